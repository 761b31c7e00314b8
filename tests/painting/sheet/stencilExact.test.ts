import { describe, expect, test } from 'vitest';
import type { Scene } from '../../../src/scene/scene';
import { catalogue, sceneWith } from '../../scene/drawnStone';
import { distanceToSides, isEnclosed, pointsAlong } from './nearestInk';
import type { Point } from './points';
import { framedScene, linesOf, sheetOf } from './workshop';

/** How exact an edge must be, in mm. */
const EXACT = 0.01;

const engraved = { fontSize: '30', fontFamily: 'EB Garamond' };
const [flower] = catalogue.vignets.filter(({ kind }) => kind === 'sandblown');

/** Letters turned, on an arc and close together, and an ornament turned and mirrored. */
const scene = sceneWith(
  { ...engraved, type: 'text', subText: 'Åge & Wilma', position: { x: 300, y: 200 } },
  { ...engraved, type: 'text', subText: 'gj', position: { x: 300, y: 260, rotation: 33.3 } },
  {
    type: 'sandblownVignet',
    vignetId: flower?.id,
    scale: 0.5,
    reverse: true,
    fontColor: '#fff',
    position: { x: 330, y: 400, rotation: 21 },
  },
);

/** The ink of a sheet and its stencil's edge, as points by the test's own reading of the curves. */
function drawn(of: Scene, margin: number) {
  const sheet = sheetOf(of, margin);
  return { ink: linesOf(sheet, 'engrave'), edge: linesOf(sheet, 'stencil') };
}

describe('The edge of the rubber stencil, measured by every side of all ink', () => {
  test.each([0.5, 3, 15, 25, 90])(
    'is %s mm outside within 0.01 mm, at every corner and between them',
    (margin) => {
      const { ink, edge } = drawn(scene, margin);
      const samples = pointsAlong(edge, 5);
      expect(samples.length).toBeGreaterThan(300);
      // Every so many, so that each side of all ink can be asked; coprime to the samples of a side.
      const step = Math.max(1, Math.ceil(samples.length / 300));
      const distances = samples
        .filter((_, index) => index % step === 0)
        .map((point) => distanceToSides(point, ink));
      expect(Math.min(...distances)).toBeGreaterThan(margin - EXACT);
      expect(Math.max(...distances)).toBeLessThan(margin + EXACT);
    },
    60_000,
  );

  test.each([4, 60])(
    'leaves nothing out: what is nearer than %s mm is within the edge, what is farther is not, but where rubber stays',
    (margin) => {
      const { ink, edge } = drawn(scene, margin);
      const box = {
        left: 184 - margin,
        top: 154 - margin,
        width: 252 + 2 * margin,
        height: 312 + 2 * margin,
      };
      const wrong: Point[] = [];
      for (let i = 0; i < 400; i += 1) {
        // A sequence that fills a box evenly (the generalised golden ratio), the same each time.
        const at: Point = [
          box.left + box.width * ((i * 0.754877666) % 1),
          box.top + box.height * ((i * 0.569840291) % 1),
        ];
        const away = distanceToSides(at, ink);
        const isCovered = away < margin || isEnclosed(at, ink);
        if (Math.abs(away - margin) > EXACT && isCovered !== isEnclosed(at, edge)) wrong.push(at);
      }
      expect(wrong).toEqual([]);
      const some = ink.flat().filter((_, index) => index % 97 === 0);
      for (const point of some) if (!isEnclosed(point, edge)) wrong.push(point);
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test('is one edge around a frame, whatever stands in it', () => {
    const within = { type: 'text', subText: 'OTTO', fontSize: '60', position: { x: 300, y: 300 } };
    const { ink, edge } = drawn(framedScene('line', within), 6);
    expect(edge).toHaveLength(1);
    const distances = pointsAlong(edge, 20).map((point) => distanceToSides(point, ink));
    expect(Math.max(...distances.map((away) => Math.abs(away - 6)))).toBeLessThan(EXACT);
  });
});
