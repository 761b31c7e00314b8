import { expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { readDesign } from '../../server/commands/readDesign';
import { compareOutlines } from '../../server/commands/verify/compareOutlines';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../server/drawing/scenes';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';

test('a DXF is known by its outlines, whether each curve is its own, as in files of before, or one stands for several', async () => {
  const { catalogue } = await catalogueFromFiles();
  const { design } = await readDesign('examples/urn-slab.json');
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  const stone = { scene, design, id: undefined, names: namesIn(catalogue), locale: 'da' } as const;
  const supplies = await fileSupplies('da', tilesIn('catalogue'));
  const written = async (exact: boolean) =>
    String(await makeFile({ format: 'dxf', legacy: false, exact }, stone, supplies));
  const [before, now] = [await written(true), await written(false)];
  expect(now.length).toBeLessThan(before.length);
  for (const text of [before, now])
    expect(await compareOutlines('stone.dxf', text, stone, supplies)).toEqual({ same: true, mm: 0 });
  const [x = expect.fail()] = /(?<=\n10\n)\d+\.\d+(?=\n20\n\d+\.\d+\n30\n)/.exec(before) ?? [];
  const moved = before.replace(`\n10\n${x}\n20`, `\n10\n${Number(x) + 0.1}\n20`);
  expect(await compareOutlines('stone.dxf', moved, stone, supplies)).toEqual({ same: false });
}, 120_000);
