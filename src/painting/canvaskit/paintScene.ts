import type { Canvas } from 'canvaskit-wasm';
import { placeMatrix } from '../../scene/place';
import type { Scene, SceneNode, Slab } from '../../scene/scene';
import { shownNodes } from '../../scene/shownNodes';
import type { AskedRelief } from '../relief/orders';
import { ExactPathCache } from './caches/exactPathCache';
import { clipToStone } from './clipToStone';
import { Keeper } from './kit';
import { matrixRows } from './matrixRows';
import type { Painter } from './painter';
import { paintingSlab } from './paintingSlab';
import { paintNode } from './paintNode';

/** Transforms the canvas from stone mm to an element's own. */
export function enterPlace(canvas: Canvas, node: Pick<SceneNode, 'place'>): void {
  canvas.concat(matrixRows(placeMatrix(node.place)));
}

/** Device pixels per unit of the canvas, from its matrix. */
function pixelsPerUnit(canvas: Canvas): number {
  const [a = 1, c = 0, , b = 0, d = 1] = canvas.getTotalMatrix();
  return Math.sqrt(Math.abs(a * d - b * c)) || 1;
}

/** Paints one thing that is on a stone, in stone mm, for so many device pixels a mm. */
export function paintElement(
  canvas: Canvas,
  node: SceneNode,
  slab: Slab,
  painter: Painter,
  pxPerMm: number,
): void {
  canvas.save();
  clipToStone(canvas, node, slab, painter);
  enterPlace(canvas, node);
  paintNode(canvas, node, painter, pxPerMm);
  canvas.restore();
}

/** Paints everything on the stone, in stone mm, at the resolution of the canvas's matrix. */
export function paintElements(canvas: Canvas, scene: Scene, painter: Painter): void {
  const pxPerMm = pixelsPerUnit(canvas);
  for (const node of shownNodes(scene)) paintElement(canvas, node, scene.slab, painter, pxPerMm);
}

/**
 * Paints the stone and everything on it in stone mm, and nothing else: for exports. Exports are measured, so
 * outlines are painted exactly, which takes longer than a screen can wait. Pauses every few milliseconds, and before each element, which
 * it names: its reliefs may come until then.
 *
 * @param pxPerMm the resolution of the canvas's matrix.
 */
export function* paintingScene(
  canvas: Canvas,
  scene: Scene,
  painter: Painter,
  pxPerMm: number,
): Generator<SceneNode | undefined> {
  const exact = { ...painter, paths: new ExactPathCache(painter.kit, canvas) };
  try {
    yield* paintingSlab(canvas, scene.slab, exact, false);
    for (const node of shownNodes(scene)) {
      yield node;
      paintElement(canvas, node, scene.slab, exact, pxPerMm);
    }
  } finally {
    exact.paths.delete();
  }
}

/**
 * Bakes every relief a scene needs at `pxPerMm` device pixels per mm, piece by piece, so that a picture painted right
 * after the last piece shows them all. Takes seconds for a large sharp picture; reliefs already requested come first.
 */
export function* bakeWork(scene: Scene, painter: Painter, pxPerMm: number): Generator<undefined> {
  yield* bakeWaiting(painter);
  painter.reliefs.nextScene();
  // The cache queues only a limited number of requests.
  while (missingReliefs(scene, painter, pxPerMm).length > 0) yield* bakeWaiting(painter);
}

/** The reliefs that a picture of a scene at `pxPerMm` device pixels per mm would lack; they are requested. */
export function missingReliefs(
  scene: Pick<Scene, 'nodes'>,
  painter: Painter,
  pxPerMm: number,
): readonly AskedRelief[] {
  const { kit, reliefs } = painter;
  return reliefs.missingIn(() => {
    using keeper = new Keeper();
    const recorder = keeper.keep(new kit.PictureRecorder());
    const canvas = recorder.beginRecording(kit.LTRBRect(0, 0, 1, 1));
    for (const node of scene.nodes) paintNode(canvas, node, painter, pxPerMm);
    keeper.keep(recorder.finishRecordingAsPicture());
  });
}

function* bakeWaiting({ reliefs }: Painter): Generator<undefined> {
  while (reliefs.bakePiece()) yield;
}

/** Bakes every relief a scene needs without a pause, as bakeWork does with pauses. */
export function bakeScene(scene: Scene, painter: Painter, pxPerMm: number): void {
  for (const _piece of bakeWork(scene, painter, pxPerMm));
}
