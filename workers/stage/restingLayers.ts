import type { Canvas, Surface } from 'canvaskit-wasm';
import { type Box, boxAroundAll } from '../../src/geometry/box';
import { clipToStone, isCutOff } from '../../src/painting/canvaskit/clipToStone';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import { isApart } from '../../src/scene/freePlace';
import type { Lit } from '../../src/scene/marks/lit';
import { boxOnStone } from '../../src/scene/place';
import type { Scene, SceneNode } from '../../src/scene/scene';
import { shownNodes } from '../../src/scene/shownNodes';
import type { StageSize, View } from './contract';
import type { ElementPictures } from './elementPictures';
import { GroundLayer } from './groundLayer';
import { groundParts } from './groundParts';
import { inkBox } from './inkBox';
import { Layer } from './layer';
import { enterView } from './rasterise';
import type { SelectionOverlay } from './selectionOverlay';
import { bothBoxes, mmOf, pixelsOf } from './view';

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

/** An element at rest as a layer shows it. */
interface Stood {
  readonly element: number;
  readonly node: SceneNode;
  /** Everything its pixels depend on: its drawing is a new object when anything in it has changed, its reliefs too. */
  readonly parts: readonly unknown[];
  /** What it covers of the stone. */
  readonly box: Box;
}

const alike = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, index) => part === other[index]);

/** Those of elements at rest that lie below the lowest selected one, and those above the highest. */
function besides(stood: readonly Stood[], held: readonly number[]): readonly [Stood[], Stood[]] {
  const [lowest = Number.POSITIVE_INFINITY, highest = lowest] = [held.at(0), held.at(-1)];
  return [stood.filter(({ element }) => element < lowest), stood.filter(({ element }) => element > highest)];
}

/** The pictures of everything at rest, below the lowest selected element and above the highest. */
export class RestingLayers {
  readonly ground: GroundLayer;
  private below: Layer | undefined;
  private above: Layer | undefined;
  private madeFrom: readonly unknown[] = [];
  private stood: readonly Stood[] = [];
  /** How many layers were rasterised whole since the stage opened. */
  rasterised = 0;
  /** How often a part of one was. */
  patched = 0;

  constructor(
    private readonly painter: Painter,
    private readonly pictures: ElementPictures,
  ) {
    this.ground = new GroundLayer(painter);
  }

  /** Everything the layers' pixels depend on besides the elements, to be compared part by part. */
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
      nodes.map(({ element }) => element).join(),
    ];
  }

  private stand(node: SceneNode, { view }: Resting): Stood {
    const { element, place } = node;
    const picture = this.pictures.of(node, view.pxPerMm);
    return {
      element,
      node,
      parts: [picture, place.x, place.y, place.rotation, place.scale],
      box: boxOnStone(inkBox(node), place),
    };
  }

  private paintBelow(canvas: Canvas, screen: Surface, beneath: readonly Stood[], resting: Resting): void {
    this.ground.draw(canvas, screen, resting);
    this.paintNodes(canvas, beneath, resting);
  }

  private paintNodes(canvas: Canvas, stood: readonly Stood[], { view, scene }: Resting): void {
    const { pxPerMm } = view;
    canvas.save();
    enterView(canvas, view);
    for (const { node } of stood) {
      canvas.save();
      clipToStone(canvas, node, scene.slab, this.painter);
      enterPlace(canvas, node);
      canvas.drawPicture(this.pictures.of(node, pxPerMm));
      canvas.restore();
    }
    canvas.restore();
  }

  /**
   * Makes the layers anew where they are of another stone, view or selection, and paints anew the parts of them where an
   * element at rest has changed.
   *
   * @returns what is to be painted anew of the stone, in mm; undefined for nothing.
   */
  bringUpToDate(screen: Surface, resting: Resting): 'everything' | Box | undefined {
    const held = resting.selection.elements;
    const others = shownNodes(resting.scene).filter(({ element }) => !held.includes(element));
    const dependencies = this.dependencies(resting, others);
    const stood = others.map((node) => this.stand(node, resting));
    if (alike(dependencies, this.madeFrom)) return this.patch(screen, resting, stood);
    this.drop();
    const [beneath, onTop] = besides(stood, held);
    const { kit } = this.painter;
    this.below = Layer.make(kit, screen, resting.size, true, (canvas) =>
      this.paintBelow(canvas, screen, beneath, resting),
    );
    this.rasterised += 1;
    if (onTop.length > 0) {
      this.above = Layer.make(kit, screen, resting.size, false, (canvas) =>
        this.paintNodes(canvas, onTop, resting),
      );
      this.rasterised += 1;
    }
    this.madeFrom = dependencies;
    this.stood = stood;
    return 'everything';
  }

  /** Paints anew what those elements cover and covered that have changed. */
  private patch(screen: Surface, resting: Resting, stood: readonly Stood[]): Box | undefined {
    const changed = stood.flatMap((now, index) => {
      const before = this.stood[index];
      if (before && alike(before.parts, now.parts)) return [];
      return [{ ...now, box: bothBoxes(before?.box, now.box) ?? now.box }];
    });
    if (changed.length === 0) return undefined;
    this.stood = stood;
    const held = resting.selection.elements;
    const [beneath, onTop] = besides(stood, held);
    const [changedBeneath, changedOnTop] = besides(changed, held);
    this.patchLayer(this.below, changedBeneath, beneath, resting, (canvas, within) =>
      this.paintBelow(canvas, screen, within, resting),
    );
    this.patchLayer(this.above, changedOnTop, onTop, resting, (canvas, within) =>
      this.paintNodes(canvas, within, resting),
    );
    return boxAroundAll(changed.map(({ box }) => box));
  }

  private patchLayer(
    layer: Layer | undefined,
    changed: readonly Stood[],
    all: readonly Stood[],
    { size, view, scene }: Resting,
    paint: (canvas: Canvas, within: readonly Stood[]) => void,
  ): void {
    const box = boxAroundAll(changed.map((one) => one.box));
    const part = box && pixelsOf(box, view, size);
    if (!layer || !part) return;
    const shown = mmOf(part, view);
    const within = all.filter((one) => !isApart(one.box, shown));
    // Skia covers the edges of a letter a few levels otherwise where a part of the stone's edge is all that it clips to.
    if (within.some(({ node }) => isCutOff(node, scene.slab)))
      layer.patch({ left: 0, top: 0, ...size }, (canvas) => paint(canvas, all));
    else layer.patch(part, (canvas) => paint(canvas, within));
    this.patched += 1;
  }

  /** Draws what lies below the selected elements, in device pixels. */
  drawBelow(canvas: Canvas): void {
    this.below?.draw(canvas);
  }

  /** Draws what lies above the selected elements, in device pixels. */
  drawAbove(canvas: Canvas): void {
    this.above?.draw(canvas);
  }

  private drop(): void {
    this.below?.delete();
    this.above?.delete();
    this.below = undefined;
    this.above = undefined;
    this.madeFrom = [];
    this.stood = [];
  }

  delete(): void {
    this.drop();
    this.ground.delete();
  }
}
