import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { buildScene } from '../../../src/scene/buildScene';
import { checkScene } from '../../../src/scene/checks/checkScene';
import { lettersApart } from '../../../src/scene/remedies/lettersApart';
import type { Scene } from '../../../src/scene/scene';
import { silhouetteOf } from '../../../src/scene/silhouetteOf';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import type { StoneType, StoneVariant } from '../../../src/stone/catalogue/stoneType';
import { cutLike } from '../../../src/stone/finish';
import { thingsOn } from '../../../src/stone/fitting/fitting';
import { setWithin } from '../../../src/stone/fitting/setWithin';
import { letterHeightsOn } from '../../../src/stone/letterHeights';
import { type Design, design } from '../../../src/stone/stone';
import { compose, type Occasion } from '../../../src/stone/templates/compose';
import { type People, sayingOf, type Words } from '../../../src/stone/templates/people';
import { type Template, template } from '../../../src/stone/templates/template';
import { catalogue } from '../../scene/drawnStone';
import { strokes } from '../../scene/measuredStrokes';

const templates = z.array(template).parse(JSON.parse(readFileSync('catalogue/templates.json', 'utf8')));
const wordsIn = (locale: string) =>
  JSON.parse(readFileSync(`locales/${locale}/templates.json`, 'utf8')) as Words;
const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(templates.flatMap(({ lines }) => lines.map(({ font }) => font)));

/** Two people of these names, with the longest dates. */
const named = (decName: string, partnerName: string): People => ({
  decName,
  decBirth: '28. september 1938',
  decDeath: '30. november 2026',
  partnerName,
  partnerBirth: '12. december 1936',
  partnerDeath: '19. september 2021',
});

const LONG = named('Anne Margrethe Skovgaard-Petersen', 'Christian Frederik Skovgaard-Petersen');
const PEOPLE: readonly (People | undefined)[] = [
  undefined,
  named('Bo Ek', 'Wilhelmine Mommsen'),
  named('Kirsten Margrethe Sørensen', 'Ida Juhl'),
  LONG,
];

/** The shapes that have much less room for a line than their breadth. */
const NARROW = new Set(['bauta', 'cross', 'heart', 'obelisk']);

/** Everything that stands on a stone, in the order of its lines. */
const wordsOf = ({ Parms }: Design) =>
  Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : [])).join(' ');

/** The stones a template is offered for: those of its kind, and broad enough for two. */
const offeredFor = (one: Template) =>
  catalogue.stoneTypes.filter(
    ({ type, existing, width }) => type === one.kind && !existing && (one.people === 1 || width >= 800),
  );

/** The stones a template is made for: of about its own proportions. */
const stonesFor = (one: Template) =>
  offeredFor(one).filter(({ shape: form, width, height }) => {
    const shape = width / height / (one.width / one.height);
    return form !== 'cross' && shape > 0.8 && shape < 1.25;
  });

/** The stone polished, where it comes so: a rough one takes no fine letters. */
function variantOn({ Variants }: StoneType): StoneVariant {
  const [variant] = Variants.toSorted((one, other) => one.thinnestStroke - other.thinnestStroke);
  if (!variant) throw new Error('a stone without a material');
  return variant;
}

function occasionOn(type: StoneType, people?: People, locale: string = 'da'): Occasion {
  const variant = variantOn(type);
  return {
    design: design.parse({ StoneTypeId: type.id, StoneTypeVariantId: variant.id }),
    face: type,
    ground: variant,
    people,
    words: wordsIn(locale),
    vignets: catalogue.vignets,
    letterHeights: letterHeightsOn(FONTS, variant),
  };
}

/** A template set onto a stone, as the designer offers it; undefined where it does not. */
function offered(one: Template, type: StoneType, people?: People, locale = 'da'): Design | undefined {
  const occasion = occasionOn(type, people, locale);
  const things = thingsOn(occasion.design, { ...catalogue, fonts: FONTS }, variantOn(type));
  return setWithin(compose(one, occasion), { ...type, silhouette: silhouetteOf(type) }, things);
}

/** The scene of a template that is used, its letters set apart as the stage does it. */
function used(set: Design): Scene {
  const sceneOf = (one: Design) => buildScene(one, sourcesFrom(catalogue, fonts));
  return sceneOf(lettersApart(set, sceneOf));
}

/** Everything is there, and a mason would object to no place. */
function expectWell(one: Template, type: StoneType, people: People | undefined, locale: string): void {
  const set = offered(one, type, people, locale);
  const where = `${type.Name}, ${locale}, ${people?.decName}`;
  if (!set) throw new Error(`${one.Name} has no room on ${where}`);
  const scene = used(set);
  expect(
    scene.nodes.filter(({ kind }) => kind === 'unavailable'),
    where,
  ).toEqual([]);
  expect([...scene.warnings, ...checkScene(scene, strokes)], where).toEqual([]);
  expect(wordsOf(set)).toEqual(
    one.lines.map(({ says }) => sayingOf(says, people, wordsIn(locale))).join(' '),
  );
}

