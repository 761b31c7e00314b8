import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import type { Kit } from '../../src/painting/canvaskit/kit';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { StageSize } from './contract';
import { surfaceFor } from './rasterise';
import type { PixelBox } from './screen';

/** A picture as large as the canvas, of which parts can be painted anew. */
export class Layer {
  private image: Image | undefined;

  private constructor(
    private readonly kit: Kit,
    private readonly surface: Surface,
    private readonly opaque: boolean,
  ) {}

  /**
   * Makes a layer, which the caller owns. Pauses where the painting does.
   *
   * @param screen what it is drawn on later: it is made compatible with it.
   * @param opaque whether what is painted covers everything; else the rest is transparent.
   * @throws PaintingError where there is no room for it.
   */
  static *making(
    kit: Kit,
    screen: Surface,
    size: StageSize,
    opaque: boolean,
    painting: (canvas: Canvas) => Generator<undefined>,
  ): Generator<undefined, Layer> {
    const layer = new Layer(kit, surfaceFor(kit, screen, size, opaque), opaque);
    let isMade = false;
    try {
      yield* layer.painting(painting);
      isMade = true;
    } finally {
      // It failed, or nobody goes on with it.
      if (!isMade) layer.delete();
    }
    return layer;
  }

  /** Paints a part anew; what is painted is clipped to it. */
  patch({ left, top, width, height }: PixelBox, paint: (canvas: Canvas) => Generator<undefined>): void {
    const canvas = this.surface.getCanvas();
    canvas.save();
    canvas.clipRect(this.kit.XYWHRect(left, top, width, height), this.kit.ClipOp.Intersect, false);
    withoutPause(this.painting(paint));
    canvas.restore();
  }

  /** Draws it in device pixels. */
  draw(canvas: Canvas): void {
    // Shares the surface's pixels: nothing is copied as long as it is deleted before they are painted again.
    this.image ??= this.surface.makeImageSnapshot();
    canvas.drawImage(this.image, 0, 0);
  }

  delete(): void {
    this.image?.delete();
    this.surface.delete();
  }

  private *painting(paint: (canvas: Canvas) => Generator<undefined>): Generator<undefined> {
    this.image?.delete();
    this.image = undefined;
    const canvas = this.surface.getCanvas();
    canvas.clear(this.opaque ? this.kit.WHITE : this.kit.TRANSPARENT);
    for (const _piece of paint(canvas)) {
      this.surface.flush();
      yield;
    }
    this.surface.flush();
  }
}
