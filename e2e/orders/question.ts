import { lettersIn } from '../outbox';

/**
 * Where the letter leads that asked an address to confirm an order; undefined before it arrived.
 *
 * @param dataFolder of the server, which writes its letters there.
 */
export async function questionIn(dataFolder: string, address: string): Promise<string | undefined> {
  for (const { to, text } of await lettersIn(dataFolder)) {
    const [page] = /https?:\/\/\S+\/confirm\/\S+/.exec(text ?? '') ?? [];
    if (page !== undefined && to?.[0]?.address === address) return new URL(page).pathname;
  }
  return undefined;
}
