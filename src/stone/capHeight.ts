import { type Mm, readNumber } from './numbers';

/** The cap height of a line that states none that can be read, in mm: the specification's default (section 9). */
const DEFAULT: Mm = 20;

/** The cap height that a line of letters states, in mm at its scale 1. */
export function capHeightOf({ fontSize }: { readonly fontSize?: string | undefined }): Mm {
  return readNumber(fontSize ?? '') ?? DEFAULT;
}
