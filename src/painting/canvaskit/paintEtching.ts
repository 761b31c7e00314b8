import type { Canvas } from 'canvaskit-wasm';
import type { EtchingNode } from '../../scene/scene';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { pathOf } from './pathOf';

/**
 * Paints an etching in its own mm, as it looks from where its dots are not seen: within its edge, without depth or shadow.
 *
 * @returns false where its photograph could not be decoded and nothing was painted.
 */
export function paintEtching(canvas: Canvas, node: EtchingNode, { kit, etchings }: Painter): boolean {
  const image = etchings.get(node);
  if (!image) return false;
  const { box, outline } = node;
  using keeper = new Keeper();
  canvas.save();
  canvas.clipPath(keeper.keep(pathOf(kit, outline)), kit.ClipOp.Intersect, true);
  canvas.drawImageRectOptions(
    image,
    kit.XYWHRect(0, 0, image.width(), image.height()),
    kit.LTRBRect(box.left, box.top, box.right, box.bottom),
    kit.FilterMode.Linear,
    kit.MipmapMode.Linear,
    null,
  );
  canvas.restore();
  return true;
}
