import type { Design } from '../../src/stone/stone';

/**
 * Whether a design is another stone than the one before, and not that one edited: an edit leaves most elements the objects they
 * were.
 */
export function isAnotherStone(design: Design, before: Design | undefined): boolean {
  if (!before) return true;
  const { Parms } = design;
  return Parms.length > 1 && !Parms.some((element) => before.Parms.includes(element));
}
