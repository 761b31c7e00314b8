import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import { clipToStone } from '../../src/painting/canvaskit/clipToStone';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import type { Lit } from '../../src/scene/marks/lit';
import type { Scene, SceneNode } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';
import type { StageSize, View } from './contract';
import type { ElementPictures } from './elementPictures';
import { GroundLayer } from './groundLayer';
import { groundParts } from './groundParts';
import { enterView, rasterise } from './rasterise';
import type { SelectionOverlay } from './selectionOverlay';

/** What the layers are made for. */
export interface Resting {
  readonly scene: Scene;
  readonly size: StageSize;
  readonly view: View;
  /** The view is being moved: where it passes, the bare stone need not be drawn exactly. */
  readonly isMoving: boolean;
  /** The selected elements are on no layer, nor are those between them. */
  readonly selection: Pick<
    SelectionOverlay,
    'elements' | 'caret' | 'guides' | 'rulers' | 'measures' | 'locked' | 'grid'
  >;
  /** What is highlighted; undefined where nothing is. */
  readonly lit: Lit | undefined;
}

/** The pictures of everything at rest, below the lowest selected element and above the highest. */
export class RestingLayers {
  readonly ground: GroundLayer;
  private below: Image | undefined;
  private above: Image | undefined;
  private madeFrom: readonly unknown[] = [];
  /** How many layers were rasterised since the stage opened. */
  rasterised = 0;

  constructor(
    private readonly painter: Painter,
    private readonly pictures: ElementPictures,
  ) {
    this.ground = new GroundLayer(painter);
  }

  /** Everything the layers' pixels depend on, to be compared part by part. */
  private dependencies(
    { scene, size, view, selection, isMoving }: Resting,
    nodes: readonly SceneNode[],
  ): readonly unknown[] {
    return [
      ...groundParts(scene, this.painter),
      size.width,
      size.height,
      view.pxPerMm,
      view.left,
      view.top,
      isMoving,
      selection.elements.join(),
      // A drawing is a new object when anything in it has changed, its reliefs too.
      ...nodes.flatMap((node) => [
        this.pictures.of(node, view.pxPerMm),
        node.place.x,
        node.place.y,
        node.place.rotation,
        node.place.scale,
      ]),
    ];
  }

  private rasterise(
    screen: Surface,
    { size }: Resting,
    opaque: boolean,
    paint: (canvas: Canvas) => void,
  ): Image {
    this.rasterised += 1;
    return rasterise(this.painter.kit, screen, size, opaque, paint);
  }

  private paintNodes(canvas: Canvas, nodes: readonly SceneNode[], { view, scene }: Resting): void {
    const { pxPerMm } = view;
    canvas.save();
    enterView(canvas, view);
    for (const node of nodes) {
      canvas.save();
      clipToStone(canvas, node, scene.slab, this.painter);
      enterPlace(canvas, node);
      canvas.drawPicture(this.pictures.of(node, pxPerMm));
      canvas.restore();
    }
    canvas.restore();
  }

  /**
   * Makes the layers anew where anything they show has changed.
   *
   * @returns whether any were made anew.
   */
  bringUpToDate(screen: Surface, resting: Resting): boolean {
    const { scene } = resting;
    const held = resting.selection.elements;
    const others = shownNodes(scene).filter(({ element }) => !held.includes(element));
    const dependencies = this.dependencies(resting, others);
    const same =
      dependencies.length === this.madeFrom.length &&
      dependencies.every((part, i) => part === this.madeFrom[i]);
    if (same) return false;
    this.drop();
    const [lowest = Number.POSITIVE_INFINITY, highest = lowest] = [held.at(0), held.at(-1)];
    const onTop = others.filter(({ element }) => element > highest);
    const beneath = others.filter(({ element }) => element < lowest);
    this.below = this.rasterise(screen, resting, true, (canvas) => {
      this.ground.draw(canvas, screen, resting);
      this.paintNodes(canvas, beneath, resting);
    });
    if (onTop.length > 0) {
      this.above = this.rasterise(screen, resting, false, (canvas) =>
        this.paintNodes(canvas, onTop, resting),
      );
    }
    this.madeFrom = dependencies;
    return true;
  }

  /** Draws what lies below the selected elements, in device pixels. */
  drawBelow(canvas: Canvas): void {
    if (this.below) canvas.drawImage(this.below, 0, 0);
  }

  /** Draws what lies above the selected elements, in device pixels. */
  drawAbove(canvas: Canvas): void {
    if (this.above) canvas.drawImage(this.above, 0, 0);
  }

  private drop(): void {
    this.below?.delete();
    this.above?.delete();
    this.below = undefined;
    this.above = undefined;
    this.madeFrom = [];
  }

  delete(): void {
    this.drop();
    this.ground.delete();
  }
}
