import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import { made } from '../../src/painting/canvaskit/kit';
import { paintBackground } from '../../src/painting/canvaskit/paintBackground';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import { paintSlab } from '../../src/painting/canvaskit/paintSlab';
import type { Scene, SceneNode } from '../../src/scene/scene';
import type { Guide } from '../../src/scene/snapping';
import type { StageSize, View } from './contract';
import type { ElementPictures } from './elementPictures';
import { seenBy } from './view';

/** Brings the canvas from device pixels to stone mm. */
export function enterView(canvas: Canvas, { pxPerMm, left, top }: View): void {
  canvas.translate(left, top);
  canvas.scale(pxPerMm, pxPerMm);
}

/** What the layers are made for. */
export interface Resting {
  readonly scene: Scene;
  readonly size: StageSize;
  readonly view: View;
  /** The element in hand, which is on no layer. */
  readonly held: number | undefined;
  /** The lines the element in hand is drawn to. */
  readonly guides: readonly Guide[];
}

/** The pictures of everything at rest, below and above the element in hand. */
export class RestingLayers {
  private below: Image | undefined;
  private above: Image | undefined;
  private madeFrom: readonly unknown[] = [];
  /** How many layers were rasterised since the stage opened. */
  rasterised = 0;

  constructor(
    private readonly painter: Painter,
    private readonly pictures: ElementPictures,
  ) {}

  /** Everything the layers' pixels depend on, to be compared part by part. */
  private dependencies(
    { scene, size, view, held }: Resting,
    nodes: readonly SceneNode[],
  ): readonly unknown[] {
    const { variant, stoneType } = scene.slab;
    return [
      stoneType,
      variant,
      scene.background,
      this.painter.tiles.get(variant.tile),
      size.width,
      size.height,
      view.pxPerMm,
      view.left,
      view.top,
      held,
      // A drawing is another object when anything in it has changed, its reliefs too.
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
    { size, view }: Resting,
    opaque: boolean,
    paint: (canvas: Canvas) => void,
  ): Image {
    const { kit } = this.painter;
    const surface = made(
      screen.makeSurface({
        width: size.width,
        height: size.height,
        alphaType: opaque ? kit.AlphaType.Opaque : kit.AlphaType.Premul,
        colorType: kit.ColorType.RGBA_8888,
        colorSpace: kit.ColorSpace.SRGB,
      }),
      'a layer',
    );
    const canvas = surface.getCanvas();
    canvas.clear(opaque ? kit.WHITE : kit.TRANSPARENT);
    enterView(canvas, view);
    paint(canvas);
    surface.flush();
    const image = surface.makeImageSnapshot();
    surface.delete();
    this.rasterised += 1;
    return image;
  }

  private paintNodes(canvas: Canvas, nodes: readonly SceneNode[], { pxPerMm }: View): void {
    for (const node of nodes) {
      canvas.save();
      enterPlace(canvas, node);
      canvas.drawPicture(this.pictures.of(node, pxPerMm));
      canvas.restore();
    }
  }

  /**
   * Makes the layers anew where anything they show has changed.
   *
   * @returns whether it had to.
   */
  bringUpToDate(screen: Surface, resting: Resting): boolean {
    const { scene, size, view, held } = resting;
    const others = scene.nodes.filter(({ element }) => element !== held);
    const dependencies = this.dependencies(resting, others);
    const same =
      dependencies.length === this.madeFrom.length &&
      dependencies.every((part, i) => part === this.madeFrom[i]);
    if (same) return false;
    this.drop();
    const onTop = held === undefined ? [] : others.filter(({ element }) => element > held);
    const beneath = others.filter((node) => !onTop.includes(node));
    this.below = this.rasterise(screen, resting, true, (canvas) => {
      if (scene.background) {
        paintBackground(canvas, seenBy(view, size), scene.slab, scene.background, this.painter);
      }
      paintSlab(canvas, scene.slab, this.painter, true);
      this.paintNodes(canvas, beneath, view);
    });
    if (onTop.length > 0) {
      this.above = this.rasterise(screen, resting, false, (canvas) => this.paintNodes(canvas, onTop, view));
    }
    this.madeFrom = dependencies;
    return true;
  }

  /** Draws what lies below the element in hand, in device pixels. */
  drawBelow(canvas: Canvas): void {
    if (this.below) canvas.drawImage(this.below, 0, 0);
  }

  /** Draws what lies above the element in hand, in device pixels. */
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
  }
}
