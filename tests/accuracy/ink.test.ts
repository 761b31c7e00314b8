import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { measureScene } from '../../src/scene/measures';
import { placedInk } from '../../src/scene/placedInk';
import type { Design } from '../../src/stone/stone';
import { linesOf, randomDesigns } from './randomDesigns';
import { sampledInk } from './sampledInk';
import { RUNS as ALL, PATIENCE, shapedByHarfBuzz, sources } from './samples';
import { charactersByHand } from './strokesByHand';

/** A tenth of the designs of the other tests: hundreds of points of each of their curves are looked at. */
const RUNS = { ...ALL, numRuns: ALL.numRuns / 10 };

/** The accuracy of the ink's edges, in mm: that of every vector output. */
const ACCURACY = 0.005;

/** How far the edges of the ink of a design's lines are from where HarfBuzz's curves end, at most, in mm. */
function worstOf(design: Design): number {
  const { elements } = measureScene(buildScene(design, sources));
  const distances = linesOf(design).flatMap((line, index) => {
    const byHand = sampledInk(
      charactersByHand(line, shapedByHarfBuzz(line)).flatMap(({ strokes }) => strokes),
    );
    const measure = elements.find(({ element }) => element === index);
    if (!byHand || !measure) return [];
    const ink = placedInk(measure);
    return (['left', 'top', 'right', 'bottom'] as const).map((side) => Math.abs(ink[side] - byHand[side]));
  });
  return Math.max(0, ...distances);
}

test(
  `In ${RUNS.numRuns} random designs the ink of a line, turned, leaning and scaled, ends where HarfBuzz’s curves do`,
  () => {
    fc.assert(
      fc.property(randomDesigns, (design) => {
        expect(worstOf(design)).toBeLessThan(ACCURACY);
      }),
      RUNS,
    );
  },
  PATIENCE,
);
