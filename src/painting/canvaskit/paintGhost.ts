import type { Canvas } from 'canvaskit-wasm';
import type { Place, SceneNode } from '../../scene/scene';
import { GHOST, ghostOf } from '../ghost';
import { Keeper } from './kit';
import type { Painter } from './painter';
import { pathOf } from './pathOf';

const UNPLACED: Place = { x: 0, y: 0, rotation: 0, scale: 1 };

/**
 * Paints a reserved element in its own mm, about its anchor, as the ghost of what will be cut one day.
 *
 * @param pxPerMm device pixels per mm of the stone.
 */
export function paintGhost(
  canvas: Canvas,
  node: SceneNode,
  { kit, palette }: Pick<Painter, 'kit' | 'palette'>,
  pxPerMm: number,
): void {
  const { outline, rgb } = ghostOf({ ...node, place: UNPLACED });
  if (outline.verbs.length === 0) return;
  using keeper = new Keeper();
  const { keep } = keeper;
  const whole = keep(pathOf(kit, outline));
  const builder = keep(new kit.PathBuilder());
  // Strokes of a letter that overlap would be crossed by dashes, unless they are joined.
  const joined = kit.Path.MakeFromOp(whole, keep(builder.snapshot()), kit.PathOp.Union);
  const path = joined ? keep(joined) : whole;
  const mm = 1 / node.place.scale;
  const pixel = mm / pxPerMm;
  const dash = Math.max(GHOST.dash * mm, 4 * pixel);
  canvas.drawPath(path, palette.fill(rgb, GHOST.fill));
  const line = palette.line(rgb, Math.max(GHOST.line * mm, GHOST.leastPixels * pixel), GHOST.opacity);
  line.setPathEffect(keep(kit.PathEffect.MakeDash([dash, (dash * GHOST.gap) / GHOST.dash], 0)));
  canvas.drawPath(path, line);
  line.setPathEffect(null);
}
