import { describe, expect, test } from 'vitest';
import {
  type ColourName,
  colourNamed,
  ENGRAVED_COLOURS,
  MOUNTED_COLOURS,
  VIGNET_COLOURS,
} from '../../src/stone/colours';

describe('Colours are offered as the specification lists them', () => {
  test('white, gray, black, gold, silver and transparent for engraved letters', () => {
    expect(Object.keys(ENGRAVED_COLOURS)).toEqual([
      'white',
      'grey',
      'black',
      'gold',
      'silver',
      'transparent',
    ]);
  });

  test('bronze, alu, brown, black-lacquered and sulfur for mounted letters', () => {
    expect(Object.keys(MOUNTED_COLOURS)).toEqual(['bronze', 'alu', 'brown', 'blackLacquered', 'sulfur']);
  });

  test('six hex values for vignettes', () => {
    expect(VIGNET_COLOURS).toEqual({
      black: '#000',
      white: '#fff',
      grey: '#999999',
      brown: '#663402',
      gold: '#D5AC6D',
      silver: '#C0C0C0',
    });
  });

  test('and what is offered is read back as the same colour', () => {
    for (const offered of [ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS]) {
      for (const [name, word] of Object.entries(offered)) expect(colourNamed(word), word).toBe(name);
    }
  });
});

const SPELLINGS: Record<ColourName, readonly string[]> = {
  white: ['hvid', 'white', 'weiß', 'Weiss', 'hvit', '#fff', '#FFF', '#ffffff'],
  grey: ['grå', 'gray', 'grey', 'grau', '#999999'],
  black: ['sort', 'black', 'schwarz', 'svart', '#000', '#000000'],
  gold: ['guld', 'gold', 'Gold', 'gull', '#D5AC6D', '#d5ac6d'],
  silver: ['sølv', 'silver', 'Silber', '#C0C0C0'],
  transparent: ['transparent'],
  bronze: ['bronze', 'Bronze'],
  alu: ['alu', 'aluminium', 'Aluminium'],
  brown: ['brun', 'brown', 'braun', '#663402'],
  blackLacquered: ['sortlakeret', 'black-lacquered'],
  sulfur: ['svovl', 'sulfur', 'Schwefel'],
};

describe('A colour is understood', () => {
  for (const [name, words] of Object.entries(SPELLINGS)) {
    test(`as ${name} in Danish, English, German and hex: ${words.join(', ')}`, () => {
      for (const word of words) expect(colourNamed(word), word).toBe(name);
    });
  }

  test('with blanks around it', () => {
    expect(colourNamed('  Guld ')).toBe('gold');
  });

  test('or not at all, rather than as another', () => {
    for (const word of ['', 'lilla', '#123456', 'toString', '__proto__', 'constructor']) {
      expect(colourNamed(word), word).toBeUndefined();
    }
  });
});
