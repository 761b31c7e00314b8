import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { fontOf } from '../../../fonts/catalogue';
import { type Locale, nameIn } from '../../../src/stone/catalogue/naming';
import { differencesBetween } from '../../../src/stone/differences/differencesBetween';
import { type DifferenceWords, sayDifferences } from '../../../src/stone/differences/sayDifferences';
import { sealedDesign } from '../../../src/stone/sealing/sealedDesign';
import { type Design, design } from '../../../src/stone/stone';
import { CHANGES } from '../../accuracy/seal/changes';
import { REWRITINGS } from '../../accuracy/seal/rewritings';
import { richDesign } from '../../accuracy/seal/richDesign';
import { randomFrom } from '../../random';
import { localeTexts } from './localeTexts';

const { catalogue } = await catalogueFromFiles();

function wordsIn(locale: Locale): DifferenceWords {
  const named = (entries: readonly (Parameters<typeof nameIn>[1] & { id: number })[]) => (id: number) => {
    const entry = entries.find((each) => each.id === id);
    return entry && nameIn(locale, entry);
  };
  return {
    locale,
    say: localeTexts(locale),
    stone: named(catalogue.stoneTypes),
    material: named(catalogue.stoneTypes.flatMap(({ Variants }) => Variants)),
    vignet: named(catalogue.vignets),
    attachment: named(catalogue.attachments),
    typeface: (family) => fontOf(family)?.Name,
  };
}

const said = (locale: Locale, before: Design, after: Design) =>
  sayDifferences(differencesBetween(before, after), before, after, wordsIn(locale)).map(({ text }) => text);

const stone = (given: object) => design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, ...given });
const at = (y: number, given: object) => ({ type: 'text', position: { x: 300, y, rotation: 0 }, ...given });

const BEFORE = stone({
  Parms: [
    at(200, { subText: 'Karen Holm', fontSize: '40' }),
    at(300, { subText: '* 12.4.1941' }),
    at(340, { subText: '† 3.11.2026' }),
    { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500, rotation: 0 } },
  ],
});

const changed = (index: number, change: object) =>
  design.parse({
    ...BEFORE,
    Parms: BEFORE.Parms.map((each, place) => (place === index ? { ...each, ...change } : each)),
  });

