import { z } from 'zod';
import written from '../../catalogue/lowest-heights.json';
import type { StoneVariant } from './catalogue/stoneType';
import type { Vignet } from './catalogue/vignet';
import type { Mm } from './numbers';

type Finish = StoneVariant['finish'];

const height = z.number().positive().optional();
const LOWEST = z
  .record(z.string(), z.object({ polished: height, honed: height, rough: height }))
  .parse(written);

/**
 * The height in mm from which a vignet's strokes and webs can be cut into a stone of a finish: measured by
 * `catalogue/ornaments/lowest/measure.ts`.
 *
 * @returns 0 for cast or unmeasured ones; Infinity where it cannot be cut at any wanted height.
 */
export function lowestHeightOf({ id, kind }: Pick<Vignet, 'id' | 'kind'>, finish: Finish): Mm {
  const measured = kind === 'sandblown' ? LOWEST[id] : undefined;
  return measured ? (measured[finish] ?? Number.POSITIVE_INFINITY) : 0;
}
