import type { Canvas } from 'canvaskit-wasm';
import { boxOnStone } from '../../scene/place';
import type { Scene, SceneNode } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { isPicture, picturesAbove } from '../pdf/offer/pictures';
import type { Painter } from './painter';
import { paintNode } from './paintNode';
import { bakeScene, enterPlace } from './paintScene';
import { AROUND, enterStanding, standingPicture } from './paintStanding';
import { readPixels } from './pixels';

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
 * What an offer shows of a stone as a picture, on white: the stone standing, on its base if it has one, and what has no outline to be
 * written as a path (things fixed to it, uploaded pictures). Letters and ornaments are drawn on the page, and so is
 * what lies on top of them (`paintOfferPieces`).
 */
export function paintOfferGround(scene: Scene, painter: Painter, pxPerMm: number): OfferGround {
  const above: readonly SceneNode[] = picturesAbove(scene);
  const nodes = scene.nodes.filter((node) => isPicture(node) && !above.includes(node));
  bakeScene({ ...scene, nodes }, painter, pxPerMm);
  const { left, top, width, height } = standingPicture(scene.slab, pxPerMm);
  const pixels = readPixels(painter.kit, width, height, (canvas) => {
    enterStanding(canvas, scene.slab, painter, pxPerMm);
    for (const node of nodes) paintPlaced(canvas, node, painter, pxPerMm);
  });
  return { pixels, width, height, left, top, inMm: { width: width / pxPerMm, height: height / pxPerMm } };
}

/** A picture that lies on top of letters. */
export interface OfferPiece extends OfferGround {
  readonly node: SceneNode;
}

/** The things of a stone that lie on top of letters, each as a separate picture with a transparent background. */
export function paintOfferPieces(scene: Scene, painter: Painter, pxPerMm: number): readonly OfferPiece[] {
  const nodes = picturesAbove(scene);
  bakeScene({ ...scene, nodes }, painter, pxPerMm);
  return nodes.map((node) => {
    const box = boxOnStone(node.box, node.place);
    const [left, top] = [box.left - AROUND, box.top - AROUND];
    const size = (from: Mm, to: Mm) => Math.ceil((to - from + 2 * AROUND) * pxPerMm);
    const [width, height] = [size(box.left, box.right), size(box.top, box.bottom)];
    const pixels = readPixels(painter.kit, width, height, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      canvas.translate(-left, -top);
      paintPlaced(canvas, node, painter, pxPerMm);
    });
    const inMm = { width: width / pxPerMm, height: height / pxPerMm };
    return { node, left, top, pixels, width, height, inMm };
  });
}

function paintPlaced(canvas: Canvas, node: SceneNode, painter: Painter, pxPerMm: number): void {
  canvas.save();
  enterPlace(canvas, node);
  paintNode(canvas, node, painter, pxPerMm);
  canvas.restore();
}

/** Dots per inch of the picture on paper: a tile of granite has no finer grain. */
const DOTS_PER_INCH = 200;

/** Pixels per mm of stone in an offer's picture, given the points per mm on the sheet. */
export function offerPxPerMm(pointsPerMm: number): number {
  return (pointsPerMm * DOTS_PER_INCH) / 72;
}
