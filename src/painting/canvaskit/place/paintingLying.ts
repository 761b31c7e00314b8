import type { Canvas, Image } from 'canvaskit-wasm';
import type { Ring } from '../../../geometry/ring';
import type { Scene } from '../../../scene/scene';
import { HAZY_DAY, type PlaceLight } from '../../../stone/catalogue/placeLight';
import { SCENERY } from '../../../stone/catalogue/scenery';
import type { Mm } from '../../../stone/numbers';
import { coverAround } from '../../ground/around';
import { edgingOf } from '../../ground/edging';
import { shadowPerMm } from '../../ground/groundShadow';
import type { LyingView } from '../../ground/lyingView';
import { filled, swept } from '../../ground/swept';
import { Keeper, made } from '../kit';
import type { Painter } from '../painter';
import { paintingBehind } from '../paintingBackground';
import { paintingSlab } from '../paintingSlab';
import { paintingMaterial } from '../paintMaterial';
import { pathOf } from '../pathOf';
import { pixelsFor } from '../pixels';
import { paintingCoverShapes } from './paintingCoverShapes';
import { paintingInLight } from './paintingInLight';
import { paintingMirrored } from './paintingMirrored';
import { paintingTable } from './paintingTable';

/** How much of the picture's width the stone takes, where its near edge is, and where the ground ends, as shares of the picture. */
const FRAME = { across: 0.76, near: 0.82, horizon: 0.1 } as const;

/** How dark the near side is: it faces the ground. */
const SIDE_SHADE = 0.5;

/** The dark joint between the stone and the ground around it, and the shadow of what rises above it, in mm. */
const JOINT = { blur: 2.6, dark: 0.75 } as const;
const SHADOW = { blur: 7, dark: 0.5 } as const;

/** The light line along the near edge, in mm. */
const ARRIS: Mm = 1.6;

const moved = (rings: readonly Ring[], right: Mm, down: Mm): readonly Ring[] =>
  rings.map((ring) => ring.map(([x, y]) => [x + right, y + down] as const));

/** Paints what is on a stone, in stone mm, with pauses. */
type PaintingOnStone = (canvas: Canvas) => Generator<undefined>;

/** The finished face from the front, as a picture with so many pixels a mm, which the caller owns. */
function* makingFace(
  canvas: Canvas,
  scene: Scene,
  painter: Painter,
  pxPerMm: number,
  paintingOnStone: PaintingOnStone,
): Generator<undefined, Image> {
  const { kit } = painter;
  using keeper = new Keeper();
  const surface = keeper.keep(
    made(
      canvas.makeSurface({
        width: pixelsFor(scene.width, pxPerMm),
        height: pixelsFor(scene.height, pxPerMm),
        alphaType: kit.AlphaType.Premul,
        colorType: kit.ColorType.RGBA_8888,
        colorSpace: kit.ColorSpace.SRGB,
      }),
      'a face',
    ),
  );
  const front = surface.getCanvas();
  front.clear(kit.TRANSPARENT);
  front.scale(pxPerMm, pxPerMm);
  yield* paintingSlab(front, scene.slab, painter, false);
  yield* paintingMirrored(front, scene, painter, false);
  yield* paintingOnStone(front);
  surface.flush();
  return keeper.keep(surface.makeImageSnapshot()).makeCopyWithDefaultMipmaps();
}

/** The shadow on the ground beside a stone that rises above it, and the joint all around. */
function paintGround(
  canvas: Canvas,
  { rings, side, above }: LyingView,
  light: PlaceLight,
  painter: Painter,
): void {
  const { kit, palette } = painter;
  using keeper = new Keeper();
  const { keep } = keeper;
  const onGround = moved(rings, 0, side);
  if (above > 0) {
    const { right, away } = shadowPerMm(light);
    const thrown = moved(onGround, above * Math.min(1.6, right), -above * Math.min(1, away) * 0.6);
    const shadow = keep(palette.blur([0, 0, 0], SHADOW.dark * (1 - 0.5 * light.soft), SHADOW.blur));
    canvas.drawPath(keep(pathOf(kit, swept(onGround, thrown))), shadow);
  }
  const joint = keep(palette.blur([0, 0, 0], JOINT.dark, JOINT.blur));
  canvas.drawPath(keep(pathOf(kit, filled(onGround))), joint);
}

