import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '../../../src/stone/catalogue/naming';
import { finding, findingKind } from '../../../src/stone/finding';
import { NO_HEIGHTS } from '../../../src/stone/letterHeights';
import { linesOf } from '../../../src/stone/proofreading/line';
import { proofread } from '../../../src/stone/proofreading/proofread';
import { characters } from '../../../src/stone/spacing';
import { design } from '../../../src/stone/stone';
import { compose } from '../../../src/stone/templates/compose';
import type { People, Words } from '../../../src/stone/templates/people';
import { template } from '../../../src/stone/templates/template';
import { designWith } from '../../scene/drawnStone';
import { BAD } from './badInscriptions';
import { GOOD } from './goodInscriptions';
import { foundIn, kindsIn, TODAY, written } from './written';

const templates = z.array(template).parse(JSON.parse(readFileSync('catalogue/templates.json', 'utf8')));
const bad = Object.entries(BAD).flatMap(([kind, list]) => list.map((text) => [kind, text] as const));

describe('An inscription that is right', () => {
  test('stands here at least 150 times, in three languages', () => {
    expect(new Set(GOOD).size).toBe(GOOD.length);
    expect(GOOD.length).toBeGreaterThanOrEqual(150);
  });

  test.each(GOOD)('has no finding: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  test.each(readdirSync('examples').filter((file) => file.endsWith('.json')))('is that of %s', (file) => {
    const example = design.parse(JSON.parse(readFileSync(join('examples', file), 'utf8')));
    const lines = linesOf(example);
    expect(lines.length).toBeGreaterThan(2);
    expect(proofread(lines, TODAY)).toEqual([]);
  });

  const PEOPLE: readonly People[] = [
    {
      decName: 'Karen Østergård',
      decBirth: '14. marts 1941',
      decDeath: '28. oktober 2026',
      partnerName: 'Poul Østergård',
      partnerBirth: '3. maj 1938',
      partnerDeath: '2. juni 2020',
    },
    {
      decName: 'Anne Margrethe Skovgaard-Petersen',
      decBirth: '28.09.1938',
      decDeath: '30.11.2025',
      partnerName: 'Christian Frederik Skovgaard-Petersen',
      partnerBirth: '12.12.1936',
      partnerDeath: '',
    },
    {
      decName: 'Wilhelm Weiß',
      decBirth: '1. März 1938',
      decDeath: '9. Dezember 2025',
      partnerName: 'Grete Weiß geb. Voß',
      partnerBirth: '12. Juni 1940',
      partnerDeath: '',
    },
  ];
  const words = (locale: string) =>
    JSON.parse(readFileSync(`locales/${locale}/templates.json`, 'utf8')) as Words;
  const set = LOCALES.flatMap((locale) =>
    templates.flatMap((one) =>
      PEOPLE.map((people) => ({ locale, one, people, name: `${one.Name}, ${locale}` })),
    ),
  );

  test.each(set)(
    'is that of each template for the people of a case: $name, $people.decName',
    ({ one, people, locale }) => {
      const { width, height } = one;
      const face = { width, height, bounds: { x: 0, y: 0, width, height } };
      const composed = compose(one, {
        design: designWith([]),
        face,
        ground: { colour: '#222222', finish: 'polished' },
        people,
        words: words(locale),
        vignets: [],
        letterHeights: NO_HEIGHTS,
      });
      const lines = linesOf(composed);
      expect(lines.length).toBeGreaterThan(1);
      expect(proofread(lines, TODAY, people)).toEqual([]);
    },
  );
});

