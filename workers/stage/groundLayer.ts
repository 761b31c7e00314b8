import type { Canvas, Image, Surface } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import { paintInPlace } from '../../src/painting/canvaskit/place/paintInPlace';
import type { Scene } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import { groundParts } from './groundParts';
import { enterView, rasterise } from './rasterise';
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
    const { scene, size, view, isMoving } = seen;
    const madeFrom = [...groundParts(scene, this.painter), size.width, size.height];
    const { image, view: from } = this;
    const same = image && from && madeFrom.every((part, index) => part === this.madeFrom[index]);
    if (!isMoving) this.moving = undefined;
    if (same && sameView(from, view)) {
      canvas.drawImage(image, 0, 0);
    } else if (same && isMoving) {
      this.moving ??= new StretchedPicture(this.painter.kit, image, size, from);
      this.moving.draw(canvas, view);
    } else {
      this.delete();
      this.image = this.rasterise(screen, seen);
      this.rasterised += 1;
      this.madeFrom = madeFrom;
      this.view = view;
      canvas.drawImage(this.image, 0, 0);
    }
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
