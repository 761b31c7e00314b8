import { describe, expect, test } from 'vitest';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { TONES } from '../../src/painting/colours';
import { type BakedRelief, bakeRelief } from '../../src/painting/relief/bakeRelief';
import { lightFor, WORKSHOP } from '../../src/painting/relief/light';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { Cut } from '../../src/scene/scene';
import type { ColourName } from '../../src/stone/colours';
import { brightness } from './brightness';

/** A square of 30 mm, cut or mounted like letters of 60 mm, at 4 samples a mm. */
function square(cut: Cut, colour: ColourName, rotation = 0): BakedRelief {
  const baked = withoutPause(
    bakeRelief({
      shape: [{ outline: outlineFromSvg('M0 0L30 0L30 30L0 30Z'), toMm: [1, 0, 0, 1, 0, 0] }],
      cut,
      colour,
      size: 60,
      rotation,
      light: WORKSHOP,
      perMm: 4,
      cellsPerPixel: 1.5,
    }),
  );
  if (!baked) throw new Error('a square has ink');
  return baked;
}

const COLOURS = [...Object.keys(TONES), 'transparent'] as ColourName[];

describe.each(COLOURS)('Relief in %s', (colour) => {
  test('engraved: the upper and left walls lie in shade, the lower and right ones in the light', () => {
    const cut = square('engraved', colour);
    for (const shaded of [brightness(cut, 1.2, 15), brightness(cut, 15, 1.2)]) {
      for (const lit of [brightness(cut, 28.8, 15), brightness(cut, 15, 28.8)]) {
        expect(lit).toBeGreaterThan(1.5 * shaded);
      }
    }
  });

  test('mounted: the upper and left edges catch the light, the lower and right ones lie in shade', () => {
    const mounted = square('mounted', colour);
    for (const lit of [brightness(mounted, 1, 15), brightness(mounted, 15, 1)]) {
      for (const shaded of [brightness(mounted, 29, 15), brightness(mounted, 15, 29)]) {
        expect(lit).toBeGreaterThan(1.2 * shaded);
      }
    }
  });

  test('a wide cut has a floor, lit evenly, between its dark walls and its bright ones', () => {
    const cut = square('engraved', colour);
    const floor = brightness(cut, 20, 20);
    expect(Math.abs(brightness(cut, 17, 21) - floor)).toBeLessThan(0.12 * floor + 3);
    expect(brightness(cut, 1.2, 15)).toBeLessThan(floor);
    expect(brightness(cut, 28.8, 15)).toBeGreaterThan(floor);
  });
});

describe('The light', () => {
  test('stays upper left on the stone, however an element is turned', () => {
    for (const rotation of [0, 15, 90, 180, 300]) {
      const [x, y, z] = lightFor(rotation, WORKSHOP);
      const radians = (rotation * Math.PI) / 180;
      const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
      expect(x * cos - y * sin).toBeCloseTo(-0.55, 12);
      expect(x * sin + y * cos).toBeCloseTo(-0.62, 12);
      expect(z).toBe(0.56);
    }
  });

  test('falls on the other walls of an element turned upside down', () => {
    const cut = square('engraved', 'gold', 180);
    expect(brightness(cut, 1.2, 15)).toBeGreaterThan(1.5 * brightness(cut, 28.8, 15));
  });

  test('is seen on letters of every size, but least on strokes of few pixels, which must stay legible', () => {
    const contrast = (breadth: number) => {
      const baked = withoutPause(
        bakeRelief({
          shape: [
            { outline: outlineFromSvg(`M0 0L${breadth} 0L${breadth} 30L0 30Z`), toMm: [1, 0, 0, 1, 0, 0] },
          ],
          cut: 'engraved',
          colour: 'white',
          size: 40,
          rotation: 0,
          light: WORKSHOP,
          perMm: 4,
          cellsPerPixel: 4,
        }),
      );
      const { grid, pixels } = baked ?? square('engraved', 'white');
      const row = Math.floor((15 - grid.top) * grid.perMm);
      const from = Math.floor((0.2 - grid.left) * grid.perMm);
      const to = Math.floor((breadth - 0.2 - grid.left) * grid.perMm);
      return (pixels[(row * grid.width + to) * 4] ?? 0) - (pixels[(row * grid.width + from) * 4] ?? 0);
    };
    const [hairline, stroke, stem] = [contrast(1), contrast(3), contrast(8)];
    expect(hairline).toBeGreaterThan(15);
    expect(stroke).toBeGreaterThan(hairline + 10);
    expect(stem).toBeGreaterThan(stroke + 10);
  });
});

describe('What is mounted', () => {
  test('throws a shadow down right on the stone, none up left; what is engraved throws none', () => {
    const { shadow } = square('mounted', 'bronze');
    if (!shadow) throw new Error('no shadow');
    const { grid, darkness } = shadow;
    const darkAt = (x: number, y: number) =>
      darkness[
        Math.floor((y - grid.top) * grid.perMm) * grid.width + Math.floor((x - grid.left) * grid.perMm)
      ] ?? 0;
    expect(darkAt(31, 31)).toBeGreaterThan(60);
    expect(darkAt(31, 31)).toBeGreaterThan(darkAt(33, 33));
    expect(darkAt(-2, -2)).toBeLessThan(8);
    expect(square('engraved', 'gold').shadow).toBeUndefined();
  });
});
