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
  /** Those that work, with what their tasks are expected to hold in MB, and those that stay, with nothing. */
  private readonly working = new Map<Holder, number>();
  /** How to end each idle process that need not stay; the one idle longest first. */
  private readonly resting = new Map<Holder, () => void>();

  /**
   * @param megabytes from how much in all idle processes are ended.
   * @param most the most that they and the server's own process are to hold, in MB.
   * @param own what the server's own holds, in MB.
   */
  constructor(
    private readonly megabytes: number,
    private readonly most = Number.POSITIVE_INFINITY,
    private readonly own: () => number = () => 0,
  ) {}

  /** A process begins a task, which is expected to hold so many MB. */
  works(one: Holder, expected = 0): void {
    this.resting.delete(one);
    this.working.set(one, expected);
    this.makeRoom();
  }

  /** Whether a task that is expected to hold so many MB has room beside all that is under way. */
  hasRoomFor(expected: number): boolean {
    const working = [...this.working].reduce((sum, [{ held }, theirs]) => sum + Math.max(held, theirs), 0);
    const resting = [...this.resting.keys()].reduce((sum, { held }) => sum + held, 0);
    return this.own() + working + resting + expected <= this.most;
  }

  /** A process has finished its task, and waits for another; without `letGo` it stays. */
  rests(one: Holder, letGo?: () => void): void {
    this.working.delete(one);
    if (letGo) this.resting.set(one, letGo);
    else this.working.set(one, 0);
    this.makeRoom();
  }

  /** A process ends. */
  ends(one: Holder): void {
    this.working.delete(one);
    this.resting.delete(one);
  }

  private makeRoom(): void {
    let held = [...this.working.keys(), ...this.resting.keys()].reduce((sum, one) => sum + one.held, 0);
    for (const [one, letGo] of this.resting) {
      if (held <= this.megabytes) return;
      held -= one.held;
      this.resting.delete(one);
      letGo();
    }
  }
}