describe('A template', () => {
  test('is there at least twelve times, for every kind of grave, each under a number of its own', () => {
    expect(templates.length).toBeGreaterThanOrEqual(12);
    expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(['coffin', 'urn', 'lawn']));
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  test.each(templates.map((one) => [one.Name, one] as const))(
    '“%s” stands well on the stones of its kind: nothing missing, outside or over something else',
    (_name, one) => {
      expect(stonesFor(one).length).toBeGreaterThan(0);
      for (const type of stonesFor(one)) {
        for (const people of PEOPLE) expectWell(one, type, people, 'da');
        // Names and dates are the same in every language; only the sample words and the verses differ.
        for (const locale of LOCALES) expectWell(one, type, undefined, locale);
      }
    },
  );

  test.each(templates.map((one) => [one.Name, one] as const))(
    '“%s” stands as well on a stone of another shape that it is offered for: a heart, a cross, an obelisk',
    (_name, one) => {
      const others = offeredFor(one).filter((type) => !stonesFor(one).includes(type));
      for (const type of others) {
        const isOffered = offered(one, type, LONG) !== undefined;
        // A narrow one has no room for a long name in letters that have to be high, or within a frame.
        if (!NARROW.has(type.shape)) expect(isOffered, type.Name).toBe(true);
        if (isOffered) expectWell(one, type, LONG, 'da');
      }
    },
  );

  test('is there for a long name on every stone, of whatever shape', () => {
    for (const type of catalogue.stoneTypes.filter((each) => !each.existing && each.type !== 'reference')) {
      const some = templates.filter(
        (one) => one.kind === type.type && one.people === 1 && offered(one, type, LONG),
      );
      expect(some.length, type.Name).toBeGreaterThanOrEqual(3);
    }
  });

  test('is offered on rough stones where its letters can be cut into them, and nowhere else', {
    timeout: 120_000,
  }, () => {
    for (const type of catalogue.stoneTypes.filter(({ type: kind }) => kind !== 'reference')) {
      // One of those that are cut alike: letters do not depend on what else a stone is.
      for (const variant of type.Variants.filter((one) => cutLike(one) === 'rough').slice(0, 1)) {
        const rough = { ...type, Variants: [variant] };
        const some = templates.filter(
          (one) => one.kind === type.type && one.people === 1 && offered(one, rough, PEOPLE[1]),
        );
        expect(some.length, `${type.Name}, ${variant.Name}`).toBeGreaterThanOrEqual(2);
        for (const one of some) expectWell(one, rough, PEOPLE[1], 'da');
      }
    }
  });

  test.each(templates.map((one) => [one.Name, one] as const))(
    '“%s” can be sandblasted as it is shown',
    (_name, one) => {
      const [type] = stonesFor(one).filter(({ width }) => width >= one.width);
      if (!type) throw new Error('no stone is large enough');
      for (const locale of LOCALES) {
        const scene = used(compose(one, occasionOn(type, undefined, locale)));
        expect(checkScene(scene, strokes), locale).toEqual([]);
      }
    },
  );

  test('gives two names one height, and the dates of both another', () => {
    for (const one of templates.filter(({ people }) => people === 2)) {
      for (const type of stonesFor(one)) {
        const couple = named('Bo Ek', 'Christian Frederik Skovgaard-Petersen');
        const beside = compose(one, occasionOn(type, couple)).Parms.filter(
          ({ position }) => Math.abs(position.x - type.width / 2) > 1,
        );
        const heights = beside.flatMap((parm) => (parm.type === 'text' ? [parm.fontSize] : []));
        expect(heights.length, type.Name).toBeGreaterThanOrEqual(4);
        expect(new Set(heights).size, type.Name).toBe(2);
      }
    }
  });

  test('breaks a name that is long, rather than have it smaller than the dates below it', () => {
    for (const one of templates) {
      for (const type of stonesFor(one)) {
        for (const people of PEOPLE) {
          const lines = compose(one, occasionOn(type, people)).Parms.filter((parm) => parm.type === 'text');
          const size = (said: RegExp) =>
            lines.filter(({ subText }) => said.test(subText)).map(({ fontSize }) => Number(fontSize));
          const names = size(/Ek|Juhl|Sørensen|Wamm|Mommsen|Petersen|Efternavn/);
          const dates = size(/\d{4}/);
          expect(Math.min(...names), `${one.Name}, ${people?.decName}`).toBeGreaterThanOrEqual(
            Math.max(...dates),
          );
        }
      }
    }
  });

  test('sets a broken name apart from its surname, closely, and above what stands beneath', () => {
    const [first] = templates;
    const [type] = first ? stonesFor(first) : [];
    if (!first || !type) throw new Error('no template, or no stone');
    const lines = compose(first, occasionOn(type, named('Kirsten Margrethe Sørensen', ''))).Parms.filter(
      (parm) => parm.type === 'text',
    );
    const [given, surname, birth] = lines;
    expect([given?.subText, surname?.subText]).toEqual(['Kirsten Margrethe', 'Sørensen']);
    const lead = (surname?.position.y ?? 0) - (given?.position.y ?? 0);
    expect(lead / Number(given?.fontSize)).toBeCloseTo(1.5, 1);
    expect((birth?.position.y ?? 0) - (surname?.position.y ?? 0)).toBe(70);
  });

  test('leaves out when a spouse died of whom no case says so, and keeps the other lines', () => {
    const [two] = templates.filter(({ people }) => people === 2);
    const [type] = two ? stonesFor(two) : [];
    if (!two || !type) throw new Error('no template for two');
    const living = { ...named('Bo Ek', 'Ida Juhl'), partnerDeath: '' };
    const { Parms } = compose(two, occasionOn(type, living));
    expect(Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : []))).toEqual([
      'Bo Ek',
      '* 28. september 1938',
      '† 30. november 2026',
      'Ida Juhl',
      '* 12. december 1936',
      'Elsket og savnet',
    ]);
  });

  test('is light on dark granite and dark on light', () => {
    const [first] = templates;
    const [type] = first ? stonesFor(first) : [];
    if (!first || !type) throw new Error('no template, or no stone');
    const colourOn = (colour: string) => {
      const [line] = compose(first, { ...occasionOn(type), ground: { colour, finish: 'honed' } }).Parms;
      return line?.type === 'text' ? line.fontColor : undefined;
    };
    expect([colourOn('#1a1c20'), colourOn('#b9b6b0')]).toEqual(['guld', 'sort']);
  });
});
