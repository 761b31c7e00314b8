import { z } from 'zod';
import type { Mm } from './numbers';

/** The finishes of stone that are sold. */
export const finish = z.enum(['polished', 'honed', 'rough']);
export type Finish = z.infer<typeof finish>;

/** The thinnest stroke and the narrowest web in mm that can be cut into a finish, as in the catalogue's materials (docs/checks.md). */
export const LIMITS_OF_FINISH: Readonly<
  Record<Finish, { readonly thinnestStroke: Mm; readonly narrowestWeb: Mm }>
> = {
  polished: { thinnestStroke: 0.7, narrowestWeb: 0.4 },
  honed: { thinnestStroke: 0.8, narrowestWeb: 0.5 },
  rough: { thinnestStroke: 1.2, narrowestWeb: 0.8 },
};

/** A surface as far as it limits what is cut into it. */
interface Cuttable {
  readonly finish: Finish;
  readonly thinnestStroke?: Mm | undefined;
}

/** The finish whose limits a surface has: a soft stone takes no finer cut than a rough face, however it is finished. */
export function cutLike({ finish, thinnestStroke = 0 }: Cuttable): Finish {
  return thinnestStroke < LIMITS_OF_FINISH.rough.thinnestStroke ? finish : 'rough';
}
