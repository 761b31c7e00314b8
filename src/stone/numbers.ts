import { z } from 'zod';

/** Millimetres, float64. The origin is the top left of the stone's bounding box, x right, y down. */
export type Mm = number;

export const MM_PER_INCH = 25.4;

/** Rounded to a tenth of a mm: nobody cuts finer steps, and numbers are shown so. Never minus zero. */
export const toTenth = (mm: Mm): Mm => Math.round(mm * 10) / 10 + 0;

/** Rounded to a thousandth of a mm: a tenth of what is promised of a cut. Never minus zero. */
export const toThousandth = (mm: Mm): Mm => Math.round(mm * 1000) / 1000 + 0;

const WRITTEN_NUMBER = /^\s*[+-]?(\d+([.,]\d*)?|[.,]\d+)\s*$/;

/**
 * Reads a number as users and older programs write it: `20`, `"20"`, `"20.5"` or `"20,5"`.
 *
 * @returns the number, or undefined where the text is not one.
 */
export function readNumber(written: string): number | undefined {
  return WRITTEN_NUMBER.test(written) ? Number(written.trim().replace(',', '.')) : undefined;
}

const fromText = z
  .string()
  .regex(WRITTEN_NUMBER)
  .transform((written) => readNumber(written) ?? 0);

/** A finite number within ±`limit`; text is accepted too, since older designs contain it. */
export function numeric(limit: number) {
  return z.union([z.number(), fromText]).pipe(z.number().min(-limit).max(limit));
}

/** The farthest a place on a stone may lie from its origin, in mm: ten metres, beyond any gravestone. */
export const FARTHEST: Mm = 10_000;

/** A length or coordinate in mm. */
export const millimetres = numeric(FARTHEST);

/** Degrees, clockwise, up to ten full turns either way. */
export const degrees = numeric(3600);

/** 0 or 1 on the wire; `true` and `false` are read as 1 and 0. */
export const flag = z.union([
  z.literal(0),
  z.literal(1),
  z.boolean().transform((set) => (set ? 1 : 0) as 0 | 1),
]);

/** Yes or no; 1 and 0 are read as such. */
export const yesOrNo = z.union([z.boolean(), flag.transform((set) => set === 1)]);

/** The id of anything stored: a positive whole number, also written as text. */
export const identifier = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER));
