import type { Canvas } from 'canvaskit-wasm';
import type { Painter } from '../../src/painting/canvaskit/painter';
import type { Scene } from '../../src/scene/scene';
import type { StageSize, View } from './contract';
import { groundParts } from './groundParts';
import type { Resting } from './restingLayers';
import type { PixelBox, Screen } from './screen';
import { alike } from './stood';
import { StretchedPicture } from './stretchedPicture';

/** A picture is stretched by so much at most: beyond it letters would be guessed at. */
const MOST_STRETCHED = 2;

/** What was painted last, at rest or not. */
interface Painted {
  readonly screen: Screen;
  readonly scene: Scene;
  readonly size: StageSize;
  readonly view: View;
  readonly elements: readonly number[];
  readonly ground: readonly unknown[];
}

/**
 * What is seen of a stone while its view is moved: the picture of the view before, stretched, as long as nothing else
 * changes. Sixty lines of letters would otherwise be drawn anew for each place of two fingers.
 */
export class MovedPicture {
  private painted: Painted | undefined;
  private picture: StretchedPicture | undefined;

  constructor(private readonly painter: Painter) {}

  /** The stone was painted as it is: what is moved from now on starts from there. */
  start(screen: Screen, { scene, size, view, selection }: Resting): void {
    const ground = groundParts(scene, this.painter);
    this.painted = { screen, scene, size, view, elements: selection.elements, ground };
    this.picture = undefined;
  }

  /** Whether what was painted last is all there is in the view to come, in another place and size. */
  holds(screen: Screen, { scene, size, view, isMoving, selection }: Resting): boolean {
    const { painted, painter } = this;
    if (!painted || !isMoving) return false;
    const stretched = view.pxPerMm / painted.view.pxPerMm;
    return (
      stretched <= MOST_STRETCHED &&
      stretched >= 1 / MOST_STRETCHED &&
      painted.screen === screen &&
      painted.size === size &&
      painted.scene.nodes === scene.nodes &&
      painted.elements === selection.elements &&
      alike(groundParts(scene, painter), painted.ground)
    );
  }

  /**
   * Draws it, in device pixels.
   *
   * @param paint paints what was painted last anew, without outlines and handles.
   * @returns the parts of the canvas that it does not show.
   */
  draw(canvas: Canvas, to: View, paint: (from: View) => void): readonly PixelBox[] {
    const { painted } = this;
    if (!painted) return [];
    if (!this.picture) {
      paint(painted.view);
      this.picture = new StretchedPicture(this.painter.kit, canvas, painted.size, painted.view);
    }
    this.picture.draw(canvas, to);
    return this.picture.beyond(to);
  }

  /** Forgets what was painted: it is no longer what is seen. */
  forget(): void {
    this.painted = undefined;
    this.picture = undefined;
  }
}
