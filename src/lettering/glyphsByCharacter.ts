import type { ShapedGlyph } from './shaper';

/**
 * Assigns a line's glyphs to its characters, each to the one in which its cluster begins: HarfBuzz's clusters may be
 * finer or coarser than those of `Intl.Segmenter`.
 *
 * @param clusters the characters of the shaped text, in order.
 * @returns as many lists as there are characters; an empty one where a font draws two characters as one glyph.
 */
export function glyphsByCharacter(
  glyphs: readonly ShapedGlyph[],
  clusters: readonly string[],
): ShapedGlyph[][] {
  const characterAt = clusters.flatMap((cluster, index) => new Array<number>(cluster.length).fill(index));
  const shaped: ShapedGlyph[][] = clusters.map(() => []);
  for (const glyph of glyphs) shaped[characterAt[glyph.cluster] ?? -1]?.push(glyph);
  return shaped;
}
