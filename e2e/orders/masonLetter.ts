import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import { DATA_FOLDER } from '../dataFolder';

/** The path of the mason's own link in the letter about an order with this word, once that is there. */
export async function orderLetter(word: string): Promise<string> {
  const folder = join(DATA_FOLDER, 'outbox');
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        for (const file of await readdir(folder)) {
          const bytes = await readFile(join(folder, file)).catch(() => undefined);
          const text = bytes && (await PostalMime.parse(bytes)).text;
          if (text?.includes(word)) path ??= /\/mason\/ma_[\w-]+/.exec(text)?.[0];
        }
        return path;
      },
      { timeout: 90_000 },
    )
    .toBeDefined();
  return path ?? '';
}
