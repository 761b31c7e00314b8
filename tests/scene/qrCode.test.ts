import { describe, expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { ElementCache } from '../../src/scene/elementCache';
import { sizesIn } from '../../src/stone/fitting/naturalSize';
import { shrink } from '../../src/stone/fitting/shrink';
import { parm } from '../../src/stone/parm';
import { catalogue, chosen, designWith, ornamentAt, sources } from './drawnStone';
import { strokes } from './measuredStrokes';

/** Black and light granite of the same stone. */
const [BLACK, LIGHT] = [1501, 1505];
// 41 characters in bytes at level Q: version 4, 33 modules, 41 with the quiet zone (ISO/IEC 18004, tables 1 and 7).
const CODE = { type: 'qrCode', content: 'https://www.mindeside.dk/anna-jensen-1931', sideLength: 82 };
const AT = { position: { x: 300, y: 400 } };

const designOn = (StoneTypeVariantId: number, given: object) =>
  designWith([{ ...CODE, ...AT, ...given }], { StoneTypeVariantId });
const sceneOn = (variant: number, given: object = {}) => buildScene(designOn(variant, given), sources);
const kindsOn = (variant: number, given: object) =>
  checkScene(sceneOn(variant, given), strokes).map(({ kind }) => kind);

/** The corners of what is cut, in mm about the code's middle. */
function reachOf(variant: number, fontColor: string) {
  const { coords } = ornamentAt(sceneOn(variant, { fontColor })).outline;
  return [Math.min(...coords), Math.max(...coords)];
}

describe('A QR code', () => {
  test('takes up its side with the quiet zone, four modules of 2 mm, which light paint fills and dark leaves', () => {
    expect(ornamentAt(sceneOn(LIGHT)).box).toEqual({ left: -41, top: -41, right: 41, bottom: 41 });
    const [fromLight = 0, toLight = 0] = reachOf(BLACK, '#fff');
    const [fromDark = 0, toDark = 0] = reachOf(LIGHT, '#000');
    expect([fromLight, toLight]).toEqual([expect.closeTo(-41, 9), expect.closeTo(41, 9)]);
    expect([fromDark, toDark]).toEqual([expect.closeTo(-33, 9), expect.closeTo(33, 9)]);
  });

  test('is cut the other way in the cache too where only the material changes', () => {
    const cache = new ElementCache();
    for (const variant of [BLACK, LIGHT, BLACK]) {
      const given = designOn(variant, { fontColor: '#999999' });
      expect(buildScene(given, sources, cache.build)).toEqual(buildScene(given, sources));
      cache.endScene();
    }
    expect(cache.builds).toBe(3);
  });

  test.each([
    [BLACK, '#fff'],
    [BLACK, '#D5AC6D'],
    [LIGHT, '#000'],
  ])('has nothing against it on material %d in %s', (variant, fontColor) => {
    expect(kindsOn(variant, { fontColor })).toEqual([]);
  });

  test('is too thin below 1.5 mm a module, and not from there on', () => {
    const small = { fontColor: '#fff', sideLength: 41 * 1.5 };
    expect(kindsOn(BLACK, { ...small, sideLength: 41 * 1.49 })).toEqual(['tooThin']);
    expect(kindsOn(BLACK, small)).toEqual([]);
    expect(kindsOn(BLACK, { ...small, scale: 0.9 })).toEqual(['tooThin']);
    expect(checkScene(sceneOn(BLACK, { ...small, scale: 0.9 }), strokes)).toMatchObject([
      { severity: 'error', elements: [0], value: expect.closeTo(1.35, 6), limit: 1.5 },
    ]);
  });

  test('is illegible in black on black', () => {
    expect(kindsOn(BLACK, { fontColor: '#000' })).toContain('illegible');
  });

  test('does not become smaller than it can be read where the stone does', () => {
    const sizeOf = sizesIn({ stoneVignets: [] }, catalogue, 'polished');
    const code = parm.parse({ ...CODE, ...AT });
    const smaller = shrink(code, 0.1, { letterHeights: () => [], sizeOf });
    expect(smaller.scale * 82).toBeCloseTo(41 * 1.5, 9);
    // From 600 mm to a stone for an urn, with 300 characters on it.
    const onUrn = chosen(
      designOn(BLACK, { content: 'a'.repeat(300), sideLength: 180, fontColor: '#fff' }),
      34,
    );
    expect(onUrn.Parms[0]?.scale).toBeGreaterThanOrEqual((89 * 1.5) / 180);
  });

  test.each(['', 'a'.repeat(301)])(
    'is refused with no content and with more than 300 characters',
    (content) => {
      expect(parm.safeParse({ ...CODE, content }).success).toBe(false);
    },
  );

  test('takes 300 characters of any language', () => {
    expect(ornamentAt(sceneOn(BLACK, { content: 'ø'.repeat(300) })).module).toBeGreaterThan(0);
  });
});
