import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { CataloguePictures } from '../../src/painting/canvaskit/caches/cataloguePictures';

const TILE = 'tiles/black-granite-polished-small.webp';

async function bytesOf(path: string): Promise<ArrayBuffer> {
  const { buffer } = Uint8Array.from(await readFile(new URL(`../../catalogue/${path}`, import.meta.url)));
  return buffer;
}

test('A picture that two ask for while it comes is fetched and decoded once', async () => {
  const source = vi.fn(bytesOf);
  const pictures = new CataloguePictures(await loadNodeKit(), source, 4);
  await Promise.all([pictures.load(TILE), pictures.load(TILE)]);
  await pictures.load(TILE);
  expect(source).toHaveBeenCalledTimes(1);
  expect(pictures.get(TILE)).toBeDefined();
  pictures.delete();
});

test('One that does not come is asked for again by the next', async () => {
  const source = vi.fn(bytesOf).mockRejectedValueOnce(new Error('down'));
  const pictures = new CataloguePictures(await loadNodeKit(), source, 4);
  const [one, other] = await Promise.allSettled([pictures.load(TILE), pictures.load(TILE)]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  await pictures.load(TILE);
  expect(source).toHaveBeenCalledTimes(2);
  expect(pictures.get(TILE)).toBeDefined();
  pictures.delete();
});
