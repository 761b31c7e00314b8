import { fontOf } from '../../fonts/catalogue';
import type { TextParm } from '../../src/stone/parm';

/** Degrees by which a cursive line leans where its family has no italic (docs/decisions.md section 2). */
const SLANT = 12;

/** The font file a line is set in, and by how many degrees it leans, read from the catalogue alone. */
export function fontFileOf({ fontFamily, cursive }: Pick<TextParm, 'fontFamily' | 'cursive'>): {
  file: string;
  lean: number;
} {
  const entry = fontOf(fontFamily);
  if (!entry) throw new Error(`${fontFamily} is not in the catalogue`);
  if (!cursive) return { file: entry.file, lean: 0 };
  return entry.italic ? { file: entry.italic, lean: 0 } : { file: entry.file, lean: SLANT };
}
