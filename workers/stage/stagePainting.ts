import type { LongestTurn } from './longestTurn';
import type { Opened } from './opened';
import type { Resting } from './restingLayers';
import { inSlices } from './slices';
import { ViewMotion } from './viewMotion';

/** What is seen now, and what it is painted with. */
interface Seen {
  readonly opened: Opened;
  readonly resting: Omit<Resting, 'isMoving'>;
}

/**
 * Paints what is seen of a stage: at once, or where a whole stone or view is to be made anew by the processor in slices, so that no
 * key and no finger waits for that.
 */
export class StagePainting {
  private readonly motion = new ViewMotion(() => {
    this.inSlices().catch((error: unknown) => {
      // Not as a promise that nobody waits for: an error ends the worker, and the page opens another stage.
      setTimeout(() => {
        throw error;
      });
    });
  });
  /** What is made in slices now, and when it is painted. */
  private work: Generator<undefined> | undefined;
  private painted: Promise<void> | undefined;
  /** What makes the layers of a moved view in slices, from which it is stretched then. */
  private nearer: Generator<undefined> | undefined;
  private paintedAt = 0;

  /**
   * @param seen what is seen now; undefined as long as nothing is.
   */
  constructor(
    private readonly seen: () => Seen | undefined,
    private readonly longest: LongestTurn,
  ) {}

  /** Whether the picture of a view before is seen, moved and stretched. */
  get isMoving(): boolean {
    return this.motion.isMoving;
  }

  /** Paints at once. What is being made for it in slices is made to its end first; what is made for something else is given up. */
  paint(): void {
    this.longest.run(() => {
      if (this.work) this.end(this.work);
      if (this.motion.isResting) this.motion.settle();
      this.paintNow();
    });
  }

  /** Paints anew what was painted, unless that is about to happen anyway. */
  repaint(): void {
    if (!this.work) this.paint();
  }

  /** The view was moved: its stretched picture is painted until it rests. A graphics card draws all of it at once. */
  moved(): void {
    this.giveUp();
    if (this.seen()?.opened.screens.drawnBy === 'processor') this.motion.moved();
    this.longest.run(() => this.paintNow());
    if (this.isMoving && !this.nearer) this.makeNearer();
  }

  /** Where letters are guessed at, makes the layers of this view: what is moved from then on is stretched from there. */
  private makeNearer(): void {
    const seen = this.seen();
    if (!seen?.opened.frames.moved.isFar(seen.resting.view)) return;
    const { opened, resting } = seen;
    const { layers, moved } = opened.frames;
    const here = { ...resting, isMoving: true };
    const work = layers.preparing(opened.screens.current().surface, here);
    this.nearer = work;
    const goOn = () => {
      this.nearer = undefined;
      const now = this.seen()?.resting;
      const isAsked = this.isMoving && !this.motion.isResting && this.work === undefined;
      if (!isAsked || now?.scene !== here.scene || now.selection.elements !== here.selection.elements) return;
      this.longest.run(() => {
        opened.screens.paint((screen) => {
          layers.bringUpToDate(screen.surface, here);
          moved.start(screen, here);
        });
        this.paintNow();
      });
    };
    // Painting it at once says what is wrong.
    const leave = () => {
      this.nearer = undefined;
    };
    inSlices(work, undefined, (ms) => this.longest.took(ms)).then(goOn, leave);
  }

  /** The view is where it is to be. */
  settle(): void {
    this.giveUp();
    this.motion.settle();
  }

  /**
   * Paints what is shown from now on: at once, or where another stone or place was painted before, in slices. What the canvas
   * shows stays until then.
   *
   * @returns undefined where it was painted at once.
   */
  show(): Promise<void> | undefined {
    if (this.takesLong) return this.inSlices();
    this.paint();
    return undefined;
  }

  private get takesLong(): boolean {
    const seen = this.seen();
    if (!seen || this.isMoving || seen.opened.screens.drawnBy !== 'processor') return false;
    return seen.opened.frames.holdsAnother(this.atRest(seen));
  }

  /** Paints as soon as the layers are made, in slices. What is painted in between makes them to their end, or gives them up. */
  private inSlices(): Promise<void> {
    this.painted = this.makeInSlices();
    return this.painted;
  }

  private async makeInSlices(): Promise<void> {
    this.giveUp();
    const seen = this.seen();
    if (seen) {
      const { layers } = seen.opened.frames;
      const work = layers.preparing(seen.opened.screens.current().surface, this.atRest(seen));
      this.work = work;
      try {
        await inSlices(work, undefined, (ms) => this.longest.took(ms));
      } catch {
        // Painting it at once says what is wrong.
      }
      if (this.work !== work) {
        // Either all is painted, or what replaces it is being made.
        if (this.work) await this.painted;
        return;
      }
      this.work = undefined;
    }
    this.paint();
  }

  private end(work: Generator<undefined>): void {
    const seen = this.seen();
    if (seen?.opened.frames.layers.isPreparing(this.atRest(seen))) for (const _piece of work);
    this.giveUp();
  }

  private giveUp(): void {
    this.work?.return(undefined);
    this.work = undefined;
  }

  private atRest({ resting }: Seen): Resting {
    return { ...resting, isMoving: false };
  }

  /** Resolves when nothing has been painted for some ms: nobody types or moves anything, and nothing is still being made. */
  async whenQuiet(ms: number): Promise<void> {
    for (;;) {
      const missing = this.isMoving || this.work ? ms : ms - (performance.now() - this.paintedAt);
      if (missing <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, missing));
    }
  }

  private paintNow(): void {
    const seen = this.seen();
    if (!seen) return;
    this.paintedAt = performance.now();
    const { opened, resting } = seen;
    opened.screens.paint((screen) => opened.frames.paint(screen, { ...resting, isMoving: this.isMoving }));
    opened.baker.start();
  }
}
