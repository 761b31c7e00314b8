import type { Canvas } from 'canvaskit-wasm';
import { boxOnStone } from '../../scene/place';
import type { Scene, SceneNode } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { isPicture, picturesAbove, shadowsAbove } from '../pdf/offer/pictures';
import { isCarved } from '../relief/carvedShapes';
import { clipToStone } from './clipToStone';
import type { Painter } from './painter';
import { paintNode } from './paintNode';
import { paintAroundRelief } from './paintRelief';
import { bakeScene, enterPlace } from './paintScene';
import { AROUND, enteringStanding, standingPicture } from './paintStanding';
import { readingPixels, readPixels } from './pixels';

/** Pixels of a picture: RGBA. */
export interface Pixels {
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** An offer's picture, and the part of the stone's plane it shows: its last pixels may exceed the requested one. */
export interface OfferPart extends Pixels {
  readonly inMm: { readonly width: Mm; readonly height: Mm };
}

/** The picture beneath the letters, and where on the stone it begins, in mm. */
export interface OfferGround extends OfferPart {
  readonly left: Mm;
  readonly top: Mm;
}

/**
 * What an offer shows of a stone as a picture, on white: the stone standing, on its base if it has one, what has no outline to be
 * written as a path (things fixed to it, uploaded pictures), and around letters and ornaments their shadows and lips. They
 * themselves are drawn on the page, and so is what lies on top of them (`paintOfferPieces`).
 *
 * It pauses before each element whose reliefs it needs, those of things and of what is mounted, and names it.
 *
 * @param reliefs the pixels per mm that reliefs are baked for.
 */
export function* paintingOfferGround(
  scene: Scene,
  painter: Painter,
  pxPerMm: number,
  reliefs: number = pxPerMm,
): Generator<SceneNode | undefined, OfferGround> {
  const above: readonly SceneNode[] = [...picturesAbove(scene), ...shadowsAbove(scene)];
  const nodes = scene.nodes.filter((node) => !above.includes(node));
  const { left, top, width, height } = standingPicture(scene.slab, pxPerMm);
  const pixels = yield* readingPixels(painter.kit, width, height, function* (canvas) {
    yield* enteringStanding(canvas, scene.slab, painter, pxPerMm);
    for (const node of nodes) {
      yield isPicture(node) || (isCarved(node) && node.cut === 'mounted') ? node : undefined;
      paintBeneath(canvas, scene, node, painter, { pxPerMm, reliefs });
    }
  });
  // A lip asks for the relief beside it, which is not painted here.
  painter.reliefs.dropWaiting();
  return { pixels, width, height, left, top, inMm: { width: width / pxPerMm, height: height / pxPerMm } };
}

/** A picture that lies on top of letters. */
export interface OfferPiece extends OfferGround {
  readonly node: SceneNode;
}

/**
 * The things of a stone that lie on top of letters, and the shadows of letters that do, each as a separate picture with a
 * transparent background.
 *
 * @param reliefs as `paintingOfferGround` has it: those of what is mounted are in the painter already.
 */
export function paintOfferPieces(
  scene: Scene,
  painter: Painter,
  pxPerMm: number,
  reliefs: number = pxPerMm,
): readonly OfferPiece[] {
  const things = picturesAbove(scene);
  bakeScene({ ...scene, nodes: things }, painter, pxPerMm);
  return [...things, ...shadowsAbove(scene)].map((node) => {
    const box = boxOnStone(node.box, node.place);
    const [left, top] = [box.left - AROUND, box.top - AROUND];
    const size = (from: Mm, to: Mm) => Math.ceil((to - from + 2 * AROUND) * pxPerMm);
    const [width, height] = [size(box.left, box.right), size(box.top, box.bottom)];
    const pixels = readPixels(painter.kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      canvas.translate(-left, -top);
      paintBeneath(canvas, scene, node, painter, { pxPerMm, reliefs });
    });
    const inMm = { width: width / pxPerMm, height: height / pxPerMm };
    return { node, left, top, pixels, width, height, inMm };
  });
}

/** Paints of a node what is not drawn on the page itself: all of a thing, of letters what is around them. */
function paintBeneath(
  canvas: Canvas,
  { slab }: Scene,
  node: SceneNode,
  painter: Painter,
  at: { readonly pxPerMm: number; readonly reliefs: number },
): void {
  canvas.save();
  clipToStone(canvas, node, slab, painter);
  enterPlace(canvas, node);
  if (isPicture(node)) paintNode(canvas, node, painter, at.pxPerMm);
  else if (isCarved(node)) paintAroundRelief(canvas, node, painter, at.reliefs);
  canvas.restore();
}

/** Dots per inch on paper: a tile of granite has no finer grain than the stone's, and the eye sees no finer wall than the reliefs'. */
const DOTS_PER_INCH = { stone: 200, reliefs: 300 } as const;

/** Pixels per mm of stone, in an offer's picture of the stone and for its reliefs. */
export type OfferResolutions = Readonly<Record<keyof typeof DOTS_PER_INCH, number>>;

/** The resolutions of an offer, given the points per mm on the sheet. */
export function offerPxPerMm(pointsPerMm: number): OfferResolutions {
  const { stone, reliefs } = DOTS_PER_INCH;
  return { stone: (pointsPerMm * stone) / 72, reliefs: (pointsPerMm * reliefs) / 72 };
}
