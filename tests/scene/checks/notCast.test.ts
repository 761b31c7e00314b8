import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONTS, fontOf } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { buildScene } from '../../../src/scene/buildScene';
import { notCast } from '../../../src/scene/checks/notCast';
import { castLetters } from '../../../src/scene/remedies/castLetters';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { sentenceNameOf } from '../../../src/stone/findingWords';
import { CAST_CHARACTERS, CAST_FAMILIES, nearestCastLetters } from '../../../src/stone/foundry';
import { type Design, design } from '../../../src/stone/stone';
import { catalogue, designWith } from '../drawnStone';

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));
const sources = sourcesFrom(catalogue, fonts);

const found = (one: Design) =>
  buildScene(one, sources).nodes.flatMap((node) => (node.kind === 'lettering' ? [...notCast(node)] : []));
const bronze = (given: object) => ({
  type: 'text',
  subText: 'Søren Ågård * 12.4.1941 – † 2026',
  variant: 'mounted',
  fontColor: 'bronze',
  fontFamily: 'Alegreya',
  fontSize: '25',
  ...given,
});
const ofLine = (given: object) => found(designWith([bronze(given)]));

describe('Letters that the foundry does not make', () => {
  test('are not those of the catalogue’s bronze families, upright and italic, in the heights on offer', () => {
    for (const { family, heights, italic } of FONTS.filter(({ group }) => group === 'bronze')) {
      for (const height of heights) {
        for (const cursive of italic ? [false, true] : [false]) {
          expect(ofLine({ fontFamily: family, fontSize: String(height), cursive })).toEqual([]);
        }
      }
    }
  });

  test('are of a height that is not cast: between two, below the lowest, or scaled from one that is', () => {
    const measured = (given: object) =>
      ofLine(given).map(({ kind, severity, elements, value, limit }) => [
        kind,
        severity,
        elements,
        value,
        limit,
      ]);
    expect(measured({ fontSize: '18' })).toEqual([['notCast', 'error', [0], 18, 20]]);
    expect(measured({ fontSize: '22.5' })).toEqual([['notCast', 'error', [0], 22.5, 20]]);
    expect(measured({ fontSize: '8' })).toEqual([['notCast', 'error', [0], 8, 15]]);
    expect(measured({ fontSize: '20', scale: 1.5 })).toEqual([]);
    expect(measured({ fontSize: '20', scale: 1.1 })).toEqual([['notCast', 'error', [0], 22, 20]]);
  });

  test('are of a family without patterns; the nearest in kind is named', () => {
    expect(ofLine({ fontFamily: 'Alex Brush', fontSize: '8' })).toMatchObject([
      { kind: 'notCast', value: 'Alex Brush', limit: 'Great Vibes', characters: [] },
    ]);
    expect(ofLine({ fontFamily: 'Jost' })).toMatchObject([{ limit: 'Josefin Sans' }]);
  });

  test('are slanted where no italic is cast', () => {
    expect(ofLine({ fontFamily: 'Belleza', cursive: true })).toMatchObject([{ value: 'cursive' }]);
    expect(ofLine({ fontFamily: 'Alegreya', cursive: true })).toEqual([]);
  });

  test('are characters without a pattern, each named with its place', () => {
    expect(ofLine({ subText: 'Bo ♥ Ida ∞' })).toMatchObject([
      {
        value: '♥ ∞',
        characters: [
          { element: 0, index: 3, character: '♥' },
          { element: 0, index: 9, character: '∞' },
        ],
      },
    ]);
  });

  test('are none where a line is cut, or says nothing', () => {
    expect(ofLine({ variant: 'sandb', fontSize: '18', fontFamily: 'Jost' })).toEqual([]);
    expect(ofLine({ fontSize: '18', subText: ' ' })).toEqual([]);
  });

  test('are not on the examples', () => {
    const example = design.parse(JSON.parse(readFileSync('examples/bronze.json', 'utf8')));
    expect(found(example)).toEqual([]);
  });
});

describe('What the foundry makes', () => {
  test('is on offer: the families of the catalogue in heights of theirs, and no italic without an italic’s file', () => {
    for (const { family, heights, italic } of CAST_FAMILIES) {
      const font = fontOf(family);
      expect(font, family).toBeDefined();
      expect(
        heights.filter((height) => !font?.heights.includes(height)),
        family,
      ).toEqual([]);
      expect(italic && !font?.italic, family).toBe(false);
    }
  });

  test('is near to every family on offer, which says so, and a script to each script', () => {
    const said = Object.keys(JSON.parse(readFileSync('catalogue/foundry.json', 'utf8')).nearest);
    const cast = CAST_FAMILIES.map(({ family }) => family);
    expect([...said, ...cast].toSorted()).toEqual(FONTS.map(({ family }) => family).toSorted());
    for (const { family, group } of FONTS) {
      const { family: near } = nearestCastLetters(family);
      const isScript = fontOf(near)?.group === 'script';
      expect(isScript, `${family}: ${near}`).toBe(group === 'script');
    }
  });

  test('has the letters of the three languages', () => {
    expect([...'æøåÆØÅäöüÄÖÜßéÉ0123456789.,–-†*&'].filter((one) => !CAST_CHARACTERS.has(one))).toEqual([]);
  });
});

describe('Using what is cast', () => {
  test.each([
    [{ fontSize: '18' }, { fontFamily: 'Alegreya', fontSize: '20', scale: 1 }],
    [
      { fontSize: '20', scale: 1.1 },
      { fontSize: '20', scale: 1 },
    ],
    [
      { fontFamily: 'Alex Brush', fontSize: '8' },
      { fontFamily: 'Great Vibes', fontSize: '30' },
    ],
    [
      { fontFamily: 'Belleza', cursive: true },
      { fontFamily: 'Belleza', cursive: false },
    ],
  ])('leaves nothing that is not: %o', (given, expected) => {
    const before = designWith([bronze(given)]);
    const [finding] = found(before);
    const edit = finding && castLetters(finding, { design: before });
    if (!edit) throw new Error('no remedy');
    const after = applyEdit(before, edit);
    expect(found(after)).toEqual([]);
    expect(after.Parms[0]).toMatchObject(expected);
  });

  test('is no way out for a character without a pattern', () => {
    const before = designWith([bronze({ subText: '♥' })]);
    const [finding] = found(before);
    expect(finding && sentenceNameOf(finding)).toBe('notCastCharacter');
    expect(finding && castLetters(finding, { design: before })).toBeUndefined();
  });
});
