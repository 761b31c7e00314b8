import type { Canvas, Surface } from 'canvaskit-wasm';
import { type Box, boxAroundAll, boxesOverlap, joinedBoxes } from '../../src/geometry/box';
import { isCutOff } from '../../src/painting/canvaskit/clipToStone';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import { withoutPause } from '../../src/painting/relief/withoutPause';
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
import { levelsOf } from './levels';
import { Overhangs } from './overhangs';
import { type Peopled, PreparedLayer } from './preparedLayer';
import { enterView } from './rasterise';
import type { SelectionOverlay } from './selectionOverlay';
import { alike, changedOn, type Stood } from './stood';
import { mmOf, pixelsOf } from './view';

/** What the layers are made for. */
export interface Resting {
  readonly scene: Scene;
  readonly size: StageSize;
  readonly view: View;
  /** The view is being moved: where it passes, the bare stone need not be drawn exactly. */
  readonly isMoving: boolean;
  /** The selected elements are on no layer, nor is what lies over one of them and under another. */
  readonly selection: Pick<
    SelectionOverlay,
    'elements' | 'caret' | 'guides' | 'rulers' | 'measures' | 'locked' | 'grid'
  >;
  /** What is highlighted; undefined where nothing is. */
  readonly lit: Lit | undefined;
}

/**
 * The pictures of everything at rest: beneath what is selected, and above it. Taking something in hand takes it off the
 * layer beneath, and puts what lies over it on the layer above: the rest of the stone stays as it was painted.
 */
export class RestingLayers {
  readonly ground: GroundLayer;
  private beneath: Layer | undefined;
  private above: Layer | undefined;
  private readonly overhangs: Overhangs;
  private madeFrom: readonly unknown[] = [];
  private stood: readonly Stood[] = [];
  private readonly prepared = new PreparedLayer();
  /** How many layers were rasterised whole since the stage opened. */
  rasterised = 0;
  /** How often a part of one was. */
  patched = 0;

  constructor(
    private readonly painter: Painter,
    private readonly pictures: ElementPictures,
  ) {
    this.ground = new GroundLayer(painter);
    this.overhangs = new Overhangs(painter);
  }

  /** What is drawn anew in every frame, from the lowest to the highest: what is selected, and what lies between and over it. */
  get live(): readonly SceneNode[] {
    return this.stood.flatMap(({ level, node }) => (level === 'live' ? [node] : []));
  }

  /** Everything the layers' pixels depend on besides the elements, to be compared part by part. */
  private dependencies({ scene, size, view, isMoving }: Resting): readonly unknown[] {
    return [
      ...groundParts(scene, this.painter),
      size.width,
      size.height,
      view.pxPerMm,
      view.left,
      view.top,
      isMoving,
    ];
  }

  private stand({ scene, view, selection }: Resting): readonly Stood[] {
    const light = sunlightOf(scene.background);
    const covering = shownNodes(scene).map((node, index) => {
      const { element, place } = node;
      const picture = this.pictures.of(node, view.pxPerMm, light);
      const known = this.stood[index];
      const box = known?.node === node ? known.box : boxOnStone(inkBox(node), place);
      return { element, node, box, parts: [picture, place.x, place.y, place.rotation, place.scale] };
    });
    const levels = levelsOf(covering, selection.elements);
    return covering.map((one) => ({ ...one, level: levels.get(one.element) ?? 'beneath' }));
  }

  /** Paints something at rest, in device pixels. */
  paintNode(canvas: Canvas, screen: Surface, node: SceneNode, resting: Resting): void {
    const { scene, view } = resting;
    const picture = this.pictures.of(node, view.pxPerMm, sunlightOf(scene.background));
    if (isCutOff(node, scene.slab)) {
      this.overhangs.draw(canvas, screen, node, picture, resting);
      return;
    }
    canvas.save();
    enterView(canvas, view);
    enterPlace(canvas, node);
    canvas.drawPicture(picture);
    canvas.restore();
  }

  /** Whether nothing that was painted is of use for this: another stone, place or view. */
  isOther(resting: Resting): boolean {
    return !this.beneath || !alike(this.dependencies(resting), this.madeFrom);
  }

  /** Whether what is being prepared is for this. */
  isPreparing(resting: Resting): boolean {
    return this.prepared.isBeingMadeFrom(this.dependencies(resting));
  }

  /**
   * Makes the bare stone and the layer beneath for another stone or view. Pauses every few milliseconds, and what is painted
   * meanwhile is the ones before; the next `bringUpToDate` takes them, and paints anew only what has changed on them since.
   */
  preparing(screen: Surface, resting: Resting): Generator<undefined> {
    return this.prepared.begin(this.dependencies(resting), () => this.making(screen, resting));
  }

  private *making(screen: Surface, resting: Resting): Generator<undefined, Peopled> {
    const { scene, view } = resting;
    for (const node of shownNodes(scene)) {
      this.pictures.of(node, view.pxPerMm, sunlightOf(scene.background));
      yield;
    }
    yield* this.ground.preparing(screen, resting);
    const stood = this.stand(resting);
    const all = stood.filter(({ level }) => level === 'beneath');
    return { layer: yield* this.makingBeneath(screen, all, resting), stood };
  }

