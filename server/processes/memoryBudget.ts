/** A process as far as its memory goes. */
interface Holder {
  /** What it held when that was last known, in MB. */
  readonly held: number;
}

/**
 * What the processes of several pools may hold together. A process that rests is started again when it is needed, so those that
 * have rested longest are let go as soon as all of them hold more; those at work are ended by their own limits alone.
 */
export class MemoryBudget {
  private readonly working = new Set<Holder>();
  /** How each that rests is let go; the one that has rested longest first. */
  private readonly resting = new Map<Holder, () => void>();

  /** @param megabytes so much may all hold. */
  constructor(private readonly megabytes: number) {}

  /** A process begins a task. */
  works(one: Holder): void {
    this.resting.delete(one);
    this.working.add(one);
    this.makeRoom();
  }

  /** A process has finished its task, and waits for another. */
  rests(one: Holder, letGo: () => void): void {
    this.working.delete(one);
    this.resting.set(one, letGo);
    this.makeRoom();
  }

  /** A process ends. */
  ends(one: Holder): void {
    this.working.delete(one);
    this.resting.delete(one);
  }

  private makeRoom(): void {
    let held = [...this.working, ...this.resting.keys()].reduce((sum, one) => sum + one.held, 0);
    for (const [one, letGo] of this.resting) {
      if (held <= this.megabytes) return;
      held -= one.held;
      this.resting.delete(one);
      letGo();
    }
  }
}
