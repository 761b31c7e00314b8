/**
 * Measures how every colour looks when it is cut or mounted: writes `catalogue/looks.json` from what the real painter
 * paints. Run it again when a material, the light or the form of a cut has changed (src/painting/relief); a test
 * compares the resulting contrasts with the pixels of whole stones. Run with `npx tsx catalogue/looks/bake.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { MATERIALS } from '../../src/painting/relief/materials';
import type { ColourName } from '../../src/stone/colours';
import type { Cut } from '../../src/stone/cut';
import { LookPainter } from './lookPainter';
import { seenFromAfar, tonesOf } from './tones';

/** The cap heights in mm that are measured: larger strokes have hardly different shares of light and shade. */
const HEIGHTS = [12, 20, 40, 80];

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1000) / 1000);

const painter = await LookPainter.open();
const looks: Record<string, object[]> = {};
for (const cut of ['engraved', 'mounted'] satisfies Cut[]) {
  for (const colour of Object.keys(MATERIALS) as ColourName[]) {
    looks[`${cut} ${colour}`] = HEIGHTS.map((height) => {
      const tones = tonesOf(seenFromAfar(painter.paint(colour, cut, height)));
      const covers = rounded(tones.map((tone) => tone.covers));
      const isOpaque = covers.every((part) => part > 0.98);
      return { greys: rounded(tones.map(({ grey }) => grey)), ...(isOpaque ? {} : { covers }) };
    });
  }
}
painter.delete();
const entries = Object.entries(looks).map(([name, byHeight]) => {
  const rows = byHeight.map((look) => `      ${JSON.stringify(look)}`).join(',\n');
  return `    ${JSON.stringify(name)}: [\n${rows}\n    ]`;
});
await writeFile(
  fileURLToPath(new URL('../looks.json', import.meta.url)),
  `{\n  "heights": ${JSON.stringify(HEIGHTS)},\n  "looks": {\n${entries.join(',\n')}\n  }\n}\n`,
);
