import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildScene } from '../../../src/scene/buildScene';
import { illegible } from '../../../src/scene/checks/illegible';
import { recolour } from '../../../src/scene/remedies/recolour';
import { ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS } from '../../../src/stone/colours';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { type Design, design as designBody } from '../../../src/stone/stone';
import { designWith, sources } from '../drawnStone';

/** The materials of the stones 15 and 21, by what people call them. */
const STONES = {
  black: [15, 1501],
  dark: [15, 1502],
  grey: [15, 1503],
  honedGrey: [15, 1504],
  lightGrey: [15, 1505],
  red: [15, 1506],
  roughGrey: [21, 2107],
  roughDark: [21, 2108],
} as const;
type StoneName = keyof typeof STONES;

const line = (fontColor: string, given: object = {}) => ({
  type: 'text',
  subText: 'Inger Hansen',
  fontFamily: 'EB Garamond',
  fontSize: '28',
  fontColor,
  position: { x: 300, y: 400, rotation: 0 },
  ...given,
});
const rose = (fontColor: string, given: object = {}) => ({
  type: 'sandblownVignet',
  vignetId: 552,
  fontColor,
  position: { x: 300, y: 550, rotation: 0 },
  ...given,
});

const on = (stone: StoneName, parms: readonly object[], given: object = {}): Design =>
  designWith(parms, { StoneTypeId: STONES[stone][0], StoneTypeVariantId: STONES[stone][1], ...given });
const foundOn = (design: Design) => illegible(buildScene(design, sources));
const severityOf = (stone: StoneName, colour: string, given?: object) =>
  foundOn(on(stone, [line(colour, given)]))[0]?.severity ?? 'none';

describe('An inscription nobody can read', () => {
  test.each([
    ['sort', 'black'],
    ['grå', 'grey'],
    ['grå', 'honedGrey'],
    ['grå', 'roughGrey'],
    ['hvid', 'lightGrey'],
    ['transparent', 'grey'],
  ] as const)('is an error: %s on %s', (colour, stone) => {
    expect(severityOf(stone, colour)).toBe('error');
  });

  test.each([
    ['brun', 'red'],
    ['svovl', 'dark'],
    ['sortlakeret', 'black'],
    ['bronze', 'roughDark'],
  ] as const)('is an error where it is mounted: %s on %s', (colour, stone) => {
    expect(severityOf(stone, colour, { variant: 'mounted', fontFamily: 'Alegreya' })).toBe('error');
  });

  test.each([
    ['hvid', 'black'],
    ['guld', 'black'],
    ['sølv', 'black'],
    ['transparent', 'black'],
    ['guld', 'red'],
    ['hvid', 'dark'],
    ['sort', 'grey'],
    ['sort', 'honedGrey'],
    ['sort', 'lightGrey'],
    ['guld', 'lightGrey'],
  ] as const)('is not this: %s on %s', (colour, stone) => {
    expect(severityOf(stone, colour)).toBe('none');
  });

  test.each([
    ['sort', 'red'],
    ['sølv', 'grey'],
  ] as const)(
    'is near where it can be made out close by only, which is a warning: %s on %s',
    (colour, stone) => {
      expect(severityOf(stone, colour)).toBe('warning');
    },
  );

  test('is as little read where the sky shines on it, and where the picture lies in shade', () => {
    for (const [x, y] of [
      [80, 120],
      [520, 700],
    ]) {
      expect(severityOf('black', 'sort', { position: { x, y, rotation: 0 } })).toBe('error');
    }
  });

  test('is one finding for all that is carried out alike: lines, vignettes and the frame', () => {
    const design = on(
      'black',
      [line('sort'), line('hvid', { position: { x: 300, y: 300, rotation: 0 } }), rose('#000')],
      { Frame: { Type: 'line', Color: 'sort' } },
    );
    expect(foundOn(design)).toEqual([
      {
        kind: 'illegible',
        severity: 'error',
        elements: [0, 2],
        characters: [],
        value: expect.any(Number),
        limit: 1.9,
      },
    ]);
    const [framed] = foundOn(on('black', [line('hvid')], { Frame: { Type: 'line', Color: 'sort' } }));
    expect(framed).toMatchObject({ kind: 'illegible', elements: [] });
  });

  test.each(readdirSync('examples'))('is on no example: %s', (file) => {
    const example = designBody.parse(JSON.parse(readFileSync(`examples/${file}`, 'utf8')));
    expect(foundOn(example)).toEqual([]);
  });

  test('is not said of a line without letters', () => {
    expect(foundOn(on('black', [line('sort', { subText: ' ' })]))).toEqual([]);
  });

  test('is not said of a photographed stone, whose brightness nobody knows', () => {
    const own = { id: 900, url: 'data:,', width: 500, height: 700, outline: 'M0 0H500V700H0Z' };
    const design = designWith([line('sort'), line('hvid')], { StoneTypeId: 900, stoneStoneTypes: [own] });
    expect(foundOn(design)).toEqual([]);
  });
});

describe('Recolouring', () => {
  const everything = [
    ...Object.values(ENGRAVED_COLOURS).map((colour) => line(colour)),
    ...Object.values(MOUNTED_COLOURS).map((colour) => line(colour, { variant: 'mounted' })),
    ...Object.values(VIGNET_COLOURS).map((colour) => rose(colour)),
    ...Object.values(VIGNET_COLOURS).map((colour) => rose(colour, { type: 'standardVignet', vignetId: 552 })),
  ];

  test.each(Object.keys(STONES) as StoneName[])('leaves nothing that cannot be read: %s', (stone) => {
    for (const parm of everything) {
      for (const Color of Object.values(ENGRAVED_COLOURS)) {
        const design = on(stone, [parm], { Frame: { Type: 'line', Color } });
        const scene = buildScene(design, sources);
        const recoloured = illegible(scene).reduce((read, finding) => {
          const edit = recolour(finding, { design: read, scene });
          return edit ? applyEdit(read, edit) : read;
        }, design);
        expect(foundOn(recoloured), JSON.stringify([parm, Color])).toEqual([]);
      }
    }
  });

  test('leaves alone what can be read', () => {
    const design = on('black', [line('sort'), line('guld')]);
    const scene = buildScene(design, sources);
    const [finding] = illegible(scene);
    const edit = finding && recolour(finding, { design, scene });
    expect(edit).toEqual({ kind: 'changeText', element: 0, fields: { fontColor: 'hvid' } });
  });
});
