import { describe, expect, test } from 'vitest';
import { outlineFromSvg } from '../../../src/geometry/svgPath';
import type { BakedRelief } from '../../../src/painting/relief/bakeRelief';
import { bakeWhole } from '../../../src/painting/relief/bakeWhole';
import { type Sunlight, WORKSHOP } from '../../../src/painting/relief/light';
import { sunlightOf } from '../../../src/painting/relief/sunlight';
import type { Cut } from '../../../src/scene/scene';
import { catalogue } from '../../scene/drawnStone';
import { brightness } from '../brightness';

const places = catalogue.backgrounds.filter(({ picture }) => picture !== undefined);
const place = (id: number) => sunlightOf(catalogue.backgrounds.find((one) => one.id === id));

/** Summer, morning mist and evening: a high sun, none, and a low one. */
const [SUMMER, MIST, EVENING] = [place(21), place(11), place(13)];

/** A square of 30 mm, cut or mounted like letters of 60 mm, at 4 samples a mm. */
function square(cut: Cut, light: Sunlight): BakedRelief {
  const baked = bakeWhole({
    shape: [{ outline: outlineFromSvg('M0 0L30 0L30 30L0 30Z'), toMm: [1, 0, 0, 1, 0, 0] }],
    cut,
    colour: 'bronze',
    size: 60,
    rotation: 0,
    light,
    perMm: 4,
    cellsPerPixel: 1.5,
  });
  if (!baked) throw new Error('a square has ink');
  return baked;
}

/** How far a shadow reaches to the right of a square, and below it, in mm: as far as it is a tenth of its darkest. */
function reach({ shadow }: BakedRelief): { readonly right: number; readonly below: number } {
  if (!shadow) throw new Error('what is mounted has a shadow');
  const { grid, darkness } = shadow;
  const least = Math.max(...darkness) / 10;
  let [right, below] = [0, 0];
  for (const [at, dark] of darkness.entries()) {
    if (dark < least) continue;
    right = Math.max(right, grid.left + (at % grid.width) / grid.perMm - 30);
    below = Math.max(below, grid.top + Math.floor(at / grid.width) / grid.perMm - 30);
  }
  return { right, below };
}

describe('The light of a place', () => {
  test('is the workshop’s before a plain backdrop, where no sun is seen, and where there is none at all', () => {
    for (const background of catalogue.backgrounds.filter(({ picture }) => picture === undefined))
      expect(sunlightOf(background)).toBe(WORKSHOP);
    expect(sunlightOf(undefined)).toBe(WORKSHOP);
  });

  test.each(places.map((one) => [one.Name, one] as const))(
    '%s: falls from the upper left onto the face',
    (_name, one) => {
      const { direction } = sunlightOf(one);
      const [x, y, z] = direction;
      expect(Math.hypot(x, y, z)).toBeCloseTo(1, 12);
      expect(x).toBeLessThan(0);
      expect(y).toBeLessThan(0);
      expect(z).toBeGreaterThanOrEqual(0.34 - 1e-12);
      expect(sunlightOf(one)).toBe(sunlightOf(one));
    },
  );

  test('comes from above in summer and from the side in the evening, and letters show it', () => {
    const walls = (light: Sunlight) => {
      const cut = square('engraved', light);
      return { right: brightness(cut, 28.8, 15), below: brightness(cut, 15, 28.8) };
    };
    const [summer, evening] = [walls(SUMMER), walls(EVENING)];
    expect(summer.below).toBeGreaterThan(summer.right + 10);
    expect(evening.right).toBeGreaterThan(evening.below + 10);
  });

  test('leaves a face level with the stone its own tone: a camera is set for it', () => {
    const own = brightness(square('mounted', WORKSHOP), 15, 15);
    for (const one of places) {
      // Its highlight is the sun's own: that is worth two or three levels.
      expect(Math.abs(brightness(square('mounted', sunlightOf(one)), 15, 15) - own)).toBeLessThan(3);
    }
  });

  test('throws shadows away from its sun: to the right in the evening, down in summer, hardly any in mist', () => {
    const [summer, evening, mist] = [SUMMER, EVENING, MIST].map((light) => square('mounted', light));
    if (!summer || !evening || !mist) throw new Error('three are baked');
    expect(reach(evening).right).toBeGreaterThan(1.5 * reach(evening).below);
    expect(reach(summer).below).toBeGreaterThan(reach(summer).right);
    const darkest = ({ shadow }: BakedRelief) => Math.max(...(shadow?.darkness ?? []));
    expect(darkest(mist)).toBeLessThan(0.8 * darkest(summer));
  });
});