describe('An inscription with a fault', () => {
  test('stands here at least 150 times, of every kind that a proof-reader sees', () => {
    expect(bad.length).toBeGreaterThanOrEqual(150);
    const ofWords = findingKind.options.slice(
      findingKind.options.indexOf('sampleWords'),
      findingKind.options.indexOf('wrongLetter') + 1,
    );
    expect(Object.keys(BAD).sort()).toEqual([...ofWords].sort());
  });

  test.each(bad)('is called %s: %s', (kind, text) => {
    expect(kindsIn(text)).toContain(kind);
  });

  test.each(bad)('is named by characters that stand on the stone: %s: %s', (_kind, text) => {
    const { lines, people } = written(text);
    for (const each of proofread(lines, TODAY, people)) {
      expect(finding.parse(each)).toEqual(each);
      for (const { element, index, character } of each.characters) {
        const line = lines.find((one) => one.element === element);
        expect(characters(line?.text ?? '')[index]).toBe(character);
        expect(each.elements).toContain(element);
      }
    }
  });

  test.each([
    ['Anna Hanssen / 1938 – 2024 ## Anna Hansen; 1938; 2024', 'nameDiffers', [0, 8], 'Hanssen', 'Hansen'],
    [
      'ANNA KRISTENSEN / 1938 – 2024 ## Anna Christensen; 1938; 2024',
      'nameDiffers',
      [0, 5],
      'KRISTENSEN',
      'Christensen',
    ],
    ['Anna Hasnen / 1938 – 2024 ## Anna Hansen; 1938; 2024', 'nameDiffers', [0, 7], 'Hasnen', 'Hansen'],
    ['Bo Ågard / 1938 – 2024 ## Bo Aagaard; 1938; 2024', 'nameDiffers', [0, 4], 'Ågard', 'Aagaard'],
    [
      'Anna / * 12.4.1938 / † 5.6.2024 ## Anna Hansen; 13.4.1938; 5.6.2024',
      'dateDiffers',
      [1, 2],
      '12.4.1938',
      '13.4.1938',
    ],
    ['Anna / * 31. februar 1938', 'impossibleDate', [1, 2], '31. februar 1938', null],
    ['Anna / * 3.14.1938', 'impossibleDate', [1, 4], '3.14.1938', null],
    ['Anna / 1938 – 2O24', 'wrongLetter', [1, 8], '2O24', '2024'],
    ['HANsEN / 1938 – 2024', 'wrongLetter', [0, 3], 'HANsEN', 'HANSEN'],
    ['Anna / Hvil i i fred', 'doubleWord', [1, 7], 'i', null],
    ['Anna / Hvil i ferd', 'wrongLetter', [1, 8], 'Hvil i ferd', 'hvil i fred'],
    ['Anna / »Hvil i fred"', 'mixedQuotes', [1, 12], '"', '»'],
  ] as const)(
    'is named with its place, what it says and what it should say: %s',
    (text, kind, [element, index], value, limit) => {
      const { lines, people } = written(text);
      const named = proofread(lines, TODAY, people).find((each) => each.kind === kind);
      expect(named).toMatchObject({ value, limit });
      expect(named?.characters[0]).toMatchObject({ element, index });
    },
  );

  test('must not be cut where it is about who somebody was and when', () => {
    const severities = (text: string) => {
      const { lines, people } = written(text);
      return proofread(lines, TODAY, people).map(({ severity }) => severity);
    };
    expect(severities('Anna Hanssen / 1938 – 2024 ## Anna Hansen; 1938; 2024')).toEqual(['error']);
    expect(severities('Anna Hansen / 31. februar 1938')).toEqual(['error']);
    expect(severities('Anna Hansen / 1950 – 1941')).toEqual(['error']);
    expect(severities('Anna Hansen / 1938 – 2024 ## Anna Hansen; 1939; 2024')).toEqual(['error']);
    expect(severities('Anna Hansen / 1841 – 2024')).toEqual(['warning']);
    expect(severities('Anna Hansen / 1938–2024 / Ole Hansen / 1936-2020')).toEqual(['hint']);
  });
});

describe('Proof-reading', () => {
  test('names what is still to be filled in once, and reads no sample', () => {
    const standard = design.parse(JSON.parse(readFileSync('catalogue/standard-stone.json', 'utf8')));
    const kinds = proofread(linesOf(standard), TODAY).map(({ kind }) => kind);
    expect(kinds).toEqual(['sampleWords', 'sampleWords', 'sampleWords']);
  });

  test('finds the same in whatever order the lines were added', () => {
    for (const text of [
      'Ole / 1936 – 2010 / Anna Hanssen / 1938 – 2024 ## Anna Hansen; 1939; 2024',
      ...GOOD.slice(0, 40),
    ]) {
      const { lines, people } = written(text);
      const kinds = (order: typeof lines) =>
        proofread(order, TODAY, people)
          .map(({ kind }) => kind)
          .sort();
      expect(kinds(lines.toReversed())).toEqual(kinds(lines));
    }
  });

  test('says nothing of an empty stone', () => {
    expect(proofread([], TODAY)).toEqual([]);
    const { people } = written('x ## Anna Hansen; 1938; 2024');
    expect(proofread([], TODAY, people)).toEqual([]);
  });

  test('of sixty lines takes no more than the whole inspection of a stone may', () => {
    const { people } = written('x ## Anna Marie Hansen; 12. april 1938; 3. maj 2024; Ole Hansen; 1936; 2010');
    const lines = GOOD.slice(0, 60).map((text, element) => ({
      element,
      text: text.split(' / ')[element % 2] ?? text,
      position: { x: 500, y: 50 * element, rotation: 0 },
    }));
    proofread(lines, TODAY, people);
    // The least of several, since other tests run beside this one.
    const times = Array.from({ length: 20 }, () => {
      const begin = performance.now();
      proofread(lines, TODAY, people);
      return performance.now() - begin;
    });
    expect(Math.min(...times)).toBeLessThan(100);
  });
});
