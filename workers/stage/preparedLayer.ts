import type { Layer } from './layer';
import { alike, type Stood } from './stood';

/** A layer and what stands on it. */
export interface Peopled {
  readonly layer: Layer;
  readonly stood: readonly Stood[];
}

/** The layer of another stone or view, which is made in pieces while the one before is still painted; it owns it until it is taken. */
export class PreparedLayer {
  private ready: (Peopled & { readonly madeFrom: readonly unknown[] }) | undefined;
  private going: { readonly madeFrom: readonly unknown[]; readonly work: Generator<undefined> } | undefined;

  /**
   * Begins with another, and gives up the one before.
   *
   * @param madeFrom everything that it is made from besides the elements.
   * @param making makes it, with pauses.
   */
  begin(madeFrom: readonly unknown[], making: () => Generator<undefined, Peopled>): Generator<undefined> {
    this.delete();
    this.going = { madeFrom, work: this.keeping(madeFrom, making) };
    return this.going.work;
  }

  private *keeping(
    madeFrom: readonly unknown[],
    making: () => Generator<undefined, Peopled>,
  ): Generator<undefined> {
    const made = yield* making();
    this.going = undefined;
    this.ready = { ...made, madeFrom };
  }

  /** Whether one is being made from this. */
  isBeingMadeFrom(madeFrom: readonly unknown[]): boolean {
    return this.going !== undefined && alike(this.going.madeFrom, madeFrom);
  }

  /** Hands over the one that was made from this, where there is one; another is of no use any more. */
  take(madeFrom: readonly unknown[]): Peopled | undefined {
    const { ready } = this;
    this.ready = undefined;
    if (ready && alike(ready.madeFrom, madeFrom)) return ready;
    ready?.layer.delete();
    return undefined;
  }

  /** Gives up what is being made, and deletes what nobody has taken. */
  delete(): void {
    this.going?.work.return(undefined);
    this.going = undefined;
    this.ready?.layer.delete();
    this.ready = undefined;
  }
}
