/** Between two frames, in ms: what is too slow for a hand to follow (24 a second), and what leaves room for more pixels (50 a second). */
const SLOW = 42;
const QUICK = 20;

/** What is aimed at where frames are too slow, in ms: some less than is too slow, so that it is not changed again at once. */
const AIM = 32;

/** The smallest part of the pixels that still shows a stone, whoever draws it. */
export const LEAST = 0.2;

/** After a longer gap than this, in ms, the hand had rested. */
const RESTED = 250;

/** So many gaps are watched before anything is changed: a canvas of another size takes a while itself. */
const WATCHED = 4;

/** By how much the pixels grow at once, where there is room, and to which part they shrink at most. */
const STEP = { up: 1.25, down: 0.4 } as const;

/**
 * How many pixels keep up with a hand: fewer while frames come too slowly, more again where they come quickly. What is seen at
 * rest has all of them.
 */
export class Pace {
  /** The part of the pixels that is drawn while the eye moves, from `LEAST` to 1. */
  share = 1;
  private last = Number.NEGATIVE_INFINITY;
  private gaps: number[] = [];
  /** Frames at a larger share were too slow: it is not tried again. */
  private most = 1;

  /**
   * A frame was drawn while the eye moves.
   *
   * @param now when, in ms.
   * @returns whether the share is another now.
   */
  drawn(now: number): boolean {
    const gap = now - this.last;
    this.last = now;
    if (gap > RESTED) this.gaps = [];
    else this.gaps.push(gap);
    if (this.gaps.length < WATCHED) return false;
    // The middle one: a single late frame is nobody's pace.
    const usual = this.gaps.toSorted((one, other) => one - other)[WATCHED >> 1] ?? 0;
    this.gaps = [];
    const before = this.share;
    if (usual > SLOW) {
      this.most = Math.min(this.most, Math.max(LEAST, before / STEP.up));
      this.share = Math.max(LEAST, before * Math.max(STEP.down, AIM / usual));
    } else if (usual < QUICK) {
      this.share = Math.min(this.most, before * STEP.up);
    }
    return this.share !== before;
  }
}
