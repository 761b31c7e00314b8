import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part } from '../../../src/painting/mesh/part';
import { buildScene } from '../../../src/scene/buildScene';
import type { Design } from '../../../src/stone/stone';
import { design as schema } from '../../../src/stone/stone';
import { overlappingDesigns, sources } from '../../accuracy/cut/overlaps';
import { catalogue } from '../../scene/drawnStone';
import { lookAtSurface } from './closed';
import { bodiesOf, designIn, EXAMPLES, sceneFor } from './made';

/** The common run tries the same designs each time; the long one as many as `MESH_DESIGNS`, from `MESH_SEED`. */
const RUNS = {
  numRuns: Number(process.env.MESH_DESIGNS ?? 8),
  seed: Number(process.env.MESH_SEED ?? 20_261_126),
  endOnFailure: true,
};

const PATIENCE = 120_000 + RUNS.numRuns * 10_000;

/** Points in metres, as files have them. */
const inMetres = ({ points, surfaces }: Part) => {
  const metres = points.map((mm) => mm / 1000);
  return surfaces.map(({ corners }) => ({ points: metres, corners }));
};

function expectClosed(parts: readonly Part[], what: string): void {
  expect(parts.length, what).toBeGreaterThan(0);
  for (const part of parts) {
    const { open, flat, euler, volume } = lookAtSurface(inMetres(part));
    const named = `${what}: ${part.kind} ${part.elements.join()}`;
    expect({ open, flat, euler }, named).toEqual({ open: 0, flat: 0, euler: 2 * (part.bodies - part.holes) });
    expect(volume, named).toBeGreaterThan(0);
  }
}

/** Each stone type, with its widest bevel and a base where it has them. */
const STONES = catalogue.stoneTypes.map(({ id, Name, Variants, make }): readonly [string, Design] => {
  const given = { StoneTypeId: id, StoneTypeVariantId: Variants[0]?.id, Parms: [] };
  const made = {
    ...(make?.bevel !== undefined && { bevel: make.bevel }),
    ...(make?.base && { base: make.base }),
  };
  return [Name, schema.parse({ ...given, ...(Object.keys(made).length > 0 && { make: made }) })];
});

describe('A stone in space is closed bodies that face outwards', () => {
  test('of every kind on offer, with its widest bevel and its base', () => {
    for (const [name, design] of STONES) {
      const scene = buildScene(design, sources);
      const parts = bodiesOf(scene);
      expectClosed(parts, name);
      expect(parts.map(({ kind }) => kind)).toEqual(scene.slab.made.base ? ['stone', 'base'] : ['stone']);
    }
  }, 120_000);

  test.each(EXAMPLES)(
    '%s',
    async (file) => {
      expectClosed(bodiesOf(await sceneFor(await designIn(file))), file);
    },
    120_000,
  );

  test(
    `in ${RUNS.numRuns} random designs whose elements overlap`,
    () => {
      fc.assert(
        fc.property(overlappingDesigns, (design) => {
          expectClosed(bodiesOf(buildScene(design, sources)), 'random');
        }),
        RUNS,
      );
    },
    PATIENCE,
  );
});
