/** How long what bakes for files is kept after one, in ms: whoever wants one file often wants another. */
const KEPT = 60_000;

/** What can be kept for a while. */
interface Pool {
  warmUp(): void;
  close(): void;
}

/**
 * The workers that bake for files, kept for a minute after each: to start them, and to have their code compiled again, takes longer than
 * to bake a stone's reliefs.
 */
export class RestingPool<Kind extends Pool> {
  private pool: Kind | undefined;
  private uses = 0;
  private closing: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: () => Kind) {}

  /** Starts one of them before it is needed. */
  warmUp(): void {
    this.opened().warmUp();
    if (this.uses === 0) this.rest();
  }

  /** Does something with them; they are kept at least as long as that takes. */
  async use<Result>(work: (pool: Kind) => Promise<Result>): Promise<Result> {
    this.uses += 1;
    clearTimeout(this.closing);
    try {
      return await work(this.opened());
    } finally {
      this.uses -= 1;
      if (this.uses === 0) this.rest();
    }
  }

  private opened(): Kind {
    this.pool ??= this.open();
    return this.pool;
  }

  private rest(): void {
    clearTimeout(this.closing);
    this.closing = setTimeout(() => {
      this.pool?.close();
      this.pool = undefined;
    }, KEPT);
  }
}
