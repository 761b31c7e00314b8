import { z } from 'zod';
import written from '../../catalogue/foundry.json';
import type { Mm } from './numbers';

const castFamily = z.object({
  family: z.string(),
  /** The cap heights in mm that it is cast in, from low to high. */
  heights: z.array(z.number().positive()).nonempty(),
  /** Whether its italic is cast as well; an upright family is never cast slanted. */
  italic: z.boolean(),
});
/** A family that letters are cast in. */
export type CastFamily = Readonly<z.infer<typeof castFamily>>;

const schema = z.object({
  /** The characters with casting patterns, in every family. */
  characters: z.string(),
  families: z.tuple([castFamily], castFamily),
  /** The cast family that comes nearest in kind to each of the others. */
  nearest: z.record(z.string(), z.string()),
});

/**
 * Which letters are cast. The families and heights of the group “bronze” are the font catalogue's. That Garamond and
 * a formal script are cast from 16 and 27 mm up follows a public designer of gravestones; the heights, and the
 * nearest family for the others, are judgements of ours. The characters are western Europe's letters (ISO 8859-1),
 * figures, and the marks that names and dates need, also a judgement: more must be checked with a foundry first.
 */
const { characters, families, nearest } = schema.parse(written);

/** The characters with casting patterns. */
export const CAST_CHARACTERS: ReadonlySet<string> = new Set(characters);

/** The families that are cast. */
export const CAST_FAMILIES: readonly CastFamily[] = families;

/** The cast letters of a family; undefined where it is not cast. */
export function castLettersOf(family: string): CastFamily | undefined {
  return families.find((one) => one.family === family);
}

/** The cast letters of a family, or of the most similar one: what is offered for a mounted line. */
export function nearestCastLetters(family: string): CastFamily {
  return castLettersOf(family) ?? castLettersOf(nearest[family] ?? '') ?? families[0];
}

/** The height on offer nearest to a given one, in mm; the lower of two equally near. */
export function nearestCastHeight({ heights }: CastFamily, height: Mm): Mm {
  return heights.reduce((best, one) => (Math.abs(one - height) < Math.abs(best - height) ? one : best));
}
