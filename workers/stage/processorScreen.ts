import type { MallocObj, Surface } from 'canvaskit-wasm';
import { type Kit, made } from '../../src/painting/canvaskit/kit';
import type { PixelBox, Screen, SeenContext } from './screen';

/**
 * A screen drawn by the processor: Skia draws into the WebAssembly heap, and what changed is copied out. Opaque,
 * since unpremultiplied surfaces are many times slower.
 */
export class ProcessorScreen implements Screen {
  private readonly pixels: MallocObj;
  private picture: ImageData | undefined;
  readonly surface: Surface;

  constructor(
    private readonly kit: Kit,
    private readonly context: SeenContext,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.pixels = kit.Malloc(Uint8Array, width * height * 4);
    this.surface = made(
      kit.MakeRasterDirectSurface(
        {
          width,
          height,
          alphaType: kit.AlphaType.Opaque,
          colorType: kit.ColorType.RGBA_8888,
          colorSpace: kit.ColorSpace.SRGB,
        },
        this.pixels,
        width * 4,
      ),
      'a surface',
    );
  }

  /** The pixels as a picture; made anew when the heap has grown, which detaches older views. */
  private get imageData(): ImageData {
    const heap = this.pixels.toTypedArray();
    if (!this.picture || this.picture.data.buffer !== heap.buffer) {
      const bytes = new Uint8ClampedArray(heap.buffer as ArrayBuffer, heap.byteOffset, heap.byteLength);
      this.picture = new ImageData(bytes, this.width, this.height);
    }
    return this.picture;
  }

  present({ left, top, width, height }: PixelBox): void {
    this.surface.flush();
    this.context.putImageData(this.imageData, 0, 0, left, top, width, height);
  }

  delete(): void {
    this.surface.delete();
    this.kit.Free(this.pixels);
  }
}
