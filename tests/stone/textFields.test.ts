import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { InkCache } from '../../src/painting/canvaskit/caches/inkCache';
import { entriesOf } from '../../src/painting/pdf/offer/entries';
import { translateIn } from '../../src/painting/pdf/translateIn';
import { offerTextsBy } from '../../src/painting/pdf/writtenTexts';
import { sealedOutlines } from '../../src/painting/sealing/sealedOutlines';
import { letterList } from '../../src/painting/sheet/letterList';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { saveUrgency } from '../../src/stone/autosave';
import { differencesOfElement } from '../../src/stone/differences/ofElement';
import type { Mapping } from '../../src/stone/fitting/fitDesign';
import { shrink } from '../../src/stone/fitting/shrink';
import { lineStyle, lookOf } from '../../src/stone/lineStyle';
import type { TextParm } from '../../src/stone/parm';
import { canonicalJson } from '../../src/stone/sealing/canonicalJson';
import { sealedElement } from '../../src/stone/sealing/sealedElement';
import { type Design, design } from '../../src/stone/stone';
import { carryEdit } from '../../src/stone/wished/carryEdit';
import { CHANGES } from '../accuracy/seal/changes';
import { randomFrom } from '../random';
import { catalogue, designWith, sources } from '../scene/drawnStone';

/** What is decided of a field of a text. */
interface Decided {
  /** Another value than the sample line has. */
  readonly other: unknown;
  /** `cut` where it is sealed, and an approval ends with a change of it. */
  readonly cut: boolean;
  /** When a change is saved (specification section 4). */
  readonly saved: 'now' | 'soon';
  /** Whether it belongs to how letters look, which a named style keeps. */
  readonly style: boolean;
  /** Whether it is a length, which becomes shorter with the letters on a smaller stone. */
  readonly shrinks: boolean;
  /** Whether the detailed offer says it. */
  readonly printed: boolean;
}

const { paragraphed, arched } = {
  paragraphed: { align: 'centre', leading: 40, width: 300 },
  arched: { kind: 'arc', radius: 500, side: 'outside' },
};

/** Every field of a text: the compiler asks here for what is decided of a new one, and the tests below hold the product to it. */
const FIELDS: Readonly<Record<Exclude<keyof TextParm, 'type'>, Decided>> = {
  position: {
    ...{ other: { x: 310, y: 200, rotation: 0 }, cut: true, saved: 'soon' },
    ...{ style: false, shrinks: false, printed: true },
  },
  scale: { other: 1.5, cut: true, saved: 'soon', style: false, shrinks: false, printed: true },
  group: { other: 3, cut: false, saved: 'now', style: false, shrinks: false, printed: false },
  subText: { other: 'Kirsten', cut: true, saved: 'soon', style: false, shrinks: false, printed: true },
  subTextSpacing: {
    ...{ other: '2,2,2,2,2,2,2', cut: true, saved: 'soon' },
    ...{ style: false, shrinks: true, printed: true },
  },
  variant: { other: 'bronze', cut: true, saved: 'now', style: true, shrinks: false, printed: true },
  fontFamily: { other: 'Cinzel', cut: true, saved: 'now', style: true, shrinks: false, printed: true },
  fontSpacing: { other: 120, cut: true, saved: 'now', style: true, shrinks: false, printed: true },
  letterSpacing: { other: 2, cut: true, saved: 'now', style: true, shrinks: true, printed: true },
  cursive: { other: true, cut: true, saved: 'now', style: true, shrinks: false, printed: true },
  fontSize: { other: '30', cut: true, saved: 'now', style: true, shrinks: true, printed: true },
  fontColor: { other: 'guld', cut: true, saved: 'now', style: true, shrinks: false, printed: true },
  wishedColor: { other: 'guld', cut: false, saved: 'now', style: false, shrinks: false, printed: false },
  paragraph: { other: paragraphed, cut: false, saved: 'soon', style: false, shrinks: true, printed: false },
  wraps: { other: true, cut: false, saved: 'soon', style: false, shrinks: false, printed: false },
  curve: { other: arched, cut: true, saved: 'now', style: false, shrinks: true, printed: true },
  signs: { other: { '⚭': 552 }, cut: true, saved: 'now', style: false, shrinks: false, printed: true },
  name: { other: 'Navnet', cut: false, saved: 'now', style: false, shrinks: false, printed: false },
  locked: { other: true, cut: false, saved: 'now', style: false, shrinks: false, printed: false },
  hidden: { other: true, cut: false, saved: 'now', style: false, shrinks: false, printed: true },
  reserved: { other: true, cut: true, saved: 'now', style: false, shrinks: false, printed: true },
  key: { other: 'line-karen', cut: false, saved: 'now', style: false, shrinks: false, printed: false },
  wished: { other: [], cut: false, saved: 'now', style: false, shrinks: false, printed: false },
};
const ALL = Object.entries(FIELDS);

