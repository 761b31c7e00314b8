import { describe, expect, test } from 'vitest';
import { answersSearch } from '../../../src/stone/catalogue/searching';

describe('A search', () => {
  test.each([
    ['rose', 'Rosengren'],
    ['ROSE', 'Lukket rose'],
    ['bronze rose', 'Rose i bronze'],
    ['laerke', 'Lærke'],
    ['lærke', 'Lærke'],
    ['ronn', 'Rønn'],
    ['roenn', 'Rønn'],
    ['Rønn', 'Rønn'],
    ['ahre', 'Ähre'],
    ['aehre', 'Ähre'],
    ['bla', 'Blå blomst'],
    ['blaa', 'Blå blomst'],
    ['kreuz', 'Kreuz mit Ölzweig'],
    ['olzweig', 'Kreuz mit Ölzweig'],
    ['oelzweig', 'Kreuz mit Ölzweig'],
    ['søren', 'Soeren'],
    ['blåbaergroed', 'Blaabærgrød'],
    ['samuel', 'Samuel'],
    ['a+b', 'a+b'],
    ['thorir', 'Þórir'],
    ['bl\u0061\u030a', 'Blå'],
    ['', 'Anything'],
    ['  ', 'Anything'],
  ])('for »%s« finds »%s«', (search, name) => {
    expect(answersSearch(name, search)).toBe(true);
  });

  test.each([
    ['due', 'Kløver'],
    ['rose lilje', 'Rose'],
    ['x', 'Rose'],
    ['mae', 'Maria'],
    ['a.b', 'axb'],
  ])('for »%s« does not find »%s«', (search, name) => {
    expect(answersSearch(name, search)).toBe(false);
  });
});
