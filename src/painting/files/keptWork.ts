type Work<Made> = Generator<undefined, Made>;

/** Keeps what work that pauses makes of a thing, or as far as that has come, for as long as the thing is there. */
export class KeptWork<Thing extends object, Made extends object> {
  readonly #underway = new WeakMap<Thing, Work<Made>>();
  readonly #made = new WeakMap<Thing, Made>();

  /** Does the work, or goes on where it was left. Pauses where the work does; work that fails is begun anew by whoever asks next. */
  *working(thing: Thing, begin: () => Work<Made>): Work<Made> {
    const work = this.#underway.get(thing) ?? begin();
    this.#underway.set(thing, work);
    for (;;) {
      const known = this.#made.get(thing);
      if (known) return known;
      const made = this.#next(thing, work);
      if (made) this.#made.set(thing, made);
      else yield;
    }
  }

  #next(thing: Thing, work: Work<Made>): Made | undefined {
    try {
      const { done, value } = work.next();
      return done ? value : undefined;
    } catch (error) {
      this.#underway.delete(thing);
      throw error;
    }
  }
}
