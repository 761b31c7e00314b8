import { expect } from '@playwright/test';
import { DATA_FOLDER } from '../dataFolder';
import { lettersIn } from '../outbox';

/** The path of the mason's own link in the letter about an order with this word, once that is there. */
export async function orderLetter(word: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const about = (await lettersIn(DATA_FOLDER)).filter(({ text }) => text?.includes(word));
        [path] = about.flatMap(({ text }) => /\/mason\/ma_[\w-]+/.exec(text ?? '')?.[0] ?? []);
        return path;
      },
      { timeout: 90_000 },
    )
    .toBeDefined();
  return path ?? '';
}
