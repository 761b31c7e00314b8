import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { checkChurchyard } from '../../../src/scene/checks/churchyard';
import { judgedStone } from '../../../src/scene/checks/judgedStone';
import { type ChurchyardRule, churchyardRule } from '../../../src/stone/catalogue/churchyard';
import type { StoneMake } from '../../../src/stone/make/make';
import { design } from '../../../src/stone/stone';

const { catalogue } = await catalogueFromFiles();
const base = { width: 700, height: 150, depth: 240 };

/** The findings about the serpentine stone of 600 × 750 × 120 mm, made so. */
function found(make: StoneMake | undefined, rules: readonly ChurchyardRule[]) {
  const made = design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, ...(make && { make }) });
  const stone = judgedStone(made, (wanted) => catalogue.stoneTypes.find(({ id }) => id === wanted));
  if (!stone) throw new Error('no stone');
  return checkChurchyard(stone, { rules: [...rules] }).map(({ kind, severity, value }) => [
    kind,
    severity,
    value,
  ]);
}

const rule = (given: object) => [churchyardRule.parse(given)];
const yard = (id: number) => catalogue.churchyards.find((one) => one.id === id)?.rules ?? [];

describe('A rule about a stone on a base', () => {
  test('counts the base where its text says so, to the very limit', () => {
    expect(found({ base }, rule({ maxHeight: 900, withBase: true }))).toEqual([]);
    expect(found({ base }, rule({ maxHeight: 899.9, withBase: true }))).toEqual([['tooTall', 'error', 900]]);
    expect(found(undefined, rule({ maxHeight: 800, withBase: true }))).toEqual([]);
    expect(found({ base }, rule({ maxWidth: 650, withBase: true }))).toEqual([['tooWide', 'error', 700]]);
  });

  test('that says nothing of it is broken for certain only by the stone alone', () => {
    expect(found({ base }, rule({ maxHeight: 800 }))).toEqual([['tooTall', 'warning', 900]]);
    expect(found({ base }, rule({ maxHeight: 700 }))).toEqual([['tooTall', 'error', 900]]);
    expect(found({ base }, rule({ minHeight: 800 }))).toEqual([['tooLow', 'warning', 750]]);
  });

  test('of Kolding, K and O, and of Ny Gjellerup names the base, and is read so', () => {
    expect(found(undefined, yard(111))).toEqual([]);
    expect(found({ base }, yard(111))).toEqual([['tooTall', 'error', 900]]);
    expect(found({ base }, yard(120))).toContainEqual(['tooWide', 'error', 700]);
  });

  test('weighs both together', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 400 }), (height) => {
        const heavy = 0.7 * (height / 1000) * 0.24 * 2980;
        const alone = found(undefined, rule({ maxWeight: 1 }))[0]?.[2];
        const both = found({ base: { ...base, height } }, rule({ maxWeight: 1, withBase: true }))[0]?.[2];
        expect(Number(both) - Number(alone)).toBeCloseTo(heavy, 6);
      }),
    );
  });

  test('that forbids or demands one knows whether one was chosen', () => {
    expect(found(undefined, rule({ base: 'forbidden' }))).toEqual([]);
    expect(found({ base }, rule({ base: 'forbidden' }))).toEqual([['baseNotAllowed', 'error', null]]);
    expect(found(undefined, rule({ base: 'required' }))).toEqual([['baseRequired', 'error', null]]);
  });
});

test('A rule about thickness is about the one that was chosen', () => {
  expect(found(undefined, rule({ minThickness: 140 }))).toEqual([['tooThin', 'error', 120]]);
  expect(found({ thickness: 140 }, rule({ minThickness: 140 }))).toEqual([]);
  expect(found({ thickness: 160 }, rule({ maxThickness: 150 }))).toEqual([['tooThick', 'error', 160]]);
});
