import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { demandsOf } from '../../src/scene/checks/churchyard';
import { UNKNOWN_DENSITY } from '../../src/stone/catalogue/material';
import { postureOf } from '../../src/stone/catalogue/posture';

const { churchyards, stoneTypes } = (await catalogueFromFiles()).catalogue;

describe('The churchyards of the catalogue', () => {
  test('are fifty at least, of three countries', () => {
    expect(churchyards.length).toBeGreaterThanOrEqual(50);
    expect(new Set(churchyards.map(({ country }) => country))).toEqual(new Set(['DK', 'DE', 'NO']));
  });

  test.each(churchyards.map((each) => [each.Name, each] as const))(
    '%s says where its rules were read, which part they are, and of what day',
    (_name, { source, section, date, rules }) => {
      expect(source?.title).toBeTruthy();
      expect(source?.url).toMatch(/^https?:\/\/[^ ]+\.[a-z]+\//);
      expect(section).not.toBe('');
      expect(date).toMatch(/^(19|20)\d\d-\d\d-\d\d$/);
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(demandsOf(rule)).not.toEqual([]);
    },
  );

  test('have an id and a name of their own', () => {
    expect(new Set(churchyards.map(({ id }) => id)).size).toBe(churchyards.length);
    expect(new Set(churchyards.map(({ Name }) => Name)).size).toBe(churchyards.length);
  });

  test('keep the ids that older designs know them by', () => {
    const named = (id: number) => churchyards.find((each) => each.id === id)?.Name;
    expect([1, 2, 3, 4, 11, 12, 21, 22, 23].map(named)).toEqual([
      'Helsingør',
      'Nørre Bjert',
      'Gladsaxe, liggende sten',
      'Kolding, afdeling T',
      'Norge, gravpladsforskriften § 23',
      'Norge § 23, grave under 2,4 × 1,2 m',
      'Kempten, enkeltgrav',
      'Kempten, dobbeltgrav',
      'Bad Grund',
    ]);
  });

  test('never ask for less than they allow', () => {
    const bounds = [
      ['minWidth', 'maxWidth'],
      ['minHeight', 'maxHeight'],
      ['minThickness', 'maxThickness'],
      ['minLetterHeight', 'maxLetterHeight'],
    ] as const;
    for (const { Name, rules } of churchyards)
      for (const rule of rules)
        for (const [least, most] of bounds)
          expect(rule[least] ?? 0, Name).toBeLessThanOrEqual(rule[most] ?? Number.POSITIVE_INFINITY);
  });
});

describe('The stones of the catalogue', () => {
  test('say what each of their materials weighs, and who says so', () => {
    for (const { Name, Variants } of stoneTypes)
      for (const { density, rock, tone } of Variants) {
        expect(density?.source, Name).toBeTruthy();
        expect(density?.least, Name).toBeGreaterThanOrEqual(UNKNOWN_DENSITY.least);
        expect(density?.most, Name).toBeLessThanOrEqual(UNKNOWN_DENSITY.most);
        expect([rock, tone], Name).not.toContain(undefined);
      }
  });

  test('are of a shape that is known to lie or to stand', () => {
    for (const { Name, shape } of stoneTypes) expect(postureOf(shape), Name).toBeDefined();
  });
});
