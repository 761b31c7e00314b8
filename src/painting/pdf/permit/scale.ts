/** The scales of drawings that make smaller (ISO 5455), each as how many mm of the stone a mm of paper is. */
export const SCALES = [1, 2, 5, 10, 20, 50, 100] as const;

/** A scale as it is written. */
export const scaleName = (scale: number) => `1:${scale}`;

/** The first of some scales at which something fits; the last of them where none does. */
export function firstFitting(scales: readonly number[], fits: (scale: number) => boolean): number {
  return scales.find(fits) ?? scales.at(-1) ?? 1;
}
