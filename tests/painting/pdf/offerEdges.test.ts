import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { sealOf } from '../../../server/drawing/sealScene';
import { offerFile } from '../../../src/painting/files/offerFile';
import { buildScene } from '../../../src/scene/buildScene';
import type { Locale } from '../../../src/stone/catalogue/naming';
import { designWith, sources } from '../../scene/drawnStone';
import { pageSizes, pictureOf } from './popplerPages';

/** What office printers leave white, in mm. */
const EDGE = 12;
const DPI = 150;
const hex = (digit: string) => digit.repeat(64);
const LINE = 'Elsket og savnet af os alle';

/** An offer with every sheet it can have: the stone, its parts, what was agreed, and its seal. */
async function wholeOffer(stone: number, locale: Locale, more: object = {}): Promise<Uint8Array> {
  const design = designWith(
    Array.from({ length: 20 }, (_, line) => ({
      type: 'text',
      subText: LINE,
      position: { x: 250, y: 30 * line + 60 },
    })),
    { StoneTypeId: stone, StoneTypeVariantId: stone * 100 + 2, designName: `Å${'g'.repeat(70)}`, ...more },
  );
  const agreed = { heading: LINE, lines: Array.from({ length: 70 }, () => LINE.repeat(6)) };
  return offerFile(
    {
      scene: buildScene(design, sources),
      design,
      id: 12,
      names: sources,
      locale,
      agreement: { title: LINE, sections: [agreed] },
      seal: sealOf({ design: hex('a'), outlines: hex('b'), catalogue: hex('c'), picture: hex('d') }),
    },
    await fileSupplies(locale, tilesIn('catalogue')),
    { detailed: true },
  );
}

/** How far what is seen of a page stays from its nearest edge, in mm; paper that is nearly white is white. */
async function leastMargin(
  pdf: Uint8Array,
  page: number,
  [width]: readonly [number, number],
): Promise<number> {
  const png = await sharp(pictureOf(pdf, page, DPI))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = png;
  let least = Infinity;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) > 244) continue;
      least = Math.min(least, x, y, info.width - 1 - x, info.height - 1 - y);
    }
  }
  return (least * width) / info.width;
}

test.each([
  ['a stone of 1000 x 720 mm', 25, 'da', {}],
  [
    'a stone of 400 x 1000 mm on a base of 900 mm',
    20,
    'de',
    { make: { base: { width: 900, height: 300, depth: 300 } } },
  ],
] as const)(
  'Nothing on any sheet of the offer of %s is nearer to an edge than 12 mm',
  async (_what, stone, locale, more) => {
    const pdf = await wholeOffer(stone, locale, more);
    const pages = pageSizes(pdf);
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, size] of pages.entries()) {
      // A pixel that is grey may be covered in part.
      expect(await leastMargin(pdf, index + 1, size), `page ${index + 1}`).toBeGreaterThan(EDGE - 25.4 / DPI);
    }
  },
);
