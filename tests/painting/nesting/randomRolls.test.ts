import { expect, test } from 'vitest';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { nest } from '../../../src/painting/nesting/nest';
import { rollSheet } from '../../../src/painting/nesting/rollSheet';
import type { Rotation } from '../../../src/painting/nesting/turns';
import { oneOf, randomFrom } from '../../random';
import { contoursOn } from '../dxf/readDxf';
import { boxOf } from '../sheet/pieces';
import { apart, pixelsTwice } from './naiveRoll';
import { randomPiece } from './randomPieces';

/** `NESTED_ROLLS=500` lays as many as docs/workshop/nesting.md says. */
const ROLLS = Number(process.env.NESTED_ROLLS ?? 20);

/** The file holds a ten-thousandth of a mm: two rounded corners may be so much nearer. */
const ROUNDED = 0.0003;

const PIXEL = 0.1;

test(`on ${ROLLS} random rolls no two pieces overlap, and gaps and margins are kept`, {
  timeout: 3_600_000,
}, () => {
  for (let seed = 1; seed <= ROLLS; seed += 1) {
    const random = randomFrom(seed);
    const pieces = Array.from({ length: 4 + Math.floor(random() * 14) }, (_, index) =>
      randomPiece(random, index),
    );
    const rubber = {
      width: Math.round(250 + random() * 500),
      longest: oneOf(random, [500, 10_000]),
      margin: oneOf(random, [0, 5, 12.5]),
      gap: oneOf(random, [0, 1, 3]),
    };
    const rotation = oneOf<Rotation>(random, ['180', '90', 'none']);
    const rolls = nest(pieces, rubber, { rotation, work: 100_000 });
    let laid = 0;
    for (const roll of rolls) {
      const edges = contoursOn(paintDxf(rollSheet(roll)), 'STENCIL', rubber.width);
      laid += edges.length;
      expect(pixelsTwice(edges, roll.length, rubber.width, PIXEL), `seed ${seed}`).toBe(0);
      const { left, top, right, bottom } = boxOf(edges.flat());
      const free = Math.min(left, top, roll.length - right, rubber.width - bottom);
      expect(free, `seed ${seed}`).toBeGreaterThan(rubber.margin - ROUNDED);
      expect(roll.length, `seed ${seed}`).toBeLessThan(rubber.longest + ROUNDED);
      for (const [index, one] of edges.entries())
        for (const other of edges.slice(index + 1))
          expect(apart(one, other), `seed ${seed}`).toBeGreaterThan(rubber.gap - ROUNDED);
    }
    expect(laid, `seed ${seed}`).toBe(pieces.length);
  }
});
