import { type BakedRelief, bakeRelief } from '../../relief/bakeRelief';
import type { AskedRelief } from '../../relief/orders';

/** The greatest length of the queue; dropped ones are requested again if still needed. */
const MOST_WAITING = 512;

interface Baking {
  readonly asked: AskedRelief;
  readonly work: Generator<undefined, BakedRelief | undefined>;
}

interface Done {
  readonly asked: AskedRelief;
  /** Undefined for a shape without ink. */
  readonly baked: BakedRelief | undefined;
}

/** Reliefs to be baked, the most recent request first; one is baked at a time, in pieces. */
export class BakeQueue {
  /** The most recent request is last. */
  private readonly waiting = new Map<string, AskedRelief>();
  private baking: Baking | undefined;

  /** How many are not baked yet. */
  get size(): number {
    return this.waiting.size + (this.baking ? 1 : 0);
  }

  /** Requests a relief; a repeated request makes it the most recent. */
  add(asked: AskedRelief): void {
    if (this.baking?.asked.key === asked.key) return;
    this.waiting.delete(asked.key);
    this.waiting.set(asked.key, asked);
    if (this.waiting.size > MOST_WAITING) this.dropOldest();
  }

  /**
   * Bakes one piece: a few milliseconds' work.
   *
   * @returns the relief if it is now complete; undefined otherwise.
   */
  bakePiece(): Done | undefined {
    this.baking ??= this.next();
    if (!this.baking) return undefined;
    const { asked, work } = this.baking;
    const { done, value } = work.next();
    if (!done) return undefined;
    this.baking = undefined;
    return { asked, baked: value };
  }

  clear(): void {
    this.waiting.clear();
    this.baking = undefined;
  }

  private next(): Baking | undefined {
    const asked = Array.from(this.waiting.values()).at(-1);
    if (!asked) return undefined;
    this.waiting.delete(asked.key);
    return { asked, work: bakeRelief(asked.order()) };
  }

  private dropOldest(): void {
    const [oldest] = this.waiting.keys();
    if (oldest !== undefined) this.waiting.delete(oldest);
  }
}
