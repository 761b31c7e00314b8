import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildScene } from '../../../src/scene/buildScene';
import { crossingsAmong, isEnclosed } from '../../painting/sheet/nearestInk';
import { signedArea } from '../../painting/sheet/points';
import { linesOf, sheetOf } from '../../painting/sheet/workshop';
import { overlappingDesigns, sources } from './overlaps';

/** The common run tries the same designs each time; the long one as many as `CUT_DESIGNS`, from `CUT_SEED`. */
const RUNS = {
  numRuns: Number(process.env.CUT_DESIGNS ?? 12),
  seed: Number(process.env.CUT_SEED ?? 20_261_126),
};

/** Margins that are tried in turn, in mm. */
const MARGINS = [0.3, 2, 7.5, 30];

/** Every so many points of the ink are looked for within the edge. */
const EVERY = 41;

describe(`The edges of the stencils of ${RUNS.numRuns} random designs`, () => {
  test(
    'are closed contours that neither cross nor run backwards, with all ink within them',
    () => {
      for (const [index, design] of fc.sample(overlappingDesigns, RUNS).entries()) {
        const sheet = sheetOf(buildScene(design, sources), MARGINS[index % MARGINS.length]);
        const [ink, edge] = [linesOf(sheet, 'engrave'), linesOf(sheet, 'stencil')];
        const outline = sheet.layers.find(({ tool }) => tool === 'stencil')?.outline;
        const counts = [0, 4].map((verb) => outline?.verbs.filter((each) => each === verb).length ?? 0);
        expect(counts, `design ${index}: each contour is closed`).toEqual([edge.length, edge.length]);
        expect(edge.length > 0, `design ${index}`).toBe(ink.length > 0);
        for (const contour of edge) expect(signedArea(contour), `design ${index}`).toBeGreaterThan(0);
        expect(crossingsAmong(edge), `design ${index} crosses itself`).toBe(0);
        const outside = ink.flat().filter((point, at) => at % EVERY === 0 && !isEnclosed(point, edge));
        expect(outside, `design ${index}: ink outside`).toEqual([]);
      }
    },
    60_000 + RUNS.numRuns * 5_000,
  );
});
