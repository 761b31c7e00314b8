import type { Canvas, Paint } from 'canvaskit-wasm';
import { boundsOf } from '../../../geometry/bounds';
import { placeMatrix } from '../../../scene/place';
import type { AttachmentLayer, AttachmentNode, Scene } from '../../../scene/scene';
import { shownNodes } from '../../../scene/shownNodes';
import type { Mm } from '../../../stone/numbers';
import type { Rgb } from '../../colours';
import { Keeper } from '../kit';
import { matrixRows } from '../matrixRows';
import type { Painter } from '../painter';
import { pathOf } from '../pathOf';

/** How low the sun stands when lanterns are lit, in degrees. */
const DUSK = 18;

/** A candle's flame burns at some 1,900 K; what it throws on things around is redder to an eye that is used to daylight. */
const FLAME: Rgb = [1, 0.93, 0.72];
const GLOW: Rgb = [1, 0.66, 0.3];

/** How far light reaches, in heights of the flame: around the lantern, and behind its glass; and how strong each is in its middle. */
const AROUND = { reach: 6.5, strength: 0.42 } as const;
const BEHIND_GLASS = { reach: 3.6, strength: 0.85 } as const;

/** The halo around a flame, in heights of it. */
const HALO = 0.16;

/** Light that falls off from the middle of a flame, added to what is there. */
function lightFrom(
  [x, y, high]: readonly [x: Mm, y: Mm, high: Mm],
  { reach, strength }: typeof AROUND | typeof BEHIND_GLASS,
  { kit, palette }: Painter,
  { keep }: Keeper,
): Paint {
  const paint = keep(palette.fill([0, 0, 0]).copy());
  const colours = [strength, strength * 0.32, 0].map((alpha) => kit.Color4f(...GLOW, alpha));
  paint.setShader(
    keep(kit.Shader.MakeRadialGradient([x, y], high * reach, colours, [0, 0.4, 1], kit.TileMode.Clamp)),
  );
  paint.setBlendMode(kit.BlendMode.Screen);
  return paint;
}

/** Paints the light of one flame in the attachment's own mm: on what is around it, behind its panes, and the flame itself. */
function paintFlame(
  canvas: Canvas,
  { layers, place }: AttachmentNode,
  flame: number,
  painter: Painter,
): void {
  const burning = layers[flame];
  const box = burning && boundsOf(burning.outline);
  if (!box) return;
  const { kit, palette } = painter;
  using keeper = new Keeper();
  const { keep } = keeper;
  const paths = layers.map(({ outline }) => keep(pathOf(kit, outline)));
  const high = box.bottom - box.top;
  const middle = [(box.left + box.right) / 2, box.bottom - high * 0.4, high] as const;
  /** Keeps what stands before one of the parts dark. */
  const clipBefore = (part: number, isBefore: (layer: AttachmentLayer) => boolean = () => true) => {
    for (const [at, layer] of layers.entries()) {
      const path = paths[at];
      if (at > part && path && isBefore(layer)) canvas.clipPath(path, kit.ClipOp.Difference, true);
    }
  };
  canvas.save();
  canvas.concat(matrixRows(placeMatrix(place)));
  canvas.drawCircle(middle[0], middle[1], high * AROUND.reach, lightFrom(middle, AROUND, painter, keeper));
  for (const [at, { material }] of layers.entries()) {
    const pane = paths[at];
    if (material !== 'glass' || !pane) continue;
    canvas.save();
    canvas.clipPath(pane, kit.ClipOp.Intersect, true);
    clipBefore(at, (layer) => layer.material !== 'porcelain');
    canvas.drawPaint(lightFrom(middle, BEHIND_GLASS, painter, keeper));
    canvas.restore();
  }
  const shape = paths[flame];
  if (shape) {
    clipBefore(flame);
    canvas.drawPath(shape, keep(palette.blur(FLAME, 0.9, high * HALO)));
    canvas.drawPath(shape, palette.fill(FLAME));
  }
  canvas.restore();
}

/** Paints the lanterns and candles of a stone burning, where its place is at dusk: their light is their own, not the place's. */
export function paintFlames(canvas: Canvas, scene: Scene, painter: Painter): void {
  const { light } = scene.background ?? {};
  if (!light || light.high > DUSK) return;
  for (const node of shownNodes(scene))
    if (node.kind === 'attachment' && node.flame !== undefined && node.space === undefined)
      paintFlame(canvas, node, node.flame, painter);
}
