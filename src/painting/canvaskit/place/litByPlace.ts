import type { Canvas } from 'canvaskit-wasm';
import type { Scene } from '../../../scene/scene';
import { rgbOf } from '../../colours';
import { Keeper } from '../kit';
import type { Painter } from '../painter';

const WHITE = '#ffffff';

/**
 * Paints something in the light of the place: all of it, and nothing around it, takes the colour of that light. A photographed
 * stone has its own light.
 */
export function litByPlace(
  canvas: Canvas,
  { slab, background }: Pick<Scene, 'slab' | 'background'>,
  { kit, palette }: Painter,
  paint: () => void,
): void {
  const colour = background?.light?.colour ?? WHITE;
  if (colour === WHITE || slab.photograph) {
    canvas.save();
    paint();
    canvas.restore();
    return;
  }
  using keeper = new Keeper();
  const { keep } = keeper;
  const lit = keep(palette.fill([0, 0, 0]).copy());
  lit.setColorFilter(
    keep(kit.ColorFilter.MakeBlend(kit.Color4f(...rgbOf(colour), 1), kit.BlendMode.Modulate)),
  );
  canvas.saveLayer(lit);
  paint();
  canvas.restore();
}