/** The near side, in the material of the face. */
function* paintingNearSide(
  canvas: Canvas,
  { slab }: Scene,
  { rings, side }: LyingView,
  painter: Painter,
): Generator<undefined> {
  if (side === 0) return;
  const { kit, palette } = painter;
  using keeper = new Keeper();
  const { keep } = keeper;
  const path = keep(pathOf(kit, swept(rings, moved(rings, 0, side))));
  yield* paintingMaterial(canvas, path, slab, painter);
  canvas.drawPath(path, palette.fill([0, 0, 0], SIDE_SHADE));
}

/** The face, brought into its place. */
function* paintingFace(
  canvas: Canvas,
  scene: Scene,
  { matrix, rings }: LyingView,
  painter: Painter,
  pxPerMm: number,
  paintingOnStone: PaintingOnStone,
): Generator<undefined> {
  const { kit, palette } = painter;
  using keeper = new Keeper();
  const { keep } = keeper;
  const face = keep(yield* makingFace(canvas, scene, painter, pxPerMm, paintingOnStone));
  yield;
  canvas.save();
  canvas.concat([...matrix]);
  canvas.scale(1 / pxPerMm, 1 / pxPerMm);
  const { FilterMode, MipmapMode } = kit;
  canvas.drawImageOptions(face, 0, 0, FilterMode.Linear, MipmapMode.Linear, palette.fill([0, 0, 0]));
  canvas.restore();
  canvas.drawPath(keep(pathOf(kit, filled(rings))), palette.line([1, 1, 1], ARRIS, 0.16));
}

/** How much of the ground is seen across a picture, in mm. */
const acrossOf = ({ box }: LyingView): Mm => (box.right - box.left) / FRAME.across;

/** The pixels of a picture of a stone that lies, `width` wide, to a mm of its face: what is on it is best drawn for these. */
export function lyingPxPerMm(laid: LyingView, width: number): number {
  return width / acrossOf(laid);
}

/**
 * Paints a stone that lies as somebody sees it who stands before the grave, for a picture of so many pixels: the finished face,
 * brought into the ground by perspective. What is cut is laid out by the face alone, which this does not change. Pauses every few
 * milliseconds.
 *
 * @param paintingOnStone paints what is on the stone, on the canvas that it is given.
 */
export function* paintingLying(
  canvas: Canvas,
  { width, height }: { readonly width: number; readonly height: number },
  scene: Scene,
  laid: LyingView,
  painter: Painter,
  paintingOnStone: PaintingOnStone,
): Generator<undefined> {
  const { slab, background } = scene;
  const { box } = laid;
  const [across, pxPerMm] = [acrossOf(laid), lyingPxPerMm(laid, width)];
  const high = height / pxPerMm;
  const near = box.bottom + laid.side;
  // From the picture's upper left to the middle of the face.
  const [left, top] = [-across / 2, near - high * FRAME.near];
  const seen = { left, top, right: left + across, bottom: top + high };
  canvas.scale(pxPerMm, pxPerMm);
  canvas.translate(-left, -top);
  const horizon = top + high * FRAME.horizon;
  if (background && !background.cover) yield* paintingTable(canvas, seen, background, painter);
  else if (background) {
    const scale = (near - horizon) / SCENERY.back;
    const sceneryPlace = { x: scene.sceneryPlace.x, y: 0, scale };
    yield* paintingBehind(canvas, seen, { x: 0, y: near }, horizon, { background, sceneryPlace }, painter);
  }
  const cover = background?.cover;
  const source = `laid ${slab.stoneType.id} ${background?.id} ${width} ${height}`;
  if (background && cover) {
    const around = coverAround(seen, horizon, near, cover, background.id);
    yield* paintingCoverShapes(canvas, around, near, `${source} around`, painter);
  }
  paintGround(canvas, laid, background?.light ?? HAZY_DAY, painter);
  yield;
  yield* paintingInLight(canvas, scene, seen, painter, function* (lit) {
    yield* paintingNearSide(lit, scene, laid, painter);
    yield* paintingFace(lit, scene, laid, painter, pxPerMm, paintingOnStone);
  });
  if (!background || !cover) return;
  const edge = edgingOf(
    moved(laid.rings, 0, laid.side),
    laid.side > 0 ? 'raised' : 'level',
    cover,
    background.id,
  );
  yield* paintingCoverShapes(canvas, edge, near, `${source} edge`, painter);
}
