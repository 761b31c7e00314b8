import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { type Design, design as schema } from '../../src/stone/stone';
import { farthestFrom } from '../painting/lettersByHand';
import { charactersOf } from '../painting/svgFile';
import { linesOf, randomDesigns } from './randomDesigns';
import { PATIENCE, RECORDED, RUNS, shapedByHarfBuzz, sources, toRecord } from './samples';
import { charactersByHand } from './strokesByHand';

/** The accuracy of every vector output against HarfBuzz on the same font, in mm (docs/decisions.md section 2). */
const ACCURACY = 0.005;

/** The greatest distance between the points of two characters, in mm; both may be without ink. */
function apart(one: readonly (readonly [number, number])[], other: typeof one): number {
  if (one.length === 0 && other.length === 0) return 0;
  return Math.max(farthestFrom(one, other), farthestFrom(other, one));
}

/** Compares every character of a design's SVG with the same one computed independently: the farthest point, in mm. */
function worstOf(design: Design): number {
  const written = charactersOf(paintSvg(buildScene(design, sources)));
  const distances = linesOf(design).flatMap((line, index) => {
    const characters = written.filter(({ element }) => element === index);
    const byHand = charactersByHand(line, shapedByHarfBuzz(line));
    expect(characters.map(({ cluster }) => cluster)).toEqual(byHand.map(({ cluster }) => cluster));
    return byHand.map(({ strokes }, i) =>
      apart(
        characters[i]?.points ?? [],
        strokes.flatMap(({ points }) => points),
      ),
    );
  });
  return Math.max(...distances);
}

test(
  `In ${RUNS.numRuns} random designs every point of an SVG’s letters is where HarfBuzz puts it, within 0.005 mm`,
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

/** The same lines on arcs of any radius, half of them inside. */
function onArcs({ Parms, ...rest }: Design): Design {
  const bent = Parms.map((parm, index) => ({
    ...parm,
    curve: {
      kind: 'arc',
      radius: 12 + ((parm.position.x * 37 + 7919) % 1000) ** 2 / 500,
      side: (Math.round(parm.position.y) + index) % 2 ? 'inside' : 'outside',
    },
  }));
  return schema.parse({ ...rest, Parms: bent });
}

test(
  'The same on arcs, where each letter is turned about the circle’s middle, within 0.005 mm',
  () => {
    fc.assert(
      fc.property(randomDesigns, (design) => {
        expect(worstOf(onArcs(design))).toBeLessThan(ACCURACY);
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 2) },
    );
  },
  PATIENCE,
);

if (toRecord !== undefined) {
  test('hb-shape answers as is recorded for machines without it', async () => {
    await expect(toRecord).toMatchFileSnapshot(RECORDED);
  });
}
