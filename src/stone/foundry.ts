import { z } from 'zod';
import written from '../../catalogue/foundry.json';
import type { Mm } from './numbers';

const castFamily = z.object({
  family: z.string(),
  /** The cap heights in mm that it is cast in, from low to high. */
  heights: z.array(z.number().positive()).nonempty(),
  /** Whether its italic is cast as well; nobody casts an upright family slanted. */
  italic: z.boolean(),
});
/** A family that letters are cast in. */
export type CastFamily = Readonly<z.infer<typeof castFamily>>;

const schema = z.object({
  /** The characters there are patterns of, in every family. */
  characters: z.string(),
  families: z.tuple([castFamily], castFamily),
  /** The cast family that comes nearest in kind to each of the others. */
  nearest: z.record(z.string(), z.string()),
});

/**
 * What letters are cast. The families and heights of the group “bronze” are those of the font catalogue. That Garamond and
 * a formal script are cast from 16 and 27 mm on is what a public designer of gravestones has; of the heights, and for the
 * other families which is nearest, a judgement of ours. The characters are the letters of western Europe (ISO 8859-1),
 * figures, and the marks that names and dates need, a judgement as well: a foundry is asked before more is promised.
 */
const { characters, families, nearest } = schema.parse(written);

/** The characters there are patterns of. */
export const CAST_CHARACTERS: ReadonlySet<string> = new Set(characters);

/** The families that are cast. */
export const CAST_FAMILIES: readonly CastFamily[] = families;

/** The cast letters of a family; undefined where nobody casts them. */
export function castLettersOf(family: string): CastFamily | undefined {
  return families.find((one) => one.family === family);
}

/** The cast letters of a family, or of the one nearest to it in kind: what a mounted line is offered. */
export function nearestCastLetters(family: string): CastFamily {
  return castLettersOf(family) ?? castLettersOf(nearest[family] ?? '') ?? families[0];
}

/** The height on offer that is nearest to one, in mm; the lower of two that are equally near. */
export function nearestCastHeight({ heights }: CastFamily, height: Mm): Mm {
  return heights.reduce((best, one) => (Math.abs(one - height) < Math.abs(best - height) ? one : best));
}
