/** A process with its memory. */
interface Holder {
  /** Its last known memory, in MB. */
  readonly held: number;
}

/**
 * A limit for the memory of several pools' processes together. An idle process is started again when needed, so those
 * idle longest are ended as soon as all together exceed it; busy ones are ended only by their own limits, and those that
 * somebody would wait for stay.
 */
export class MemoryBudget {
  /** Those that work, and those that stay. */
  private readonly working = new Set<Holder>();
  /** How to end each idle process that need not stay; the one idle longest first. */
  private readonly resting = new Map<Holder, () => void>();

  /** @param megabytes the limit for all. */
  constructor(private readonly megabytes: number) {}

  /** A process begins a task. */
  works(one: Holder): void {
    this.resting.delete(one);
    this.working.add(one);
    this.makeRoom();
  }

  /** A process has finished its task, and waits for another; without `letGo` it stays. */
  rests(one: Holder, letGo?: () => void): void {
    if (letGo) {
      this.working.delete(one);
      this.resting.set(one, letGo);
    }
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
