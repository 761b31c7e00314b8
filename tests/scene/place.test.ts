import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import { transformOutline } from '../../src/geometry/matrix';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { letterOutline } from '../../src/lettering/letterOutline';
import { boxOnStone, intoElement, placeMatrix } from '../../src/scene/place';
import type { Place } from '../../src/scene/scene';
import { catalogue, lineAt, ornamentAt, sceneWith } from './drawnStone';

/** Where a point of an element comes to lie: how far away and in which direction, scaled and turned clockwise. */
function turnedByHand(place: Place, x: number, y: number): { x: number; y: number } {
  const distance = Math.hypot(x, y) * place.scale;
  const direction = Math.atan2(y, x) + (place.rotation / 360) * 2 * Math.PI;
  return { x: place.x + distance * Math.cos(direction), y: place.y + distance * Math.sin(direction) };
}

const places = fc.record({
  x: fc.double({ min: -1000, max: 1000, noNaN: true }),
  y: fc.double({ min: -1000, max: 1000, noNaN: true }),
  rotation: fc.double({ min: -720, max: 720, noNaN: true }),
  scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
});
const coordinate = fc.double({ min: -500, max: 500, noNaN: true });

describe('Rotation and scale act about the element’s position', () => {
  test('clockwise: at 90 degrees what lay to the right lies below', () => {
    const [a, b, , , e, f] = placeMatrix({ x: 300, y: 200, rotation: 90, scale: 2 });
    expect([a * 10 + e, b * 10 + f]).toEqual([expect.closeTo(300, 9), expect.closeTo(220, 9)]);
  });

  test('as polar coordinates say', () => {
    fc.assert(
      fc.property(places, coordinate, coordinate, (place, x, y) => {
        const [a, b, c, d, e, f] = placeMatrix(place);
        const hand = turnedByHand(place, x, y);
        expect(a * x + c * y + e).toBeCloseTo(hand.x, 6);
        expect(b * x + d * y + f).toBeCloseTo(hand.y, 6);
      }),
    );
  });

  test('and a point of the stone is found in the element again', () => {
    fc.assert(
      fc.property(places, coordinate, coordinate, (place, x, y) => {
        const hand = turnedByHand(place, x, y);
        expect(intoElement(place, hand.x, hand.y)).toEqual({
          x: expect.closeTo(x, 6),
          y: expect.closeTo(y, 6),
        });
      }),
    );
  });

  test('the upright box of a turned element touches its farthest corners', () => {
    const box = { left: -30, top: -10, right: 30, bottom: 10 };
    const place = { x: 100, y: 50, rotation: 30, scale: 2 };
    const corners = [
      [-30, -10],
      [30, -10],
      [30, 10],
      [-30, 10],
    ].map(([x = 0, y = 0]) => turnedByHand(place, x, y));
    const upright = boxOnStone(box, place);
    expect(upright.left).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 9);
    expect(upright.right).toBeCloseTo(Math.max(...corners.map(({ x }) => x)), 9);
    expect(upright.top).toBeCloseTo(Math.min(...corners.map(({ y }) => y)), 9);
    expect(upright.bottom).toBeCloseTo(Math.max(...corners.map(({ y }) => y)), 9);
  });
});

describe('The position of a text is the middle of its width on the baseline', () => {
  /** The ink of a line's characters from `from` to `to`, in mm about the element's position. */
  function inkOf(subText: string, character: number, given: object = {}) {
    const node = lineAt(sceneWith({ type: 'text', subText, fontSize: '40', fontFamily: 'Jost', ...given }));
    const letter = node.line.letters.at(character);
    const ink = letter && boundsOf(letterOutline(node.typeface, node.line, letter));
    if (!ink) throw new Error('the letter has no ink');
    return ink;
  }

  test('a symmetrical line reaches as far to the left as to the right, whatever stands between', () => {
    for (const given of [{}, { letterSpacing: 7 }, { subTextSpacing: '3,3,99' }]) {
      expect(inkOf('HOH', 0, given).left).toBeCloseTo(-inkOf('HOH', -1, given).right, 6);
    }
  });

  test('a flat capital stands on it with its foot and reaches the cap height above it', () => {
    const ink = inkOf('H', 0);
    expect(ink.bottom).toBeCloseTo(0, 9);
    expect(ink.top).toBeCloseTo(-40, 9);
  });

  test('so a name keeps its centre line while it is typed', () => {
    for (const subText of ['', 'A', 'An', 'Anna Sørensen']) {
      const { box, place } = lineAt(sceneWith({ type: 'text', subText, position: { x: 300, y: 200 } }));
      expect(place).toEqual({ x: 300, y: 200, rotation: 0, scale: 1 });
      expect(box.left).toBe(-box.right);
    }
  });
});

describe('The position of a vignet is the middle of its box', () => {
  const rose = catalogue.vignets.find(({ id }) => id === 552);
  if (!rose) throw new Error('the catalogue lacks vignet 552');
  const drawn = outlineFromSvg(rose.outline);

  test('its outline lies about that point in its natural size', () => {
    const { outline, box, place } = ornamentAt(sceneWith({ type: 'sandblownVignet', vignetId: 552 }));
    expect(outline).toEqual(transformOutline(drawn, [1, 0, 0, 1, -rose.width / 2, -rose.height / 2]));
    expect(box).toEqual({
      left: -rose.width / 2,
      top: -rose.height / 2,
      right: rose.width / 2,
      bottom: rose.height / 2,
    });
    expect(place.scale).toBe(0.3);
  });

  test('reverse mirrors it left to right about that point', () => {
    const { outline, box } = ornamentAt(sceneWith({ type: 'sandblownVignet', vignetId: 552, reverse: true }));
    expect(outline.verbs).toEqual(drawn.verbs);
    for (let at = 0; at < drawn.coords.length; at += 2) {
      expect(outline.coords[at]).toBeCloseTo(rose.width / 2 - (drawn.coords[at] ?? Number.NaN), 9);
      expect(outline.coords[at + 1]).toBeCloseTo((drawn.coords[at + 1] ?? Number.NaN) - rose.height / 2, 9);
    }
    expect(box).toEqual(ornamentAt(sceneWith({ type: 'sandblownVignet', vignetId: 552 })).box);
  });

  test('its ink lies within its box, for every vignet of the catalogue', () => {
    for (const { id } of catalogue.vignets) {
      const { outline, box } = ornamentAt(sceneWith({ type: 'standardVignet', vignetId: id }));
      const ink = boundsOf(outline);
      expect(ink?.left, `vignet ${id}`).toBeGreaterThanOrEqual(box.left - 0.01);
      expect(ink?.top, `vignet ${id}`).toBeGreaterThanOrEqual(box.top - 0.01);
      expect(ink?.right, `vignet ${id}`).toBeLessThanOrEqual(box.right + 0.01);
      expect(ink?.bottom, `vignet ${id}`).toBeLessThanOrEqual(box.bottom + 0.01);
    }
  });
});
