/**
 * Draws the pictures of the start page anew, by the product itself: `npx tsx docs/pictures/frontPictures.ts [name…]`.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { baked } from '../../bench/pages';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { proofreadScene } from '../../server/commands/checkedScene';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { PICTURE } from '../../src/screens/start/front/bareStone';
import { type Design, design } from '../../src/stone/stone';
import { CATALOGUE_FOLDER, catalogue } from '../../tests/golden/catalogue';
import { drawPlaced } from '../../tests/golden/placed';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { type Example, exampleStone } from './demo';

const FOLDER = 'src/screens/start/front/pictures';

/** What stands on the first stone, in the reader's language. */
const WORDS = {
  da: ['Karen Østergård', '* 14. marts 1941', '† 28. oktober 2026', 'Elsket og savnet'],
  de: ['Karen Österberg', '* 14. März 1941', '† 28. Oktober 2026', 'Geliebt und unvergessen'],
  no: ['Karen Østergård', '* 14. mars 1941', '† 28. oktober 2026', 'Elsket og savnet'],
};

/** How large a stone in its place is drawn, in CSS pixels. */
const PLACE = { width: 640, height: 560 };

/** Finished stones, each where one of its kind stands, by the backgrounds' numbers. */
const PLACES: readonly {
  readonly name: string;
  readonly example: Example;
  readonly BackgroundId: number;
  /** It lies, and is shown so; the stage shows a stone from the front. */
  readonly isLaid?: boolean;
}[] = [
  { name: 'place-double', example: 'double', BackgroundId: 17 },
  { name: 'place-boulder', example: 'bronze', BackgroundId: 20 },
  { name: 'place-urn', example: 'urn-slab', BackgroundId: 16, isLaid: true },
];

/** The first stone with these words on it, from the top; with none it is bare but for its rose. */
function stoneWith(words: readonly string[]): Design {
  const stone = design.parse(exampleStone('single'));
  const lines = stone.Parms.filter((parm) => parm.type === 'text').map((parm, line) => {
    const subText = words[line];
    return subText === undefined ? [] : [{ ...parm, subText, subTextSpacing: '' }];
  });
  const Parms = [...stone.Parms.filter(({ type }) => type !== 'text'), ...lines.flat()];
  return { ...stone, Parms };
}

/** A stone as the stage shows it, two pixels to the CSS pixel. */
async function shown(
  browser: Browser,
  url: string,
  stone: object,
  size: { readonly width: number; readonly height: number },
): Promise<Sharp> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.goto(`${url}/bench.html`);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((given) => window.bench.load(given), stone);
  await baked(page);
  const picture = sharp(await page.screenshot());
  await page.close();
  return picture;
}

/** A stone as it lies in its place, as the picture for the family shows it, two pixels to the CSS pixel. */
async function lying(stone: Design): Promise<Sharp> {
  const { tile } = await fileSupplies('da', tilesIn(CATALOGUE_FOLDER));
  const [across, high] = [PLACE.width * 2, PLACE.height * 2];
  const scene = await proofreadScene({ design: stone, catalogue });
  const { pixels, width, height } = await drawPlaced(scene, tile, across, high);
  return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const server = await runServer({ DATA_DIR: await mkdtemp(join(tmpdir(), 'gravestone-pictures-')) });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  for (const [name, words] of [...Object.entries(WORDS), ['bare', []] as const]) {
    if (!isWanted(`stone-${name}`)) continue;
    const picture = await shown(browser, server.url, stoneWith(words), PICTURE);
    await picture.clone().webp({ quality: 80 }).toFile(`${FOLDER}/stone-${name}.webp`);
    // For screens without a second pixel in each.
    await picture.resize(PICTURE.width).webp({ quality: 80 }).toFile(`${FOLDER}/stone-${name}-small.webp`);
  }
  for (const { name, example, BackgroundId, isLaid } of PLACES) {
    if (!isWanted(name)) continue;
    // Without its halves' middle lines, which nobody cuts.
    const { centerLineLeft: _left, centerLineRight: _right, ...stone } = design.parse(exampleStone(example));
    const placed = { ...stone, BackgroundId };
    const picture = await (isLaid ? lying(placed) : shown(browser, server.url, placed, PLACE));
    await picture.resize(960).webp({ quality: 74 }).toFile(`${FOLDER}/${name}.webp`);
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await removeBundle();
}
