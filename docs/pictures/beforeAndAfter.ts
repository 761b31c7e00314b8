import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOfPlaced } from './placedStone';
import { type Cell, writeSheet } from './sheet';
import { FOLDER } from './studio';

/** The sheet's file, below docs/screens. */
export const BEFORE_AND_AFTER = 'looks/before-and-after.webp';

/** What the product showed on 2026-11-26, before stones stood in their places. */
const BEFORE = 'docs/pictures/before';

/** The stones of `before/places.webp`, from left to right. */
const PLACED = [
  { stone: 15, material: 1501, place: 21 },
  { stone: 23, material: 2306, place: 14 },
  { stone: 41, material: 4102, place: 12 },
  { stone: 24, material: 2402, place: 13 },
];

/** The sheet is four pictures wide; a screen takes two. */
const WIDTH = 340;
const STRIP = 374;

/** What is shown of a phone's page or of a paper, and of a desk's window, in pixels. */
const UPRIGHT = 481;
const LEVEL = 425;

/** The upper part of a picture. */
async function top(path: string, width: number, height: number): Promise<Buffer> {
  const resized = sharp(await readFile(path)).resize({ width });
  const { info, data } = await resized.png().toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .png()
    .toBuffer();
}

/** Screens of a desk, a row each, before and after; and what is upright, four in a row. Each by its file's name. */
const SCREENS = ['start/start-1440-light', 'designer/background-1440-light', 'sending/success-1440-light'];
const UPRIGHTS = ['start/start-390-light', 'paper/offer'];

/**
 * Puts what the product showed and what it shows onto one sheet: stones in their places, before above and after below, then screens, a
 * phone and the offer, before left and after right. The pictures of now are those that lie in docs/screens.
 */
export async function drawBeforeAndAfter(): Promise<void> {
  const cells: Cell[] = [{ input: await readFile(join(BEFORE, 'places.webp')), left: 0, top: 0 }];
  for (const [at, placed] of PLACED.entries())
    cells.push({ input: await pictureOfPlaced(placed, WIDTH), left: at * WIDTH, top: STRIP });
  const nameOf = (screen: string) => screen.slice(screen.indexOf('/') + 1);
  const pair = (screen: string) => [join(BEFORE, `${nameOf(screen)}.webp`), join(FOLDER, `${screen}.webp`)];
  let down = 2 * STRIP;
  for (const screen of SCREENS) {
    for (const [at, path] of pair(screen).entries())
      cells.push({ input: await top(path, 2 * WIDTH, LEVEL), left: at * 2 * WIDTH, top: down });
    down += LEVEL;
  }
  for (const [at, path] of UPRIGHTS.flatMap(pair).entries())
    cells.push({ input: await top(path, WIDTH, UPRIGHT), left: at * WIDTH, top: down });
  await writeSheet(join(FOLDER, BEFORE_AND_AFTER), cells, 4 * WIDTH, down + UPRIGHT, 70);
}
