import fc from 'fast-check';
import { FONTS } from '../../fonts/catalogue';
import type { TextParm } from '../../src/stone/parm';
import { type Design, design } from '../../src/stone/stone';
import { fontFileOf } from './fontFile';
import { hasGlyphsFor } from './strokesByHand';

/** The characters of lines: letters, figures and signs of Danish, German and Norwegian stones. */
const LETTERS = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÄÖÜ',
  ...'abcdefghijklmnopqrstuvwxyzæøåäöüßéÉ',
  ...'0123456789.,-–*†’‘“”„»«:;!?+&/() ',
];

/** Pairs that are kerned, and words. */
const GROUPS = [
  'AV',
  'To',
  'Ty',
  'LT',
  'VA',
  'P.',
  'fi',
  'ffl',
  'Tove',
  'født ',
  'død ',
  'Åse',
  'Weiß',
  '12.4.',
];

/** Characters written as more than one code point that NFC makes one. */
const COMPOSED = ['e\u0301', 'A\u030a', 'u\u0308'];

/** Characters that stay more than one code point: only some fonts have the accents they need. */
const CLUSTERS = ['q\u0303', 'T\u0308', 'x\u0323\u0302'];

/**
 * A number as entered or dragged: to a thousandth, all equally likely. (Random doubles would crowd
 * around 0, and hardly a line would be turned.)
 */
const between = (min: number, max: number) =>
  fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);

const FACES = FONTS.flatMap(({ family }) => [true, false].map((cursive) => ({ family, cursive })));

function textFor(fontFamily: string, cursive: boolean): fc.Arbitrary<string> {
  const { file } = fontFileOf({ fontFamily, cursive });
  const clusters = [...COMPOSED, ...CLUSTERS.filter((cluster) => hasGlyphsFor(file, cluster))];
  const part = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...LETTERS) },
    { weight: 2, arbitrary: fc.constantFrom(...GROUPS) },
    { weight: 1, arbitrary: fc.constantFrom(...clusters) },
  );
  return fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
}

const rotation = fc.oneof(fc.constantFrom(0, 90, 180, -90), between(-720, 720));
const fontSize = fc.oneof(fc.constantFrom(...FONTS.flatMap(({ heights }) => heights)), between(4, 120));

/** One line of letters with random settings, place, rotation and scale. */
const line = fc.constantFrom(...FACES).chain(({ family, cursive }) =>
  fc.record({
    type: fc.constant('text'),
    subText: textFor(family, cursive),
    fontFamily: fc.constant(family),
    cursive: fc.constant(cursive),
    variant: fc.constantFrom('sandb', 'bronze'),
    fontSize: fontSize.map(String),
    fontSpacing: fc.oneof(fc.constant(100), between(60, 180)),
    letterSpacing: fc.oneof(fc.constant(0), between(-2, 8)),
    subTextSpacing: fc.array(between(-4, 12), { maxLength: 30 }).map((mm) => mm.join(',')),
    position: fc.record({ x: between(-50, 700), y: between(-50, 900), rotation }),
    scale: fc.oneof(fc.constant(1), between(0.2, 3)),
  }),
);

/** Designs of one to four lines, in every family, upright and cursive. */
export const randomDesigns: fc.Arbitrary<Design> = fc
  .array(line, { minLength: 1, maxLength: 4 })
  .map((Parms) => design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, Parms }));

/** The lines of a design. */
export function linesOf({ Parms }: Design): TextParm[] {
  return Parms.flatMap((element) => (element.type === 'text' ? [element] : []));
}
