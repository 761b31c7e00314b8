import { describe, expect, test } from 'vitest';
import { etchedDots } from '../../../src/painting/halftone/etchedDots';
import { type Tones, tonesOf } from '../../../src/painting/halftone/tones';
import { dotsOf } from '../../../src/stone/etching/dots';
import { ETCHING_SCREENS } from '../../../src/stone/etching/parm';
import { luminanceOf } from '../../../src/stone/legibility/luminance';

/** A field of one tone, as it is stored. */
const field = (tone: number, side = 192): Tones => ({
  width: side,
  height: side,
  values: new Float32Array(side * side).fill(tone),
});

const share = (dots: Uint8Array) => dots.reduce((sum, dot) => sum + dot, 0) / dots.length;

/** A tone that rises from black to white, from left to right. */
const ramp = (side: number): Tones => ({
  width: side,
  height: side,
  values: Float32Array.from({ length: side * side }, (_value, at) => ((at % side) + 0.5) / side),
});

describe('The dots of an etching', () => {
  test.each([
    [90, 120, 300, 1063, 1417],
    [254, 127, 200, 2000, 1000],
    [101.6, 152.4, 400, 1600, 2400],
  ])('%s × %s mm at %s to the inch are %s × %s', (width, height, dpi, columns, rows) => {
    expect(dotsOf({ width, height, dpi })).toEqual({ columns, rows });
    expect(Math.abs((columns / dpi) * 25.4 - width)).toBeLessThanOrEqual(25.4 / dpi / 2);
  });

  // Bayer's matrix and lines have a few thresholds only; error diffusion makes up for every dot.
  test.each(ETCHING_SCREENS)('send back the light of every tone to a hundredth: %s', (screen) => {
    const most = screen === 'ordered' || screen === 'lines' ? 0.01 : 0.004;
    for (const tone of [0.1, 0.5, 0.75, 0.9]) {
      const { dots } = etchedDots(field(tone), { shape: 'rectangle', screen, inverted: undefined });
      expect(Math.abs(share(dots) - luminanceOf(tone))).toBeLessThan(most);
      const turned = etchedDots(field(tone), { shape: 'rectangle', screen, inverted: true });
      expect(Math.abs(share(turned.dots) - (1 - luminanceOf(tone)))).toBeLessThan(most);
    }
  });

  test.each(ETCHING_SCREENS)('leave black stone alone and cover white whole: %s', (screen) => {
    const shape = 'rectangle';
    expect(share(etchedDots(field(0, 64), { shape, screen, inverted: undefined }).dots)).toBe(0);
    expect(share(etchedDots(field(1, 64), { shape, screen, inverted: undefined }).dots)).toBe(1);
  });

  test.each(ETCHING_SCREENS)('follow the photograph from place to place: %s', (screen) => {
    const side = 256;
    const { dots } = etchedDots(ramp(side), { shape: 'rectangle', screen, inverted: undefined });
    // Strips of 32 columns: the mean light of each against that of the dots in it.
    for (let strip = 0; strip < side; strip += 32) {
      let [made, wanted] = [0, 0];
      for (let row = 0; row < side; row += 1) {
        for (let column = strip; column < strip + 32; column += 1) {
          made += dots[row * side + column] ?? 0;
          wanted += luminanceOf((column + 0.5) / side);
        }
      }
      expect(Math.abs(made - wanted) / (32 * side)).toBeLessThan(0.015);
    }
  });

  test('stay within an oval', () => {
    const { dots, columns, rows } = etchedDots(
      { width: 101, height: 201, values: new Float32Array(101 * 201).fill(1) },
      { shape: 'oval', screen: 'jarvis', inverted: undefined },
    );
    expect([columns, rows]).toEqual([101, 201]);
    expect([dots[0], dots[50], dots[100 * 101], dots[100 * 101 + 50]]).toEqual([0, 1, 1, 1]);
    expect(share(dots)).toBeCloseTo(Math.PI / 4, 2);
  });
});

describe('The tones of an etching', () => {
  /** A dark and a light half, 40 by 8 pixels. */
  const halves = new Uint8ClampedArray(40 * 8 * 4).map((_value, at) => {
    if (at % 4 === 3) return 255;
    return (at >> 2) % 40 < 20 ? 64 : 192;
  });
  const of = (tone: Parameters<typeof tonesOf>[2]) =>
    tonesOf({ width: 40, height: 8, rgba: halves }, 300, tone).values;

  test('are the photograph’s luma, lighter in its middle by the gamma that is asked for', () => {
    expect(of({})[0]).toBeCloseTo(64 / 255, 5);
    expect(of({ gamma: 2 })[0]).toBeCloseTo(Math.sqrt(64 / 255), 5);
    expect(of({ brightness: 10 })[39]).toBeCloseTo(192 / 255 + 0.1, 5);
  });

  test('differ more at an edge that is sharpened, and nowhere else', () => {
    const sharp = of({ sharpness: 100 });
    expect(sharp[0]).toBeCloseTo(64 / 255, 4);
    expect(sharp[19]).toBeLessThan(64 / 255 - 0.1);
    expect(sharp[20]).toBeGreaterThan(192 / 255 + 0.1);
  });
});
