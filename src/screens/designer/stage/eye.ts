import type { View } from '../../../../workers/stage/contract';
import { zoomed } from '../../../../workers/stage/view';
import { oneAtATime } from '../../../renderer/oneAtATime';
import { openRenderer } from '../../../renderer/renderer';

/** A view that has rested so long (ms) is told to the machine. */
const RESTED = 150;

/**
 * The eye on the stone: where it looks now. While it moves the renderer alone hears of it, at most once a frame; when
 * it rests, whoever keeps the view is told.
 */
export class Eye {
  view: View = { pxPerMm: 1, left: 0, top: 0 };
  private moving = false;
  private readonly showing = oneAtATime(async (asked: View) => {
    const { stage } = await openRenderer();
    const taken = await stage.look(asked);
    if (this.view === asked) this.view = taken;
  });
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly rested: (view: View) => void) {}

  /** Looks at the stone by another view; it may be held back by the stage's bounds. */
  look(view: View): void {
    this.view = view;
    this.moving = true;
    this.showing.ask(view);
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.moving = false;
      this.rested(this.view);
    }, RESTED);
  }

  /** Hears of a view that was taken without it: for another stone, another canvas. Not while it is moving itself. */
  told(view: View): void {
    if (!this.moving) this.view = view;
  }

  /** Looks nearer or farther at the middle of a canvas of the given size in device pixels. */
  lookNearer(factor: number, width: number, height: number): void {
    this.look(zoomed(this.view, factor, width / 2, height / 2));
  }

  /** Shows the whole stone. */
  async lookAtAll(): Promise<void> {
    const { stage } = await openRenderer();
    this.view = await stage.lookAtAll();
    this.rested(this.view);
  }

  stop(): void {
    this.showing.stop();
    clearTimeout(this.resting);
  }
}
