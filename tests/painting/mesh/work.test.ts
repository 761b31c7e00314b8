import { expect, test, vi } from 'vitest';
import { design as schema } from '../../../src/stone/stone';
import { bodiesOf, sceneFor } from './made';

const made = vi.hoisted(() => ({ triangulations: 0 }));

vi.mock('delaunator', async (importOriginal) => {
  const { default: Delaunator } = await importOriginal<typeof import('delaunator')>();
  return {
    default: class extends Delaunator<Float64Array> {
      constructor(coords: Float64Array) {
        super(coords);
        made.triangulations += 1;
      }
    },
  };
});

const LINE = { type: 'text', fontFamily: 'EB Garamond', fontSize: '40', variant: 'sandb' };

test('The ground of a letter is cut into triangles once, however often it stands on the stone', async () => {
  const scene = await sceneFor(
    schema.parse({
      StoneTypeId: 15,
      StoneTypeVariantId: 1501,
      Parms: [300, 400].map((y) => ({ ...LINE, subText: 'nonnonnon', position: { x: 300, y } })),
    }),
  );
  const parts = bodiesOf(scene);
  expect(parts.map(({ kind }) => kind)).toEqual(['stone']);
  // The face, the back, an n and an o.
  expect(made.triangulations).toBe(4);
});
