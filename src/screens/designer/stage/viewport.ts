import type { View } from '../../../../workers/stage/contract';
import { zoomed } from '../../../../workers/stage/view';
import { oneAtATime } from '../../../renderer/oneAtATime';
import { openRenderer } from '../../../renderer/renderer';

/** A view that has rested so long (ms) is told to the machine. */
const RESTED = 150;

/**
 * The part of the stone that is seen now. While it moves, the renderer alone hears of it, one call at a time; when it
 * rests, whoever keeps the view is told.
 */
export class Viewport {
  view: View = { pxPerMm: 1, left: 0, top: 0 };
  /** The view that was asked for and not taken yet. */
  private asked: View | undefined;
  /** The view it was last in step with: hearing of it again is no news, and would take back where it has moved since. */
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
   * @param rested hears of a view that has rested.
   * @param taken hears of every view as soon as it is on the canvas.
   */
  constructor(
    private readonly rested: (view: View) => void,
    private readonly taken: (view: View) => void,
  ) {}

  /** Moves to another view; the stage's bounds may hold it back. */
  moveTo(view: View): void {
    this.view = view;
    this.asked = view;
    clearTimeout(this.resting);
    this.showing.ask(view);
  }

  /** Takes a view that was chosen without it: for another stone, another canvas. Not while it is moving itself. */
  follow(view: View): void {
    if (view === this.followed) return;
    this.followed = view;
    if (!this.asked) this.view = view;
  }

  /** Zooms about the middle of a canvas of the given size in device pixels; a factor above 1 is nearer. */
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
