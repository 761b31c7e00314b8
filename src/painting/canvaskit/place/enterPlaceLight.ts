import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import type { Mm } from '../../../stone/numbers';
import { rgbOf } from '../../colours';
import { Keeper } from '../kit';
import type { Painter } from '../painter';

const WHITE = '#ffffff';

/** How far a stone's side and what is fixed to it reach beyond its front, in mm: more than any does. */
const BESIDE: Mm = 60;

/**
 * Enters the light of the place: all that is painted until the canvas is restored, and nothing around it, takes the colour of that
 * light. A photographed stone has its own light.
 *
 * @param box the box around the stone, in the canvas's mm.
 */
export function enterPlaceLight(
  canvas: Canvas,
  { slab, background }: Pick<Scene, 'slab' | 'background'>,
  box: Box,
  { kit, palette }: Painter,
): void {
  const colour = background?.light?.colour ?? WHITE;
  if (colour === WHITE || slab.photograph) {
    canvas.save();
    return;
  }
  using keeper = new Keeper();
  const { keep } = keeper;
  const lit = keep(palette.fill([0, 0, 0]).copy());
  lit.setColorFilter(
    keep(kit.ColorFilter.MakeBlend(kit.Color4f(...rgbOf(colour), 1), kit.BlendMode.Modulate)),
  );
  const { left, top, right, bottom } = box;
  canvas.saveLayer(lit, kit.LTRBRect(left - BESIDE, top - BESIDE, right + BESIDE, bottom + BESIDE));
}
