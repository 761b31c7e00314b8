import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import { opaque } from '../../src/painting/canvaskit/enlargedImage';
import { Keeper, made } from '../../src/painting/canvaskit/kit';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import { stretch } from '../../src/painting/canvaskit/stretch';
import type { Scene } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import { groundParts } from './groundParts';
import { enterView, rasterise } from './rasterise';
import { sameView, seenBy } from './view';

/** What the ground is drawn for. */
interface Seen {
  readonly scene: Scene;
  readonly size: StageSize;
  readonly view: View;
  /** The view is being moved: the picture of another view may be used, moved and stretched. */
  readonly isMoving: boolean;
}

/** The pixels of a picture, 32 bits each. */
function readOf(image: Image, info: ReturnType<typeof opaque>): Uint32Array {
  const read = made(image.readPixels(0, 0, info), 'the pixels of a picture');
  return new Uint32Array(read.buffer, read.byteOffset, read.byteLength / 4);
}

/**
 * The bare stone and its background, as a picture. Its crystals and its light are nine tenths of a layer's cost, and
 * change only with the stone and the view: selecting something does not draw them again.
 */
export class GroundLayer {
  private image: Image | undefined;
  private madeFrom: readonly unknown[] = [];
  private view: View | undefined;
  /** The picture's pixels, and room for them in another view: as long as the view is moved. */
  private moving: { readonly pixels: Uint32Array; readonly onto: Uint32Array<ArrayBuffer> } | undefined;
  /** How often the bare stone was drawn since the stage opened. */
  rasterised = 0;

  constructor(private readonly painter: Painter) {}

  /** Draws it in device pixels. `screen` is what the picture is made compatible with. */
  draw(canvas: Canvas, screen: Surface, seen: Seen): void {
    const { scene, size, view, isMoving } = seen;
    const madeFrom = [...groundParts(scene, this.painter), size.width, size.height];
    const { image, view: from } = this;
    const same = image && from && madeFrom.every((part, index) => part === this.madeFrom[index]);
    if (!isMoving) this.moving = undefined;
    if (same && sameView(from, view)) {
      canvas.drawImage(image, 0, 0);
    } else if (same && isMoving) {
      this.drawStretched(canvas, image, from, view);
    } else {
      this.delete();
      this.image = this.rasterise(screen, seen);
      this.rasterised += 1;
      this.madeFrom = madeFrom;
      this.view = view;
      canvas.drawImage(this.image, 0, 0);
    }
  }

  /** Draws the picture of one view in another, as well as that goes: beyond its edges their pixels are repeated. */
  private drawStretched(canvas: Canvas, image: Image, from: View, to: View): void {
    const { kit } = this.painter;
    const [width, height] = [image.width(), image.height()];
    const info = opaque(kit, width, height);
    const moving = this.moving ?? { pixels: readOf(image, info), onto: new Uint32Array(width * height) };
    this.moving = moving;
    const factor = to.pxPerMm / from.pxPerMm;
    const [left, top] = [to.left - from.left * factor, to.top - from.top * factor];
    stretch({ width, height, pixels: moving.pixels }, factor, left, top, moving.onto);
    using keeper = new Keeper();
    const bytes = new Uint8Array(moving.onto.buffer);
    canvas.drawImage(keeper.keep(made(kit.MakeImage(info, bytes, width * 4), 'a moved picture')), 0, 0);
  }

  private rasterise(screen: Surface, { scene, size, view }: Seen): Image {
    return rasterise(this.painter.kit, screen, size, true, (canvas) => {
      enterView(canvas, view);
      paintInPlace(canvas, seenBy(view, size), scene, this.painter);
    });
  }

  delete(): void {
    this.image?.delete();
    this.image = undefined;
    this.moving = undefined;
  }
}
