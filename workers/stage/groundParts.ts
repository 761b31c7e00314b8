import type { Painter } from '../../src/painting/canvaskit/painter';
import type { Scene } from '../../src/scene/scene';

/** Everything the pixels of the bare stone and its background depend on besides the view, to be compared part by part. */
export function groundParts(
  { slab, background, sceneryPlace }: Scene,
  { tiles, scenery }: Painter,
): readonly unknown[] {
  const { stoneType, variant, photograph, made } = slab;
  const { x, y, scale } = sceneryPlace;
  return [
    stoneType,
    variant,
    photograph,
    tiles.get(variant.tile),
    // By what it says: an edit of something else hands over an equal one.
    JSON.stringify(made),
    made.base && tiles.get(made.base.variant.tile),
    background,
    scenery.get(background?.picture),
    x,
    y,
    scale,
  ];
}
