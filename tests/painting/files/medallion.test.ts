import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { namesIn } from '../../../src/scene/sourcesFrom';
import type { Locale } from '../../../src/stone/catalogue/naming';
import { catalogue, designWith } from '../../scene/drawnStone';
import { FIELDS, sceneWithMedallion } from '../../scene/portrait';
import { pathsOf, textOf } from '../pdf/poppler';

const GIVEN = { tone: 'sepia', rim: 'gold' };
const AT = { position: { x: 300, y: 300, rotation: 0 } };
const scene = await sceneWithMedallion(GIVEN);
const bare = await sceneWithMedallion({ ...GIVEN, hidden: true });

async function made(order: FileOrder, locale: Locale = 'da', of = scene) {
  const design = designWith([{ type: 'medallion', picture: FIELDS, ...AT, ...GIVEN }]);
  const stone = { scene: of, design, id: 12, names: namesIn(catalogue), locale };
  return makeFile(order, stone, await fileSupplies(locale, tilesIn('catalogue')));
}
const bytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? Buffer.from(content) : content;
const words = (pdf: string | Uint8Array, page: number) => textOf(bytes(pdf), page).replace(/\s+/g, ' ');

const CUT = new Map([
  ['engrave', undefined],
  ['mount', undefined],
] as const);

describe('A medallion on papers and in files', () => {
  test.each([
    ['da', 'Keramikmedaljon 9 × 12 cm', 'oval', 'sepia', 'guldkant'],
    ['de', 'Keramikmedaillon 9 × 12 cm', 'oval', 'sepia', 'Goldrand'],
    ['no', 'Keramisk medaljong 9 × 12 cm', 'oval', 'sepia', 'gullkant'],
  ] as const)('is named in its outline on the sheet and in the offer’s list: %s', async (locale, ...said) => {
    const sheet = words(await made({ format: 'pdf' }, locale), 1);
    for (const word of said) expect(sheet).toContain(word);
    expect(words(await made({ format: 'offer', detailed: true }, locale), 2)).toContain(said.join(', '));
  });

  test('has its edge on the sheet in true size, to a hundredth of a mm', async () => {
    const pdf = bytes(await made({ format: 'pdf' }));
    const boxes = pathsOf(pdf, 1)
      .filter(({ isFilled }) => !isFilled)
      .map(({ contours }) => {
        const [xs, ys] = [contours.flat().map(([x]) => x), contours.flat().map(([, y]) => y)];
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
      });
    expect(boxes).toContainEqual([255, 240, 345, 360].map((mm) => expect.closeTo(mm, 2)));
  });

  test.each([
    [
      'DXF',
      {
        format: 'dxf',
        legacy: false,
        layers: CUT,
      },
    ],
    [
      'PLT',
      {
        format: 'plt',
        layers: CUT,
      },
    ],
  ] as const)('is in nothing that a %s has cut: the same file as without it', async (_name, order) => {
    expect(await made(order)).toEqual(await made(order, 'da', bare));
  });

  test('is in a DXF as a guide', async () => {
    const guide = { format: 'dxf', legacy: false, layers: new Map([['guide', undefined]] as const) } as const;
    expect(await made(guide)).not.toEqual(await made(guide, 'da', bare));
  });
});
