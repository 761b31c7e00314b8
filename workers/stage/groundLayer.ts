import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintingInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import { withoutPause } from '../../src/painting/relief/withoutPause';
import type { Scene } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import { groundParts } from './groundParts';
import { enterView, rasterising } from './rasterise';
import { alike } from './stood';
import { StretchedPicture } from './stretchedPicture';
import { sameView, seenBy } from './view';

/** What the ground is drawn for. */
interface Seen {
  readonly scene: Scene;
  readonly size: StageSize;
  readonly view: View;
  /** The view is being moved: the picture of another view may be used, moved and stretched. */
  readonly isMoving: boolean;
}

/**
 * The bare stone and its background, as a picture. Its crystals and its light are nine tenths of a layer's cost, and
 * change only with the stone and the view: selecting something does not draw them again.
 */
export class GroundLayer {
  private image: Image | undefined;
  private madeFrom: readonly unknown[] = [];
  private view: View | undefined;
  /** The picture as it looks in other views: as long as the view is moved. */
  private moving: StretchedPicture | undefined;
  /** How often the bare stone was drawn since the stage opened. */
  rasterised = 0;

  constructor(private readonly painter: Painter) {}

  /** Draws it in device pixels. `screen` is what the picture is made compatible with. */
  draw(canvas: Canvas, screen: Surface, seen: Seen): void {
    const { size, view, isMoving } = seen;
    const { image, view: from } = this;
    const same = image && from && alike(this.partsOf(seen), this.madeFrom);
    if (!isMoving) this.moving = undefined;
    if (same && sameView(from, view)) {
      canvas.drawImage(image, 0, 0);
    } else if (same && isMoving) {
      this.moving ??= new StretchedPicture(this.painter.kit, image, size, from);
      this.moving.draw(canvas, view);
    } else {
      this.delete();
      canvas.drawImage(withoutPause(this.making(screen, seen)), 0, 0);
    }
  }

  /**
   * Makes the picture, where there is another; while the view is moved, the one that is there is stretched. Pauses every few
   * milliseconds; what is drawn meanwhile is the one before.
   */
  *preparing(screen: Surface, seen: Seen): Generator<undefined> {
    if (seen.isMoving) return;
    const isThere = this.view && sameView(this.view, seen.view) && alike(this.partsOf(seen), this.madeFrom);
    if (!this.image || !isThere) yield* this.making(screen, seen);
  }

  private partsOf({ scene, size }: Seen): readonly unknown[] {
    return [...groundParts(scene, this.painter), size.width, size.height];
  }

  private *making(screen: Surface, seen: Seen): Generator<undefined, Image> {
    const { scene, size, view } = seen;
    const { painter } = this;
    const madeFrom = this.partsOf(seen);
    const image = yield* rasterising(painter.kit, screen, size, true, function* (canvas) {
      enterView(canvas, view);
      yield* paintingInPlace(canvas, seenBy(view, size), scene, painter);
    });
    this.delete();
    this.image = image;
    this.rasterised += 1;
    this.madeFrom = madeFrom;
    this.view = view;
    return image;
  }

  delete(): void {
    this.image?.delete();
    this.image = undefined;
    this.moving = undefined;
  }
}
