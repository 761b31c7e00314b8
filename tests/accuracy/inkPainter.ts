import type { Image } from 'canvaskit-wasm';
import { type KeptRelief, ReliefCache } from '../../src/painting/canvaskit/caches/reliefCache';
import { type Kit, made } from '../../src/painting/canvaskit/kit';
import { openPainter, type Painter } from '../../src/painting/canvaskit/painter';
import { Palette } from '../../src/painting/canvaskit/palette';
import type { AskedRelief } from '../../src/painting/relief/orders';

/** Paints nothing translucent: neither the lit lip of a cut nor a shadow on the stone. */
class InkPalette extends Palette {
  override fill(...[rgb, alpha = 1]: Parameters<Palette['fill']>) {
    return super.fill(rgb, alpha < 1 ? 0 : 1);
  }

  override blur(...[rgb, , sigma]: Parameters<Palette['blur']>) {
    return super.blur(rgb, 0, sigma);
  }
}

/** Reliefs as they are baked, without the shadow they throw. */
class ReliefsWithoutShadow extends ReliefCache {
  override get(asked: AskedRelief): KeptRelief | undefined {
    const relief = super.get(asked);
    return relief && { ...relief, shadow: undefined };
  }
}

/** One plain relief for all shapes: the edge of the ink comes from the outline and does not depend on baking. */
class PlainRelief extends ReliefCache {
  readonly #image: Image;

  constructor(kit: Kit) {
    super(kit);
    const info = {
      width: 1,
      height: 1,
      colorType: kit.ColorType.RGBA_8888,
      alphaType: kit.AlphaType.Premul,
      colorSpace: kit.ColorSpace.SRGB,
    };
    this.#image = made(kit.MakeImage(info, new Uint8Array(4).fill(255), 4), 'a plain relief');
  }

  override get({ measure }: AskedRelief): KeptRelief {
    const grid = { width: 1, height: 1, left: 0, top: 0, perMm: 1 };
    return { image: this.#image, grid, shadow: undefined, measure };
  }

  override delete(): void {
    this.#image.delete();
    super.delete();
  }
}

/** Never finishes a relief: the picture is what a person sees until they are baked. */
class NoRelief extends ReliefCache {
  override get(): undefined {
    return undefined;
  }
}

const RELIEFS = { baked: ReliefsWithoutShadow, plain: PlainRelief, none: NoRelief };

/**
 * A painter that paints the ink alone, so that a pixel's opacity is the part of it that the ink covers.
 *
 * @param reliefs `baked` as in every exported picture, `plain` where only the edge is checked, `none` as
 * before they are baked.
 */
export function openInkPainter(kit: Kit, reliefs: keyof typeof RELIEFS): Painter {
  const whole = openPainter(kit, () => Promise.reject(new Error('ink alone needs no tile')));
  const own = { palette: new InkPalette(kit), reliefs: new RELIEFS[reliefs](kit) };
  return {
    ...whole,
    ...own,
    delete() {
      whole.delete();
      own.palette.delete();
      own.reliefs.delete();
    },
  };
}