  /**
   * Makes the layers anew where they are of another stone or view, and paints anew the parts of them where something else
   * lies on them now.
   *
   * @returns what is to be painted anew of the stone, in mm; undefined for nothing.
   */
  bringUpToDate(screen: Surface, resting: Resting): 'everything' | Box | undefined {
    const dependencies = this.dependencies(resting);
    const isOther = this.isOther(resting);
    if (isOther) this.take(dependencies);
    const stood = this.stand(resting);
    const changed = changedOn(this.stood, stood);
    this.paintBeneath(screen, stood, changed.beneath, resting);
    this.paintAbove(screen, stood, changed.above, resting);
    this.stood = stood;
    this.madeFrom = dependencies;
    this.dropOverhangs(resting);
    return isOther ? 'everything' : boxAroundAll(Object.values(changed).flat());
  }

  private paintBeneath(
    screen: Surface,
    stood: readonly Stood[],
    changed: readonly Box[],
    resting: Resting,
  ): void {
    const all = stood.filter(({ level }) => level === 'beneath');
    if (this.beneath) {
      this.patch(this.beneath, changed, all, resting, (canvas, within) =>
        this.paintingOnGround(canvas, screen, within, resting),
      );
    } else {
      this.beneath = withoutPause(this.makingBeneath(screen, all, resting));
    }
  }

  private *makingBeneath(
    screen: Surface,
    all: readonly Stood[],
    resting: Resting,
  ): Generator<undefined, Layer> {
    const { kit } = this.painter;
    const painting = (canvas: Canvas) => this.paintingOnGround(canvas, screen, all, resting);
    const layer = yield* Layer.making(kit, screen, resting.size, true, painting);
    this.rasterised += 1;
    return layer;
  }

  private *paintingOnGround(
    canvas: Canvas,
    screen: Surface,
    within: readonly Stood[],
    resting: Resting,
  ): Generator<undefined> {
    this.ground.draw(canvas, screen, resting);
    yield* this.paintingNodes(canvas, screen, within, resting);
  }

  private *paintingNodes(
    canvas: Canvas,
    screen: Surface,
    within: readonly Stood[],
    resting: Resting,
  ): Generator<undefined> {
    for (const { node } of within) {
      yield;
      this.paintNode(canvas, screen, node, resting);
    }
  }

  private paintAbove(
    screen: Surface,
    stood: readonly Stood[],
    changed: readonly Box[],
    resting: Resting,
  ): void {
    const all = stood.filter(({ level }) => level === 'above');
    const painting = (canvas: Canvas, within: readonly Stood[]) =>
      this.paintingNodes(canvas, screen, within, resting);
    if (all.length === 0) {
      this.dropAbove();
    } else if (this.above) {
      this.patch(this.above, changed, all, resting, painting);
    } else {
      this.above = withoutPause(
        Layer.making(this.painter.kit, screen, resting.size, false, (canvas) => painting(canvas, all)),
      );
      this.patched += 1;
    }
  }

  /** Paints a layer anew within these boxes of the stone. */
  private patch(
    layer: Layer,
    boxes: readonly Box[],
    all: readonly Stood[],
    { size, view }: Resting,
    painting: (canvas: Canvas, within: readonly Stood[]) => Generator<undefined>,
  ): void {
    for (const box of joinedBoxes(boxes)) {
      const part = pixelsOf(box, view, size);
      if (!part) continue;
      const shown = mmOf(part, view);
      layer.patch(part, (canvas) =>
        painting(
          canvas,
          all.filter((one) => boxesOverlap(one.box, shown)),
        ),
      );
      this.patched += 1;
    }
  }

  /** Draws what lies beneath the selected elements, in device pixels. */
  drawBeneath(canvas: Canvas): void {
    this.beneath?.draw(canvas);
  }

  /** Draws what lies above the selected elements, in device pixels. */
  drawAbove(canvas: Canvas): void {
    this.above?.draw(canvas);
  }

  /** Drops the images of what no longer overhangs, or is held and so drawn beyond the edge too. */
  private dropOverhangs({ scene: { slab }, selection: { elements: held } }: Resting): void {
    const overhanging = ({ element, node }: Stood) => !held.includes(element) && isCutOff(node, slab);
    if (!this.overhangs.isEmpty)
      this.overhangs.keepOnly(this.stood.flatMap((one) => (overhanging(one) ? [one.element] : [])));
  }

  private dropAbove(): void {
    this.above?.delete();
    this.above = undefined;
  }

  /** Drops the layers, and takes the one that was prepared, where it is for what is seen now. */
  private take(dependencies: readonly unknown[]): void {
    const prepared = this.prepared.take(dependencies);
    this.drop();
    this.beneath = prepared?.layer;
    this.stood = prepared?.stood ?? [];
  }

  private drop(): void {
    this.dropAbove();
    this.beneath?.delete();
    this.beneath = undefined;
    this.overhangs.delete();
    this.madeFrom = [];
    this.stood = [];
  }

  delete(): void {
    this.drop();
    this.prepared.delete();
    this.ground.delete();
  }
}
