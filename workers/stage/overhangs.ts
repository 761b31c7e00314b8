import type { Canvas, Image, SkPicture, Surface } from 'canvaskit-wasm';
import { clipToStone } from '../../src/painting/canvaskit/clipToStone';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { enterPlace } from '../../src/painting/canvaskit/paintScene';
import { boxOnStone } from '../../src/scene/place';
import type { Scene, SceneNode } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import { inkBox } from './inkBox';
import { enterView, rasterise } from './rasterise';
import { alike } from './stood';
import { pixelsOf } from './view';

interface Kept {
  readonly madeFrom: readonly unknown[];
  readonly image: Image;
}

/**
 * What overhangs the stone, ended at its edge, as images. A clip to the edge is slow, and Skia covers a letter by a few levels
 * otherwise where a part of the edge is all that it clips to: so each is clipped once, whole, whichever part of it is painted.
 */
export class Overhangs {
  private readonly kept = new Map<number, Kept>();

  constructor(private readonly painter: Painter) {}

  /**
   * Draws one, in device pixels.
   *
   * @param screen what its image is made compatible with.
   * @param picture the element as it is drawn, in its own mm.
   */
  draw(
    canvas: Canvas,
    screen: Surface,
    node: SceneNode,
    picture: SkPicture,
    { scene: { slab }, view, size }: { readonly scene: Scene; readonly view: View; readonly size: StageSize },
  ): void {
    const { element, place } = node;
    const part = pixelsOf(boxOnStone(inkBox(node), place), view, size);
    if (!part) return;
    const { x, y, rotation, scale } = place;
    const { pxPerMm, left, top } = view;
    const madeFrom = [
      picture,
      x,
      y,
      rotation,
      scale,
      slab.outline,
      pxPerMm,
      left,
      top,
      size.width,
      size.height,
    ];
    const known = this.kept.get(element);
    if (known && alike(known.madeFrom, madeFrom)) {
      canvas.drawImage(known.image, part.left, part.top);
      return;
    }
    known?.image.delete();
    const image = rasterise(this.painter.kit, screen, { ...size, ...part }, false, (own) => {
      own.translate(-part.left, -part.top);
      enterView(own, view);
      clipToStone(own, node, slab, this.painter);
      enterPlace(own, node);
      own.drawPicture(picture);
    });
    this.kept.set(element, { madeFrom, image });
    canvas.drawImage(image, part.left, part.top);
  }

  /** Whether nothing overhangs, as usual. */
  get isEmpty(): boolean {
    return this.kept.size === 0;
  }

  /** Drops the images of all other elements. */
  keepOnly(elements: readonly number[]): void {
    for (const [element, { image }] of this.kept) {
      if (elements.includes(element)) continue;
      image.delete();
      this.kept.delete(element);
    }
  }

  delete(): void {
    this.keepOnly([]);
  }
}
