import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/**
 * Where the letter leads that asked an address to confirm an order; undefined before it arrived.
 *
 * @param dataFolder of the server, which writes its letters there.
 */
export async function questionIn(dataFolder: string, address: string): Promise<string | undefined> {
  const outbox = join(dataFolder, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  for (const name of names) {
    const { to, text } = await PostalMime.parse(await readFile(join(outbox, name)));
    const [page] = /https?:\/\/\S+\/confirm\/\S+/.exec(text ?? '') ?? [];
    if (page !== undefined && to?.[0]?.address === address) return new URL(page).pathname;
  }
  return undefined;
}
