import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildScene } from '../../../src/scene/buildScene';
import { inkedNode } from '../../../src/scene/checks/betweenElements';
import { inReserved } from '../../../src/scene/checks/inReserved';
import { type Design, design as schema } from '../../../src/stone/stone';
import { linesOf, randomDesigns } from '../randomDesigns';
import { sampledInk, sampledPoints } from '../sampledInk';
import { shapeAll, shapedByHarfBuzz, sources } from '../samples';
import { charactersByHand } from '../strokesByHand';

/** The usual run tries so many pairs of lines; `RESERVED_PLACES=100` as many as wished. */
const RUNS = { numRuns: Number(process.env.RESERVED_PLACES ?? 40), seed: 20_261_103 };

/** How long they may take, in ms. */
const PATIENCE = 60_000 + RUNS.numRuns * 2000;

/** Nearer to a space's side than this the two verdicts may differ, in mm: points of a curve are looked at, and not the curve. */
const UNCERTAIN = 0.1;

const strokesOf = (design: Design) =>
  linesOf(design).flatMap((line) =>
    charactersByHand(line, shapedByHarfBuzz(line)).flatMap(({ strokes }) => strokes),
  );

/** Whether a line stands in the box of another, by a great many points of HarfBuzz's curves; undefined where that is not certain. */
function standsIn(cut: Design, reserved: Design): boolean | undefined {
  const strokes = strokesOf(cut);
  const [own, space] = [sampledInk(strokes), sampledInk(strokesOf(reserved))];
  if (!own || !space) return undefined;
  for (const [x, y] of sampledPoints(strokes)) {
    const isWithinX = x > space.left + UNCERTAIN && x < space.right - UNCERTAIN;
    if (isWithinX && y > space.top + UNCERTAIN && y < space.bottom - UNCERTAIN) return true;
  }
  const isAcross = own.right > space.left - UNCERTAIN && own.left < space.right + UNCERTAIN;
  const isAlong = own.bottom > space.top - UNCERTAIN && own.top < space.bottom + UNCERTAIN;
  return isAcross && isAlong ? undefined : false;
}

test(
  `In ${RUNS.numRuns} places what stands in a reserved space is found just where points of its letters lie in the box of the others`,
  () => {
    const seen = { in: 0, out: 0 };
    const offset = fc.record({
      x: fc.integer({ min: -150, max: 150 }),
      y: fc.integer({ min: -90, max: 90 }),
    });
    const placed = fc.record({ one: randomDesigns, other: randomDesigns, offset });
    shapeAll(fc.sample(placed, RUNS).flatMap(({ one, other }) => [one, other]));
    fc.assert(
      fc.property(placed, ({ one, other, offset: { x, y } }) => {
        const [line, later] = [one.Parms[0], other.Parms[0]];
        if (line?.type !== 'text' || later?.type !== 'text') return;
        if (line.subText.trim() === '' || later.subText.trim() === '') return;
        const place = { ...line.position, x: later.position.x + x, y: later.position.y + y };
        const cut = { ...line, position: place };
        const expected = standsIn(schema.parse({ Parms: [cut] }), schema.parse({ Parms: [later] }));
        if (expected === undefined) return;
        seen[expected ? 'in' : 'out'] += 1;
        const design = schema.parse({ ...one, Parms: [cut, { ...later, reserved: true }] });
        const scene = buildScene(design, sources);
        const found = [...inReserved(scene, scene.nodes.map(inkedNode))].some(
          (one) => one?.kind === 'inReserved',
        );
        expect(found).toBe(expected);
      }),
      RUNS,
    );
    expect(Math.min(seen.in, seen.out)).toBeGreaterThan(0.15 * RUNS.numRuns);
  },
  PATIENCE,
);
