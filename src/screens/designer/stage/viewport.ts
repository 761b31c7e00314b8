import type { View } from '../../../../workers/stage/contract';
import { zoomed } from '../../../../workers/stage/view';
import { oneAtATime } from '../../../renderer/oneAtATime';
import { openRenderer } from '../../../renderer/renderer';

/** A view is reported to the machine after it has not moved for this long (ms). */
const RESTED = 150;

/**
 * The visible part of the stone. While it moves, only the renderer is updated, one call at a time; when it
 * rests, its owner is told.
 */
export class Viewport {
  view: View = { pxPerMm: 1, left: 0, top: 0 };
  /** The requested view that has not been applied yet. */
  private asked: View | undefined;
  /** The last view in sync with the machine: receiving it again is ignored, since it would undo later movement. */
  private followed: View | undefined;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private readonly showing = oneAtATime(async (view: View) => {
    const { stage } = await openRenderer();
    const taken = await stage.look(view);
    if (this.asked !== view) return;
    this.asked = undefined;
    this.view = taken;
    this.taken(taken);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rested(this.view), RESTED);
  });

  /**
   * @param rested receives a view that has come to rest.
   * @param taken receives every view as soon as it is on the canvas.
   */
  constructor(
    private readonly rested: (view: View) => void,
    private readonly taken: (view: View) => void,
  ) {}

  /** Moves to another view; the stage may limit it to its bounds. */
  moveTo(view: View): void {
    this.view = view;
    this.asked = view;
    clearTimeout(this.resting);
    this.showing.ask(view);
  }

  /** Adopts a view chosen elsewhere: for another stone, another canvas. Not while it is moving itself. */
  follow(view: View): void {
    if (view === this.followed) return;
    this.followed = view;
    if (!this.asked) this.view = view;
  }

  /** Zooms about the middle of a canvas of the given size in device pixels; a factor above 1 zooms in. */
  zoomBy(factor: number, width: number, height: number): void {
    this.moveTo(zoomed(this.view, factor, width / 2, height / 2));
  }

  /** Shows the whole stone. */
  async zoomAll(): Promise<void> {
    const { stage } = await openRenderer();
    this.showing.stop();
    this.asked = undefined;
    this.view = await stage.lookAtAll();
    this.taken(this.view);
    this.rested(this.view);
  }

  stop(): void {
    this.showing.stop();
    clearTimeout(this.resting);
  }
}
