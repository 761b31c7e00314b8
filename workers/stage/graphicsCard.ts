import type { GrDirectContext, WebGLContextHandle } from 'canvaskit-wasm';
import { type Kit, made, PaintingError } from '../../src/painting/canvaskit/kit';
import { isEmulated } from './emulated';
import type { PixelBox, Screen, SeenContext } from './screen';

/** How much of the card's memory may be kept for textures, in bytes: two layers of a 4K screen and the reliefs on it. */
const MOST_TEXTURES = 256e6;

/** Events of a graphics card: other programs, a sleeping machine or a crashed driver take it away. */
interface CardEvents {
  /** It is gone: nothing drawn by it can be used any more. */
  lost(): void;
  /** It may be opened again. */
  restored(): void;
}

/** The graphics card, drawing on a hidden WebGL canvas: the parts that changed are copied to the visible one. */
export class GraphicsCard {
  private readonly canvas: OffscreenCanvas;
  private readonly gl: WebGL2RenderingContext;
  private readonly skia: GrDirectContext;

  private constructor(
    private readonly kit: Kit,
    canvas: OffscreenCanvas,
    gl: WebGL2RenderingContext,
    private readonly handle: WebGLContextHandle,
    private readonly events: CardEvents,
  ) {
    this.canvas = canvas;
    this.gl = gl;
    this.skia = made(kit.MakeWebGLContext(handle), 'a context of the graphics card');
    this.skia.setResourceCacheLimitBytes(MOST_TEXTURES);
    canvas.addEventListener('webglcontextlost', this.hearLost);
    canvas.addEventListener('webglcontextrestored', this.hearRestored);
  }

  /**
   * Opens the graphics card.
   *
   * @param emulated whether WebGL emulated by the processor is accepted, as it is for tests.
   * @returns undefined where WebGL 2 is missing or emulated.
   */
  static open(kit: Kit, emulated: boolean, events: CardEvents): GraphicsCard | undefined {
    if (typeof OffscreenCanvas === 'undefined') return undefined;
    const canvas = new OffscreenCanvas(1, 1);
    const handle = kit.GetWebGLContext(canvas, {
      majorVersion: 2,
      failIfMajorPerformanceCaveat: emulated ? 0 : 1,
    });
    const gl = handle ? canvas.getContext('webgl2') : null;
    if (!gl) return undefined;
    if (!emulated && isEmulated(gl)) {
      kit.deleteContext(handle);
      return undefined;
    }
    return new GraphicsCard(kit, canvas, gl, handle, events);
  }

  /** Known at once, whereas the event comes after the current task. */
  get isLost(): boolean {
    return this.gl.isContextLost();
  }

  private readonly hearLost = (event: Event): void => {
    // Without this the browser never gives the card back.
    event.preventDefault();
    this.events.lost();
  };

  private readonly hearRestored = (): void => this.events.restored();

  /**
   * A screen of the given size in device pixels; the one before must have been deleted.
   *
   * @throws PaintingError where the card has no room for it.
   */
  screen(seen: SeenContext, width: number, height: number): Screen {
    const { kit, canvas, skia } = this;
    canvas.width = width;
    canvas.height = height;
    const surface = made(
      kit.MakeOnScreenGLSurface(skia, width, height, kit.ColorSpace.SRGB),
      'a surface of the graphics card',
    );
    return {
      surface,
      present: ({ left, top, width: across, height: down }: PixelBox) => {
        surface.flush();
        if (this.isLost) throw new PaintingError('the graphics card is gone');
        seen.drawImage(canvas, left, top, across, down, left, top, across, down);
      },
      delete: () => surface.delete(),
    };
  }

  /** Frees everything of Skia's; `restored` still fires. Screens and pictures made by it are deleted before. */
  release(): void {
    this.skia.releaseResourcesAndAbandonContext();
    this.skia.delete();
    this.kit.deleteContext(this.handle);
  }

  /** Stops listening to the card. */
  forget(): void {
    this.canvas.removeEventListener('webglcontextlost', this.hearLost);
    this.canvas.removeEventListener('webglcontextrestored', this.hearRestored);
  }
}