describe('A family reads', () => {
  test('a date that was corrected, in each language', () => {
    const after = changed(2, { subText: '† 4.11.2026' });
    expect(said('da', BEFORE, after)).toEqual(['»† 3.11.2026« blev til »† 4.11.2026«']);
    expect(said('de', BEFORE, after)).toEqual(['Aus „† 3.11.2026“ wurde „† 4.11.2026“']);
    expect(said('no', BEFORE, after)).toEqual(['«† 3.11.2026» ble til «† 4.11.2026»']);
  });

  test('a line that was moved by 3 mm, and all of them together in one sentence', () => {
    expect(said('da', BEFORE, changed(0, { position: { x: 303, y: 200, rotation: 0 } }))).toEqual([
      '»Karen Holm« er flyttet 3 mm til højre',
    ]);
    expect(said('de', BEFORE, changed(0, { position: { x: 297.5, y: 202, rotation: 0 } }))).toEqual([
      '„Karen Holm“ ist versetzt: 2,5 mm nach links und 2 mm nach unten',
    ]);
    const all = design.parse({
      ...BEFORE,
      Parms: BEFORE.Parms.map((each) => ({
        ...each,
        position: { ...each.position, y: each.position.y - 7 },
      })),
    });
    expect(said('no', BEFORE, all)).toEqual(['4 deler er flyttet 7 mm opp']);
    expect(said('da', BEFORE, changed(0, { position: { x: 300.001, y: 200, rotation: 0 } }))).toEqual([
      '»Karen Holm« er flyttet 0,001 mm til højre',
    ]);
  });

  test('another stone, material, colour, typeface, height and vignet', () => {
    const other = stone({ ...BEFORE, StoneTypeId: 21, StoneTypeVariantId: 2107 });
    const [first, second] = said('da', BEFORE, other);
    expect(first).toMatch(/^Stenen er .+ i stedet for Svajet gravsten$/);
    expect(second).toMatch(/^Materialet er .+ i stedet for Svensk sort granit, poleret$/);
    const line = changed(0, { fontColor: 'guld', fontFamily: 'Libre Caslon Text', fontSize: '42.5' });
    expect(said('da', BEFORE, line).toSorted()).toEqual([
      '»Karen Holm«, farve: Guld i stedet for Hvid',
      '»Karen Holm«: bogstavhøjden er 42,5 mm i stedet for 40 mm',
      '»Karen Holm«: skriften er Caslon i stedet for Garamond',
    ]);
    const [vignet] = said('da', BEFORE, changed(3, { vignetId: 553 }));
    expect(vignet).toMatch(/^»Rosengren« blev til ».+«$/);
  });

  test('what came and went; a line that moved down for a new one is still itself', () => {
    const after = stone({
      Parms: [
        at(200, { subText: 'Karen Holm', fontSize: '40' }),
        at(300, { subText: 'født Berg' }),
        at(340, { subText: '* 12.4.1941' }),
        at(380, { subText: '† 3.11.2026' }),
      ],
    });
    expect(said('da', BEFORE, after)).toEqual([
      '»født Berg« er kommet til',
      'Vignetten »Rosengren« er fjernet',
      '2 dele er flyttet 40 mm ned',
    ]);
  });

  test('a base, its loss, a frame, and what is only kept free', () => {
    const based = stone({ ...BEFORE, make: { base: { width: 700, height: 150, depth: 240 } } });
    expect(said('da', BEFORE, based)).toEqual(['Soklen er en anden end før']);
    expect(said('da', based, BEFORE)).toEqual(['Stenen står ikke længere på en sokkel']);
    const framed = stone({ ...BEFORE, Frame: { Type: 'doubleLine' } });
    expect(said('de', BEFORE, framed)).toEqual([
      `Der Rahmen: ${localeTexts('de')('designer:frameTypes.doubleLine')} statt ${localeTexts('de')('designer:frameTypes.none')}`,
    ]);
    expect(said('da', BEFORE, changed(1, { reserved: true }))).toEqual([
      '»* 12.4.1941« laves ikke nu, pladsen holdes fri til senere',
    ]);
  });
});

test('elements are known by their identity where that is told, whatever they say', () => {
  const swapped = design.parse({
    ...BEFORE,
    Parms: BEFORE.Parms.with(1, { ...BEFORE.Parms[1], subText: '† 3.11.2026' } as never).with(2, {
      ...BEFORE.Parms[2],
      subText: '* 12.4.1941',
    } as never),
  });
  const ids = { before: [1, 2, 3, 4], after: [1, 2, 3, 4] };
  expect(differencesBetween(BEFORE, swapped, ids).map(({ kind }) => kind)).toEqual(['words', 'words']);
});

test('there is a difference just where the sealed design is another, for every kind of change and of rewriting', () => {
  const random = randomFrom(4);
  const kinds = new Map<string, number>();
  for (let round = 0; round < 12; round += 1) {
    const before = richDesign(random, catalogue, 'data:image/jpeg;base64,AA==');
    const sealed = sealedDesign(before);
    for (const [name, change] of Object.entries(CHANGES)) {
      const after = change(before, random, catalogue);
      if (!after) continue;
      expect(sealedDesign(after), name).not.toBe(sealed);
      const texts = said('da', before, after);
      expect(texts, name).not.toEqual([]);
      expect(texts.join('\n'), name).not.toMatch(/undefined|NaN/);
      expect(
        differencesBetween(before, after).map(({ kind }) => kind),
        name,
      ).not.toContain('other');
      kinds.set(name, (kinds.get(name) ?? 0) + 1);
    }
    for (const [name, rewrite] of Object.entries(REWRITINGS)) {
      const body = JSON.parse(JSON.stringify(before));
      rewrite(body, random);
      const after = design.parse(body);
      expect(sealedDesign(after), name).toBe(sealed);
      expect(differencesBetween(before, after), name).toEqual([]);
    }
  }
  expect([...kinds.keys()].toSorted()).toEqual(Object.keys(CHANGES).toSorted());
});
