import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { fullSizeFile } from '../../../src/painting/files/fullSizeFile';
import { buildScene } from '../../../src/scene/buildScene';
import type { Locale } from '../../../src/stone/catalogue/naming';
import { designWith, sources } from '../../scene/drawnStone';
import { boxOf } from '../sheet/pieces';
import { type DrawnPath, pageSizes, pathsOf, textOf } from './poppler';

const BASE = { width: 700, height: 150, depth: 240 };
const LETTERS = { type: 'text', subText: 'HI', fontSize: '100', position: { x: 300, y: 400 } };

async function sheetOf(make: object | undefined, locale: Locale = 'da', tiled?: 'a4'): Promise<Uint8Array> {
  const design = designWith([LETTERS], { StoneTypeVariantId: 1503, ...(make && { make }) });
  const stone = { scene: buildScene(design, sources), design, id: 12, names: sources, locale };
  return fullSizeFile(stone, await fileSupplies(locale, tilesIn('catalogue')), { tiled });
}

/** Words as they are read, line ends as spaces. */
const read = (pdf: Uint8Array, page: number) => textOf(pdf, page).split(/\s+/).join(' ');

const isSize = ({ left, right, top, bottom }: ReturnType<typeof boxOf>, width: number, height: number) =>
  Math.abs(right - left - width) < 0.01 && Math.abs(bottom - top - height) < 0.01;

/** Whether a line or an edge of a width and a height in mm of paper is drawn. */
const isDrawn = (paths: readonly DrawnPath[], width: number, height: number) =>
  paths.some(({ contours, isStroked }) => isStroked && isSize(boxOf(contours.flat()), width, height));

describe('The workshop’s sheet of a stone that is ordered with its base and edges, read by Poppler', () => {
  test('has a page of A4 with the stone from three sides in 1:10, every edge as long as its measure', async () => {
    const pdf = await sheetOf({ thickness: 140, base: BASE, edge: 'honed', side: 'rough', bevel: 12.5 });
    expect(pageSizes(pdf).map(([width, height]) => [Math.round(width), Math.round(height)])).toEqual([
      [600, 750],
      [210, 297],
    ]);
    const paths = pathsOf(pdf, 2);
    for (const [name, width, height] of [
      ['the face', 60, 75],
      ['the base from the front', 70, 15],
      ['the stone from the side', 14, 75],
      ['the base from the side', 24, 15],
      ['the stone from above', 60, 14],
      ['the base from above', 70, 24],
      ['the control line', 100, 0],
    ] as const)
      expect(isDrawn(paths, width, height), name).toBe(true);
    const edge = paths.map(({ contours }) => boxOf(contours.flat())).find((box) => isSize(box, 60, 75));
    if (!edge) throw new Error('the face is not drawn');
    // Nothing else is a stroke within the face: letters are filled.
    const within = paths
      .filter(({ isStroked, isFilled }) => isStroked && !isFilled)
      .map(({ contours }) => boxOf(contours.flat()))
      .filter((box) => box.left > edge.left + 1 && box.right < edge.right - 1)
      .filter((box) => box.top > edge.top + 1 && box.bottom < edge.bottom - 1);
    const bevel = boxOf(
      within.flatMap(({ left, top, right, bottom }) => [
        [left, top],
        [right, bottom],
      ]),
    );
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(bevel[side] - edge[side]), side).toBeCloseTo(1.25, 2);
  });

  test.each([
    ['da', ['Stenens udførelse', 'Målestok 1:10', 'Tykkelse 140 mm', 'Sider: råkløvet', 'Fas 12,5 mm']],
    ['de', ['Maßstab 1:10', 'Stärke 140 mm', 'Seitenflächen: spaltrau', 'Fase 12,5 mm']],
    ['no', ['Målestokk 1:10', 'Tykkelse 140 mm', 'Sider: råkløyvd', 'Fas 12,5 mm']],
  ] as const)('says in %s what was ordered', async (locale, said) => {
    const words = read(await sheetOf({ thickness: 140, base: BASE, side: 'rough', bevel: 12.5 }, locale), 2);
    for (const one of said) expect(words).toContain(one);
  });

  test('has that page after the tiles as well, and not where nothing was chosen', async () => {
    const tiled = await sheetOf({ base: BASE }, 'da', 'a4');
    const last = pageSizes(tiled).length;
    expect(read(tiled, last)).toContain('Stenens udførelse');
    expect(pageSizes(await sheetOf(undefined))).toHaveLength(1);
  });
});
