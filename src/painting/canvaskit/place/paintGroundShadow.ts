import type { Canvas } from 'canvaskit-wasm';
import type { Box } from '../../../geometry/box';
import type { Scene } from '../../../scene/scene';
import { HAZY_DAY, type PlaceLight } from '../../../stone/catalogue/placeLight';
import { SCENERY, type SceneryPlace } from '../../../stone/catalogue/scenery';
import type { Mm } from '../../../stone/numbers';
import { groundShadow, shadowPerMm } from '../../ground/groundShadow';
import { type Standing, standingOf } from '../../ground/standing';
import { Keeper } from '../kit';
import type { Painter } from '../painter';
import { pathOf } from '../pathOf';

/** How far above the stone's foot the ground ends where there is no place behind it: it stands a little into it. */
const HORIZON_ABOVE_FOOT = 26;

/** How dark a shadow is under a clear sun, and how much of that a mist takes. */
const DARK = { clear: 0.58, lost: 0.72 } as const;

/** How much of its darkness a shadow keeps at its far end: it is lit by the sky, and its edge is wider. */
const FAR = 0.4;

/** The blur of a shadow's edge in mm, under a clear sun and in mist. */
const EDGE = { clear: 3, mist: 22 } as const;

/** The dark that no sky reaches: right where stone and ground meet, and around it, in mm. */
const CREASES = [
  { beside: 30, high: 13, blur: 13, dark: 0.36 },
  { beside: 5, high: 4, blur: 3.2, dark: 0.55 },
] as const;

/** The shadow thrown on the ground, up to the horizon: it does not climb what stands behind. */
function paintThrown(
  canvas: Canvas,
  seen: Box,
  horizon: Mm,
  standing: Standing,
  light: PlaceLight,
  sceneryPlace: SceneryPlace,
  painter: Painter,
): void {
  const { kit, palette } = painter;
  const { foot, contact } = standing;
  using keeper = new Keeper();
  const { keep } = keeper;
  const dark = DARK.clear * (1 - DARK.lost * light.soft);
  const { right } = shadowPerMm(light);
  const reach = Math.max(1, right * foot + standing.thickness);
  const tone = (alpha: number) => kit.Color4f(0.05, 0.055, 0.06, alpha);
  const shadow = keep(palette.blur([0, 0, 0], 1, EDGE.clear + (EDGE.mist - EDGE.clear) * light.soft ** 2));
  shadow.setShader(
    keep(
      kit.Shader.MakeLinearGradient(
        [contact.from, foot],
        [contact.to + reach, foot],
        [tone(dark), tone(dark), tone(dark * FAR)],
        [0, (contact.to - contact.from) / (contact.to - contact.from + reach), 1],
        kit.TileMode.Clamp,
      ),
    ),
  );
  canvas.save();
  canvas.clipRect(
    kit.LTRBRect(seen.left, Math.min(horizon, foot), seen.right, Math.max(seen.bottom, foot + 1)),
    kit.ClipOp.Intersect,
    false,
  );
  canvas.drawPath(keep(pathOf(kit, groundShadow(standing, light, sceneryPlace))), shadow);
  canvas.restore();
}

/**
 * Paints the shadow that a standing stone throws on the ground by its outline and the place's sun, and the dark crease where
 * both meet.
 *
 * @param horizon where the ground ends, in stone mm.
 */
export function paintGroundShadow(
  canvas: Canvas,
  seen: Box,
  horizon: Mm,
  { slab, background, sceneryPlace }: Pick<Scene, 'slab' | 'background' | 'sceneryPlace'>,
  painter: Painter,
): void {
  const { kit, palette } = painter;
  const light = background?.light ?? HAZY_DAY;
  const standing = standingOf(slab, background?.cover !== undefined);
  const { foot, contact } = standing;
  using keeper = new Keeper();
  const { keep } = keeper;
  // Where there is no ground, only a backdrop, nothing is thrown on it.
  if (background?.picture) paintThrown(canvas, seen, horizon, standing, light, sceneryPlace, painter);
  for (const { beside, high, blur, dark: strength } of CREASES) {
    const crease = keep(palette.blur([0, 0, 0], strength, blur));
    const [from, to] = [contact.from - beside * 0.4 + 4, contact.to + beside];
    canvas.drawOval(kit.LTRBRect(from, foot - high, to, foot + high), crease);
  }
}

/** How far above a stone's foot the ground of a place ends, in mm. */
export function groundAbove({
  background,
  sceneryPlace,
}: Pick<Scene, 'background' | 'sceneryPlace'>): number {
  return background?.picture ? SCENERY.back * sceneryPlace.scale - sceneryPlace.y : HORIZON_ABOVE_FOOT;
}
