import type { Canvas } from 'canvaskit-wasm';
import type { Facet } from '../relief/facet';
import { Keeper } from './kit';
import type { Painter } from './painter';

/** The brightness of planes that face the light and away from it, as the opacity of white or black over their material. */
const BRIGHTEST = 0.34;
const DARKEST = 0.5;

/** Light as white, shade as black; the opacity is the strength. */
export function veil(facing: number, gloss = 1): readonly [number, number, number, number] {
  const lit = facing * gloss;
  return lit > 0 ? [1, 1, 1, Math.min(1, lit * BRIGHTEST)] : [0, 0, 0, Math.min(1, -lit * DARKEST)];
}

/**
 * Paints the light and shade on planes that lie beside each other.
 *
 * @param gloss how strongly they answer the light (`edgeGloss`).
 */
export function paintFacets(
  canvas: Canvas,
  facets: readonly Facet[],
  { kit, palette }: Painter,
  gloss = 1,
): void {
  const positions: number[] = [];
  const colours: number[] = [];
  for (const { corners, facing } of facets) {
    const [first, ...others] = corners;
    for (const [index, one] of others.slice(0, -1).entries()) {
      for (const corner of [first, one, others[index + 1]]) {
        positions.push(corner?.x ?? 0, corner?.y ?? 0);
        colours.push(...veil(facing, gloss));
      }
    }
  }
  if (positions.length === 0) return;
  using keeper = new Keeper();
  const { keep } = keeper;
  const { Triangles } = kit.VertexMode;
  const shade = keep(kit.MakeVertices(Triangles, positions, null, Float32Array.from(colours), null, false));
  canvas.drawVertices(shade, kit.BlendMode.Dst, palette.fill([0, 0, 0]));
}
