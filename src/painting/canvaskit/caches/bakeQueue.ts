import { type BakedRelief, bakeRelief } from '../../relief/bakeRelief';
import type { AskedRelief } from '../../relief/orders';

/** How many wait at most; older ones are asked for again when they are still needed. */
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

/** Reliefs to be baked, the one asked for last first; one is baked at a time, in pieces. */
export class BakeQueue {
  /** What was asked for last stands last. */
  private readonly waiting = new Map<string, AskedRelief>();
  private baking: Baking | undefined;

  /** How many are not baked yet. */
  get size(): number {
    return this.waiting.size + (this.baking ? 1 : 0);
  }

  /** Asks for a relief, once more too: then it is the one asked for last. */
  add(asked: AskedRelief): void {
    if (this.baking?.asked.key === asked.key) return;
    this.waiting.delete(asked.key);
    this.waiting.set(asked.key, asked);
    if (this.waiting.size > MOST_WAITING) this.dropOldest();
  }

  /**
   * Bakes one piece: a few milliseconds' work.
   *
   * @returns the relief that thereby is done; undefined while none is.
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
