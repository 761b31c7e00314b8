import { describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { silhouetteOf } from '../../../src/scene/silhouetteOf';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { stoneChoice } from '../../../src/stone/edits/stoneChoice';
import { madeStone } from '../../../src/stone/make/madeStone';
import type { StoneMake } from '../../../src/stone/make/make';
import { makeFault } from '../../../src/stone/make/makeFault';
import { makeOn } from '../../../src/stone/make/makeOn';
import { type Design, design } from '../../../src/stone/stone';
import { MAKEABLE, PLATE } from './makeableStone';

const { catalogue } = await catalogueFromFiles();
const base = { width: 700, height: 150, depth: 240 };

/** The design on another stone of the catalogue, as the panel chooses it. */
function onStone(from: Design, id: number): Design {
  const edit = stoneChoice(from, { ...catalogue, fonts: [] }, id, silhouetteOf);
  return edit ? applyEdit(from, edit) : from;
}

function made(from: Design, fields: StoneMake): Design {
  const stone = catalogue.stoneTypes.find(({ id }) => id === from.StoneTypeId);
  return stone ? applyEdit(from, { kind: 'changeMake', fields, stone }) : from;
}

const begun = design.parse({
  StoneTypeId: 15,
  StoneTypeVariantId: 1501,
  Parms: [{ type: 'text', subText: 'Anna', position: { x: 300, y: 400 } }],
});

describe('On another stone', () => {
  test('a base stands out as far, and the rest is kept as far as it is on offer', () => {
    const wide = {
      ...MAKEABLE,
      width: 900,
      thickness: 140,
      make: { ...MAKEABLE.make, thicknesses: [140], edges: [], sides: [] },
    };
    expect(
      makeOn({ thickness: 160, base, edge: 'polished', bevel: 20 }, MAKEABLE, { ...MAKEABLE, ...wide }),
    ).toEqual({
      base: { width: 1000, height: 150, depth: 240 },
      bevel: 20,
    });
    expect(makeOn({ thickness: 160, base, edge: 'rough', bevel: 20 }, MAKEABLE, PLATE)).toBeUndefined();
  });

  test('of the catalogue, and back again, it is as it was', () => {
    const first = made(begun, { base, edge: 'rough', thickness: 140 });
    const plate = onStone(first, 41);
    expect(plate.make).toBeUndefined();
    expect(onStone(plate, 15).make).toEqual(first.make);
    const wide = onStone(first, 25);
    expect(wide.make?.base?.width).toBe(1100);
    expect(onStone(wide, 15).make).toEqual(first.make);
  });

  test('what was chosen there counts on every stone', () => {
    const wide = onStone(made(begun, { base }), 25);
    const bevelled = made(wide, { bevel: 15 });
    expect(onStone(bevelled, 15).make).toEqual({ base: { ...base, depth: 240 }, bevel: 15 });
    const without = made(wide, { base: undefined });
    expect(onStone(without, 15).make).toBeUndefined();
  });

  test('a photographed one stands already: nothing is ordered of it', () => {
    const stone = {
      id: 1_000_001,
      url: '/api/picture/1',
      width: 600,
      height: 800,
      outline: 'M0 0H600V800H0Z',
    };
    const own = applyEdit(made(begun, { base }), {
      kind: 'addOwnStone',
      stone,
      variantId: 0,
      isAddition: true,
    });
    expect('make' in own).toBe(false);
  });
});

describe('How a stone is made by a design', () => {
  test('is as its type has it where nothing is chosen', () => {
    expect(madeStone(undefined, MAKEABLE, 1501)).toEqual({ thickness: 120, bevel: 0 });
  });

  test('is never what it cannot be', () => {
    const wrong: StoneMake = {
      thickness: 999,
      base: { width: 1, height: 10, depth: 1 },
      edge: 'rough',
      bevel: 30,
    };
    const { base: foot, ...rest } = madeStone(wrong, MAKEABLE, 1502);
    expect(rest).toEqual({ thickness: 120, edge: 'rough', bevel: 0 });
    expect(foot).toMatchObject({ width: 600, height: 10, depth: 120, variant: { id: 1502 } });
    expect(madeStone(wrong, PLATE, 1501)).toEqual({ thickness: 70, bevel: 0 });
  });
});

describe('The catalogue', () => {
  const offered = catalogue.stoneTypes.filter(({ make }) => make);

  test('offers nothing of plates in the ground, of stones that stand, of natural stones', () => {
    const none = catalogue.stoneTypes.filter(({ make }) => !make).map(({ id }) => id);
    expect(none).toEqual([21, 22, 37, 41, 42, 43, 51, 61, 62]);
  });

  test('proposes only what can be made, on a base only what stands', () => {
    for (const stone of offered) {
      const { thicknesses = [], base: foot } = stone.make ?? {};
      expect(thicknesses).toContain(stone.thickness);
      expect([...thicknesses].sort((one, other) => one - other)).toEqual(thicknesses);
      for (const thickness of thicknesses)
        expect(makeFault({ thickness, ...(foot && { base: foot }) }, stone)).toBeUndefined();
      expect(foot === undefined).toBe(['slab', 'pillow', 'book'].includes(stone.shape));
    }
  });
});
