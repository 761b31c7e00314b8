import type { ShapedGlyph } from './shaper';

/**
 * Deals the glyphs of a line out to its characters, each to the one its cluster begins in: HarfBuzz may see finer or
 * coarser clusters than `Intl.Segmenter`.
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
