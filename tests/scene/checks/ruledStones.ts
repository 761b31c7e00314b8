import fc from 'fast-check';
import type { JudgedStone } from '../../../src/scene/checks/judgedStone';
import { churchyardRule } from '../../../src/stone/catalogue/churchyard';
import { parm } from '../../../src/stone/parm';

/** What is known of a stone, and in one case of four is not. */
const orUnknown = <T>(known: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: fc.constant(undefined) });

const ROCKS = [
  'granite',
  'diabase',
  'gabbro',
  'gneiss',
  'marble',
  'limestone',
  'sandstone',
  'slate',
] as const;
const SORTS = ['swedishBlack', 'ronne', 'bohus', 'vanga', 'halmstad', 'paradisbakke'] as const;
const TONES = ['black', 'dark', 'grey', 'light', 'white', 'red', 'brown', 'green', 'blue'] as const;
const FINISHES = ['polished', 'honed', 'rough', 'hewn', 'flamed'] as const;
const KINDS = ['coffin', 'lawn', 'urn', 'reference'] as const;
const POSTURES = ['lying', 'upright'] as const;
const COLOURS = [
  'white',
  'grey',
  'black',
  'gold',
  'silver',
  'transparent',
  'bronze',
  'alu',
  'brown',
] as const;
const WORDS = ['hvid', 'grå', 'sort', 'guld', 'sølv', 'transparent', 'bronze', 'alu', 'brun'];
const MADE = ['engraved', 'mounted'] as const;

/** Millimetres to a tenth, so that measures often meet a limit exactly where both are whole centimetres. */
const mm = (least: number, most: number) =>
  fc.oneof(
    fc.integer({ min: least / 10, max: most / 10 }).map((cm) => cm * 10),
    fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10),
  );

const element = fc
  .record({
    type: fc.constantFrom(
      'text',
      'text',
      'text',
      'sandblownVignet',
      'standardVignet',
      'customVignet',
      'attachment',
    ),
    vignetId: fc.constant(552),
    attachmentId: fc.constant(101),
    subText: fc.constantFrom('Karen', 'Ib', '', '  '),
    variant: fc.constantFrom('sandb', 'sandb', 'bronze'),
    fontColor: fc.constantFrom(...WORDS),
    fontSize: fc.integer({ min: 8, max: 90 }).map(String),
    scale: fc.constantFrom(1, 1, 0.5, 2),
  })
  // Vignettes keep their colours as hex values: theirs is none that a rule of letters is about.
  .map((written) => parm.parse(written.type === 'text' ? written : { ...written, fontColor: '#fff' }));

/** Stones with an outline of straight lines, of everything a rule can ask about known or not. */
export const ruledStones: fc.Arbitrary<JudgedStone> = fc
  .record({
    type: fc.constantFrom(...KINDS),
    width: mm(200, 1700),
    height: mm(200, 1700),
    thickness: orUnknown(mm(40, 620)),
    shoulder: fc.double({ min: 0, max: 0.45, noNaN: true }),
    finish: orUnknown(fc.constantFrom(...FINISHES)),
    rock: orUnknown(fc.constantFrom(...ROCKS)),
    sort: orUnknown(fc.constantFrom(...SORTS)),
    tone: orUnknown(fc.constantFrom(...TONES)),
    density: fc
      .tuple(fc.integer({ min: 2000, max: 3000 }), fc.constantFrom(0, 0, 50, 1000))
      .map(([least, more]) => ({ least, most: least + more, source: 'random' })),
    posture: orUnknown(fc.constantFrom(...POSTURES)),
    base: orUnknown(fc.boolean()),
    elements: fc.array(element, { maxLength: 6 }),
  })
  .map(({ shoulder, ...stone }) => {
    const { width, height } = stone;
    const [left, right] = [(width * shoulder).toFixed(3), (width * (1 - shoulder)).toFixed(3)];
    const down = (height * shoulder).toFixed(3);
    return {
      ...stone,
      outline: `M0 ${height}L0 ${down}L${left} 0L${right} 0L${width} ${down}L${width} ${height}Z`,
    };
  });

const some = <T>(of: readonly T[]) => fc.subarray([...of], { minLength: 1 });

/** Rules that demand and exempt at random, each of all that a rule can say. */
export const randomRules = fc
  .record(
    {
      types: some(KINDS),
      ofPosture: fc.constantFrom(...POSTURES),
      tallerThan: mm(200, 900),
      fromHeight: mm(200, 900),
      upToHeight: mm(600, 1700),
      minWidth: mm(200, 600),
      maxWidth: mm(300, 1500),
      minHeight: mm(200, 600),
      maxHeight: mm(300, 1500),
      eitherWay: fc.boolean(),
      minThickness: mm(40, 200),
      maxThickness: mm(60, 600),
      maxVolume: fc.constantFrom(0.02, 0.05, 0.1, 0.2),
      volume: fc.constantFrom('box', 'outline'),
      maxWeight: fc.integer({ min: 40, max: 600 }),
      finishes: some(FINISHES),
      notFinishes: some(FINISHES),
      rocks: some(ROCKS),
      sorts: some(SORTS),
      tones: some(TONES),
      notTones: some(TONES),
      posture: fc.constantFrom(...POSTURES),
      base: fc.constantFrom('required', 'forbidden'),
      lettering: some(MADE),
      ornaments: some(MADE),
      letterColours: some(COLOURS),
      notLetterColours: some(COLOURS),
      minLetterHeight: fc.integer({ min: 10, max: 60 }),
      maxLetterHeight: fc.integer({ min: 10, max: 80 }),
      uncertain: fc.constantFrom('recommended', 'exceptions', 'unclear'),
    },
    { requiredKeys: [] },
  )
  .map((written) => churchyardRule.parse(written));
