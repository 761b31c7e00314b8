import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { chordsOf, contoursOfPath, inkArea, inkOfAll, shapeOf } from '../tests/accuracy/cut/seenInk';
import { contoursOn } from '../tests/painting/dxf/readDxf';
import { drawnBy } from '../tests/painting/plt/readPlt';
import { signedArea } from '../tests/painting/sheet/points';
import { makeStone } from './access/stones';
import { drawn } from './stage';
import { openTradeFiles } from './tradeFiles';

/** A name, and a heart that is mirrored and lies over it, on a stone 750 mm high. */
const HEIGHT = 750;
const ANNA = {
  ...{ type: 'text', subText: 'Anna', fontFamily: 'EB Garamond', fontSize: '90', fontColor: 'guld' },
  position: { x: 300, y: 350 },
};
const HEART = {
  ...{ type: 'sandblownVignet', vignetId: 582, scale: 1, fontColor: 'guld', reverse: true },
  ...{ transform: 'scale(-1 1)', position: { x: 300, y: 340, rotation: 20 } },
};

async function downloaded(page: Page, name: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  await page.getByText('Luk', { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return readFileSync(await download.path(), 'utf8');
}

test('a heart that lies over a name is cut as it is seen, by every file for a plotter @phone', async ({
  page,
}) => {
  const { id, token } = await makeStone(page, { Parms: [ANNA, HEART] });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await openTradeFiles(page);
  const svg = await downloaded(page, /^SVG, ét bogstav/);
  const paths = [...svg.matchAll(/<path d="(M[^"]+)"/g)].map(([, d = '']) => shapeOf(contoursOfPath(d)));
  const [name, heart] = [paths.slice(0, -1), paths.slice(-1)].map((shapes) => inkArea(inkOfAll(shapes)));
  const seen = inkArea(inkOfAll(paths));
  // They really overlap.
  expect(seen).toBeLessThan((name ?? 0) + (heart ?? 0) - 100);
  const cut = (contours: readonly (readonly (readonly [number, number])[])[]) =>
    contours.reduce((sum, contour) => sum + signedArea(contour), 0);
  const dxf = contoursOn(await downloaded(page, /^DXF med kurver/), 'ENGRAVE', HEIGHT, chordsOf);
  expect(Math.abs(cut(dxf) / seen - 1)).toBeLessThan(0.0005);
  const legacy = contoursOn(await downloaded(page, /^DXF med linjer/), 'ENGRAVE', HEIGHT);
  expect(Math.abs(cut(legacy) / seen - 1)).toBeLessThan(0.0005);
  const plt = drawnBy(await downloaded(page, /^PLT/), HEIGHT).get(1) ?? [];
  expect(Math.abs(cut(plt) / seen - 1)).toBeLessThan(0.001);
});
