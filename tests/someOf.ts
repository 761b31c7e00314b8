/** Whether the environment variable asks for the long form, as `GLYPHS=all`; `npm run test:deep` sets them. */
export const isWhole = (variable: string): boolean => process.env[variable] === 'all';

/**
 * What the usual run takes of a list: every so many-th, from the first on, so that it is the same each time; all of it
 * where the environment variable is `all`.
 */
export function someOf<T>(list: readonly T[], step: number, variable: string): readonly T[] {
  return isWhole(variable) ? list : list.filter((_, index) => index % step === 0);
}