/** In which part of `src/screens/designer` each is set; null where nobody sets it by hand. The compiler asks for that of a new one, too. */
const CONTROLS: Readonly<Record<keyof typeof FIELDS, string | null>> = {
  position: 'panels/PlaceFields',
  scale: 'panels/HeightLine',
  group: 'panels/GroupActions',
  subText: 'text/LineForm',
  subTextSpacing: 'text/SpacingRow',
  variant: 'text/LetterFields',
  fontFamily: 'text/FontPicker',
  fontSpacing: 'text/SpacingFields',
  letterSpacing: 'text/SpacingFields',
  cursive: 'text/LetterFields',
  fontSize: 'text/LetterFields',
  fontColor: 'text/LetterFields',
  wishedColor: null,
  paragraph: 'text/ParagraphForm',
  wraps: null,
  curve: 'text/CurveFields',
  signs: 'text/signs/Signs',
  name: 'elements/ElementRow',
  locked: 'layers/LayerRow',
  hidden: 'elements/ElementMenu',
  reserved: 'layers/ReserveToggle',
  key: null,
  wished: null,
};
const SET = Object.entries(CONTROLS).filter(([, control]) => control !== null);

const LINE = {
  ...{ type: 'text', subText: 'Karen ⚭', subTextSpacing: '1,1,1,1,1,1,1', fontFamily: 'EB Garamond' },
  ...{ fontSize: '40', letterSpacing: 1, position: { x: 300, y: 200, rotation: 0 }, scale: 1 },
};
const sample = designWith([LINE]);

function lineIn({ Parms: [line] }: Design): TextParm {
  if (line?.type !== 'text') throw new Error('the first element is no line');
  return line;
}
const other = (field: string, value: unknown) => designWith([{ ...LINE, [field]: value }]);

const texts = offerTextsBy(await translateIn('da'), 'da');
function printed(given: Design): string {
  return JSON.stringify(
    entriesOf(buildScene(given, sources), given.Parms, { names: sources, locale: 'da', texts }),
  );
}

/** The mapping of a face onto itself. */
const FACE = { width: 600, height: 750 };
const ONTO_ITSELF: Mapping = { from: FACE, to: FACE, factor: 1, right: 0, down: 0 };
const THINGS = {
  sizeOf: () => ({ width: 1, height: 1, lowest: 0 }),
  letterHeights: () => [5, 10, 15, 20, 30, 40],
};

const ink = new InkCache(await loadNodeKit());

/** The letters that are ordered cast for a line in bronze, each by what is ordered of it, to a millionth of a millimetre. */
function castOf(line: object) {
  const given = designWith([{ ...line, variant: 'bronze' }]);
  return new Map(
    letterList(buildScene(given, sources), given.Parms, 'da').flatMap(
      ({ family, cursive, height, letters }) =>
        letters.map(({ character, outline: { coords } }) => [
          [family, cursive, height, character].join(' '),
          Array.from(coords, (mm) => mm.toFixed(6).replace(/^-(0\.0+)$/, '$1')),
        ]),
    ),
  );
}

/** A line in which the catalogue's drawing stands for a sign that the family lacks. */
const SIGNED = { ...LINE, signs: { '⚭': 552 } };

test.each(SET)('%s is set by a control that names it', (field, control) => {
  const written = readFileSync(`src/screens/designer/${control}.tsx`, 'utf8');
  expect(written).toMatch(new RegExp(`\\b${field}\\b`));
});

