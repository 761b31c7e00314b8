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

/** How large a vignet is at scale 1, in mm, and from which height on it can be cut. */
export interface CutVignet {
  readonly width: Mm;
  readonly height: Mm;
  /** 0 where any height will do, or nobody has measured it. */
  readonly lowest: Mm;
}

/**
 * From which height in mm on a vignet's strokes and webs can be cut into a stone of a finish: measured by
 * `catalogue/ornaments/lowest/measure.ts`.
 *
 * @returns 0 for what is cast or was not measured; Infinity where it cannot be cut at any height that is wanted.
 */
export function lowestHeightOf({ id, kind }: Pick<Vignet, 'id' | 'kind'>, finish: Finish): Mm {
  const measured = kind === 'sandblown' ? LOWEST[id] : undefined;
  return measured ? (measured[finish] ?? Number.POSITIVE_INFINITY) : 0;
}

/** The sizes of vignettes that are to be cut into a stone of a finish. */
export function cutVignets(
  vignets: readonly Pick<Vignet, 'id' | 'kind' | 'width' | 'height'>[],
  finish: Finish,
): (id: number) => CutVignet | undefined {
  return (wanted) => {
    const vignet = vignets.find(({ id }) => id === wanted);
    return vignet && { ...vignet, lowest: lowestHeightOf(vignet, finish) };
  };
}
