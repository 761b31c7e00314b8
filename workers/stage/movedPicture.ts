import type { Canvas } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import type { Scene } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import { groundParts } from './groundParts';
import type { Resting } from './restingLayers';
import type { PixelBox, Screen } from './screen';
import { alike } from './stood';
import { StretchedPicture } from './stretchedPicture';

/** A picture is stretched by so much: beyond it letters would be guessed at, and another is made meanwhile. */
const WELL_STRETCHED = 2;

/** It is stretched by so much at most until that one is there: two fingers get no farther in the time. */
const MOST_STRETCHED = 8;

/** By how much a view is larger or smaller than another. */
const stretched = (from: View, to: View) => Math.max(to.pxPerMm / from.pxPerMm, from.pxPerMm / to.pxPerMm);

/** How many pictures are kept of one movement: the one it began with, and a nearer or farther one. */
const MOST_KEPT = 2;

/** What everything seen of a stone depends on besides the view. */
interface Painted {
  readonly screen: Screen;
  readonly scene: Scene;
  readonly size: StageSize;
  readonly elements: readonly number[];
  readonly ground: readonly unknown[];
}

/** A view in which the stone was painted. */
interface Seen {
  readonly view: View;
  /** Made with the first movement away from it. */
  picture?: StretchedPicture;
}

/**
 * What is seen of a stone while its view is moved: the picture of a view before, stretched, as long as nothing else
 * changes. Sixty lines of letters would otherwise be drawn anew for each place of two fingers.
 */
export class MovedPicture {
  private painted: Painted | undefined;
  /** The views it can be stretched from, the last one first. */
  private seen: readonly Seen[] = [];

  constructor(private readonly painter: Painter) {}

  /** The stone was painted as it is: what is moved from now on starts from there. */
  start(screen: Screen, resting: Resting): void {
    const { scene, size, view, selection, isMoving } = resting;
    const before = isMoving && this.isPainted(screen, resting) ? this.seen : [];
    const ground = groundParts(scene, this.painter);
    this.painted = { screen, scene, size, elements: selection.elements, ground };
    // Only its pixels are left of an earlier one.
    const stretchable = before.filter(({ picture }) => picture !== undefined);
    this.seen = [{ view }, ...stretchable].slice(0, MOST_KEPT);
  }

  /** Whether nothing but the view differs from what was painted last. */
  private isPainted(screen: Screen, { scene, size, selection }: Resting): boolean {
    const { painted, painter } = this;
    return (
      painted !== undefined &&
      painted.screen === screen &&
      painted.size === size &&
      painted.scene.nodes === scene.nodes &&
      painted.elements === selection.elements &&
      alike(groundParts(scene, painter), painted.ground)
    );
  }

  /**
   * What a view is stretched from: what shows all of it if there is such, else the last that is not too near or far; and where all
   * are, the least of them.
   */
  private sourceFor(to: View): Seen | undefined {
    const well = this.seen.filter(({ view }) => stretched(view, to) <= WELL_STRETCHED);
    const best = well.find(({ picture }) => picture?.beyond(to).length === 0) ?? well[0];
    if (best) return best;
    const [least] = this.seen.toSorted((one, other) => stretched(one.view, to) - stretched(other.view, to));
    return least && stretched(least.view, to) <= MOST_STRETCHED ? least : undefined;
  }

  /** Whether letters are guessed at in a view: it is to be stretched from a nearer or farther one that is not there yet. */
  isFar(to: View): boolean {
    const source = this.sourceFor(to);
    return source !== undefined && stretched(source.view, to) > WELL_STRETCHED;
  }

  /** Whether what was painted is all there is in the view to come, in another place and size. */
  holds(screen: Screen, resting: Resting): boolean {
    const isThere = resting.isMoving && this.isPainted(screen, resting);
    return isThere && this.sourceFor(resting.view) !== undefined;
  }

  /**
   * Draws it, in device pixels.
   *
   * @param paint paints what was painted last anew, without outlines and handles.
   * @returns the parts of the canvas that it does not show.
   */
  draw(canvas: Canvas, to: View, paint: (from: View) => void): readonly PixelBox[] {
    const { painted, painter } = this;
    const source = this.sourceFor(to);
    if (!painted || !source) return [];
    if (!source.picture) {
      paint(source.view);
      source.picture = new StretchedPicture(painter.kit, canvas, painted.size, source.view);
    }
    source.picture.draw(canvas, to);
    return source.picture.beyond(to);
  }

  /** Forgets what was painted: it is no longer what is seen. */
  forget(): void {
    this.painted = undefined;
    this.seen = [];
  }
}