describe.each(ALL)('%s', (field, decided) => {
  const changed = other(field, decided.other);

  test('is named in each language to whoever sends a wrong one', () => {
    for (const locale of ['da', 'de', 'no']) {
      const { fields } = JSON.parse(readFileSync(`locales/${locale}/server.json`, 'utf8')) as {
        fields: Record<string, string>;
      };
      expect(fields[field], locale).toMatch(/\S/);
    }
  });

  test('is kept as it was given', () => {
    expect(design.parse(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
    expect(changed).not.toEqual(sample);
  });

  test(`is ${decided.cut ? 'sealed, and its difference is said' : 'not sealed'}`, () => {
    const [was, is] = [lineIn(sample), lineIn(changed)];
    const sealed = (line: TextParm) => canonicalJson(sealedElement(line, sample));
    expect(sealed(was) !== sealed(is)).toBe(decided.cut);
    const said = differencesOfElement({ before: 0, after: 0 }, [was, sample], [is, changed]);
    expect(said.map(({ kind }) => kind)).not.toContain('other');
    // Where it lies is said by another reading, of all elements together.
    if (decided.cut && field !== 'position') expect(said.length).toBeGreaterThan(0);
  });

  test(`${decided.cut || field === 'hidden' ? 'is' : 'is not'} seen in what is cut`, () => {
    const outlines = (given: Design) => sealedOutlines(buildScene(given, sources));
    expect(outlines(changed) !== outlines(sample)).toBe(decided.cut || field === 'hidden');
  });

  test('makes no letters touch', () => {
    const kinds = checkScene(buildScene(changed, sources), ink).map(({ kind }) => kind);
    expect(kinds).not.toContain('lettersTouching');
  });

  test('leaves the letters that are ordered cast as they are', () => {
    const before = castOf(LINE);
    for (const [letter, outline] of castOf({ ...LINE, [field]: decided.other }))
      expect(outline, letter).toEqual(before.get(letter) ?? outline);
  });

  test('leaves a drawn sign its name', () => {
    const line = designWith([{ ...SIGNED, [field]: decided.other }]);
    if (printed(line) !== '[]' && field !== 'subText') expect(printed(line)).toContain('(Rosengren)');
  });

  test(`is saved ${decided.saved}`, () => {
    expect(saveUrgency(sample, changed)).toBe(decided.saved);
  });

  test(`${decided.style ? 'is' : 'is not'} kept by a named style`, () => {
    expect(field in lineStyle.shape && field !== 'name').toBe(decided.style);
    const isTaken = canonicalJson(lookOf(lineIn(changed))) !== canonicalJson(lookOf(lineIn(sample)));
    expect(isTaken).toBe(decided.style);
  });

  test(`${decided.shrinks ? 'becomes smaller' : 'stays as it is'} on a smaller stone`, () => {
    const line = lineIn(changed);
    const smaller = shrink(line, 0.5, THINGS);
    const isSame = canonicalJson(Reflect.get(smaller, field)) === canonicalJson(Reflect.get(line, field));
    expect(isSame).toBe(!decided.shrinks);
    // What became smaller there stays so when something else is changed here.
    const moved = { ...line, position: { ...line.position, x: line.position.x + 5 } };
    const carried = carryEdit(smaller, line, moved, ONTO_ITSELF, THINGS);
    expect(Reflect.get(carried, field) ?? null).toEqual(
      field === 'position' ? moved.position : (Reflect.get(smaller, field) ?? null),
    );
  });

  test(`${decided.printed ? 'is read' : 'is not read'} from the detailed offer`, () => {
    expect(printed(changed) !== printed(sample)).toBe(decided.printed);
  });
});

test.each(ALL.filter(([, { other }]) => other === true))(
  '%s is sealed as if it had never been there once it is off',
  (field) => {
    const sealed = (given: Design) => canonicalJson(sealedElement(lineIn(given), given));
    expect(sealed(other(field, false))).toBe(sealed(sample));
  },
);

test('Each field that is cut is among the random changes that no seal may accept', () => {
  const tried = new Set<string>();
  const random = randomFrom(5);
  for (const change of Object.values(CHANGES)) {
    const changed = change(sample, random, catalogue)?.Parms[0];
    if (changed?.type !== 'text') continue;
    for (const field of Object.keys(FIELDS))
      if (canonicalJson(Reflect.get(changed, field)) !== canonicalJson(Reflect.get(lineIn(sample), field)))
        tried.add(field);
  }
  const cut = ALL.flatMap(([field, decided]) => (decided.cut ? [field] : []));
  expect(cut.filter((field) => !tried.has(field))).toEqual([]);
});
