import type { Canvas } from 'canvaskit-wasm';
import { Keeper, type Kit, made } from '../../src/painting/canvaskit/kit';
import { opaque } from '../../src/painting/canvaskit/resizedImage';
import { stretch } from '../../src/painting/canvaskit/stretch';
import type { StageSize, View } from './contract';
import type { PixelBox } from './screen';

/** What an image or a canvas gives its pixels by. */
interface Readable {
  readPixels(x: number, y: number, info: ReturnType<typeof opaque>): Uint8Array | Float32Array | null;
}

/** A picture of one view that is drawn in others: moved and stretched, as well as that goes. */
export class StretchedPicture {
  private readonly pixels: Uint32Array;
  private readonly onto: Uint32Array<ArrayBuffer>;

  /**
   * @param source an opaque picture as large as the canvas; its pixels are copied.
   * @param from the view that it shows.
   */
  constructor(
    private readonly kit: Kit,
    source: Readable,
    private readonly size: Pick<StageSize, 'width' | 'height'>,
    private readonly from: View,
  ) {
    const { width, height } = size;
    const read = made(source.readPixels(0, 0, opaque(kit, width, height)), 'the pixels of a picture');
    this.pixels = new Uint32Array(read.buffer, read.byteOffset, read.byteLength / 4);
    this.onto = new Uint32Array(width * height);
  }

  /** By how much it is enlarged in another view, and where its upper left corner comes to lie there, in device pixels. */
  private placeIn(to: View): { readonly factor: number; readonly left: number; readonly top: number } {
    const factor = to.pxPerMm / this.from.pxPerMm;
    return { factor, left: to.left - this.from.left * factor, top: to.top - this.from.top * factor };
  }

  /** Draws it in another view, in device pixels. Beyond its edges their pixels are repeated. */
  draw(canvas: Canvas, to: View): void {
    const { kit, size, pixels, onto } = this;
    const { width, height } = size;
    const { factor, left, top } = this.placeIn(to);
    stretch({ width, height, pixels }, factor, left, top, onto);
    using keeper = new Keeper();
    const bytes = new Uint8Array(onto.buffer);
    const image = made(kit.MakeImage(opaque(kit, width, height), bytes, width * 4), 'a moved picture');
    canvas.drawImage(keeper.keep(image), 0, 0);
  }

  /** The parts of the canvas that it does not show in another view: beside it, above and below. */
  beyond(to: View): readonly PixelBox[] {
    const { width, height } = this.size;
    const { factor, left, top } = this.placeIn(to);
    const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
    const [x0, x1] = [within(Math.ceil(left), width), within(Math.floor(left + width * factor), width)];
    const [y0, y1] = [within(Math.ceil(top), height), within(Math.floor(top + height * factor), height)];
    return [
      { left: 0, top: 0, width, height: y0 },
      { left: 0, top: y1, width, height: height - y1 },
      { left: 0, top: y0, width: x0, height: y1 - y0 },
      { left: x1, top: y0, width: width - x1, height: y1 - y0 },
    ].filter((box) => box.width > 0 && box.height > 0);
  }
}
