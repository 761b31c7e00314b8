import type { Paint } from 'canvaskit-wasm';
import type { Rgb } from '../colours';
import { Keeper, type Kit } from './kit';

/** The product's accent, a dark red lightened to be visible on both black granite and white paper. */
export const ACCENT = [0.86, 0.3, 0.32] as const;

/** The two paints used for everything, made once: a fill and a line. */
export class Palette {
  private readonly filling: Paint;
  private readonly drawing: Paint;

  constructor(private readonly kit: Kit) {
    this.filling = new kit.Paint();
    this.filling.setAntiAlias(true);
    this.drawing = new kit.Paint();
    this.drawing.setAntiAlias(true);
    this.drawing.setStyle(kit.PaintStyle.Stroke);
    this.drawing.setStrokeJoin(kit.StrokeJoin.Round);
  }

  /** A plain fill; valid until the next call. */
  fill([r, g, b]: Rgb, alpha = 1): Paint {
    this.filling.setColorComponents(r, g, b, alpha);
    return this.filling;
  }

  /** A plain line of `width` in the canvas's units; valid until the next call. */
  line([r, g, b]: Rgb, width: number, alpha = 1): Paint {
    this.drawing.setColorComponents(r, g, b, alpha);
    this.drawing.setStrokeWidth(width);
    this.drawing.setPathEffect(null);
    return this.drawing;
  }

  /** A fill blurred by `sigma` in the canvas's units, for shadows; the caller owns it. */
  blur(colour: Rgb, alpha: number, sigma: number): Paint {
    const paint = this.fill(colour, alpha).copy();
    using keeper = new Keeper();
    paint.setMaskFilter(keeper.keep(this.kit.MaskFilter.MakeBlur(this.kit.BlurStyle.Normal, sigma, true)));
    return paint;
  }

  delete(): void {
    this.filling.delete();
    this.drawing.delete();
  }
}
