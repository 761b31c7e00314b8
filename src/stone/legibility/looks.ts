import { z } from 'zod';
import written from '../../../catalogue/looks.json';
import type { ColourName } from '../colours';
import type { Cut } from '../cut';
import type { Mm } from '../numbers';

/** An equal part of the ink: its own grey from 0 to 1, and its opacity over the stone, 0 to 1. */
export interface Tone {
  readonly grey: number;
  readonly covers: number;
}

/** Tones of equal parts of the ink, from dark to light. */
export type Look = readonly Tone[];

const part = z.number().min(0).max(1);
const parts = z.array(part).nonempty();
const looks = z.object({
  /** The cap heights that were measured, in mm, from low to high. */
  heights: z.array(z.number().positive()).nonempty(),
  /** By cut and colour: for each height the greys of equal parts of the ink, and their opacity where not opaque. */
  looks: z.record(z.string(), z.array(z.object({ greys: parts, covers: parts.optional() })).nonempty()),
});

const { heights, looks: table } = looks.parse(written);

const LOOKS = new Map<string, readonly Look[]>(
  Object.entries(table).map(([name, byHeight]) => [
    name,
    byHeight.map(({ greys, covers }) => greys.map((grey, at) => ({ grey, covers: covers?.[at] ?? 1 }))),
  ]),
);

/** A look and its weight; those of one size have a total of 1. */
interface Weighed {
  readonly look: Look;
  readonly weight: number;
}

/**
 * The look of a colour at a size, in the light of the pictures, to an eye at 3 m: interpolated from the measurements
 * (catalogue/looks/bake.ts) at the two nearest heights.
 *
 * @param size the cap height of letters on the stone in mm, or its equivalent.
 */
export function looksOf(colour: ColourName, cut: Cut, size: Mm): readonly Weighed[] {
  const known = LOOKS.get(`${cut} ${colour}`) ?? [];
  const above = heights.findIndex((height) => height >= size);
  const [first, last] = [known[0], known.at(-1)];
  if (above === 0) return first ? [{ look: first, weight: 1 }] : [];
  if (above < 0) return last ? [{ look: last, weight: 1 }] : [];
  const [low, high] = [heights[above - 1] ?? size, heights[above] ?? size];
  const weight = Math.log(size / low) / Math.log(high / low);
  const [one, other] = [known[above - 1], known[above]];
  return one && other
    ? [
        { look: one, weight: 1 - weight },
        { look: other, weight },
      ]
    : [];
}
