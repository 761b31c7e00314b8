interface LruOptions<Value> {
  /** What all values may weigh together. The one set last stays, however heavy it is. */
  readonly most: number;
  /** What a value weighs; 1 where nothing is said, so that values are counted. It must stay the same. */
  readonly weigh?: (value: Value) => number;
  /** Says of a value that it stays although all together weigh too much. */
  readonly isNeeded?: (value: Value) => boolean;
  /** Frees what a value holds, as it leaves the cache. */
  readonly dispose?: (value: Value) => void;
}

/** Keeps values by key: where they weigh too much, what was used longest ago goes first. It owns what it keeps. */
export class LruCache<Key, Value> {
  /** What was used last stands last. */
  readonly #values = new Map<Key, Value>();
  readonly #options: Required<LruOptions<Value>>;
  #weight = 0;

  constructor(options: LruOptions<Value>) {
    this.#options = { weigh: () => 1, isNeeded: () => false, dispose: () => undefined, ...options };
  }

  /** What all values weigh together. */
  get weight(): number {
    return this.#weight;
  }

  /** The value of a key, which thereby is the one used last; undefined where there is none. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Keeps a value, which it owns from now on, in place of the one before it. */
  set(key: Key, value: Value): void {
    this.#drop(key);
    this.#values.set(key, value);
    this.#weight += this.#options.weigh(value);
    this.trim(key);
  }

  /** The value of a key; made and kept where there is none. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  /**
   * Drops what is too much; to be called where something is needed no more.
   *
   * @param spared the key of a value that stays whatever it weighs.
   */
  trim(spared?: Key): void {
    const { most, isNeeded } = this.#options;
    for (const [key, value] of this.#values) {
      if (this.#weight <= most) return;
      if (key !== spared && !isNeeded(value)) this.#drop(key);
    }
  }

  /** Drops everything. */
  clear(): void {
    for (const key of this.#values.keys()) this.#drop(key);
  }

  #drop(key: Key): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#weight -= this.#options.weigh(value);
    this.#options.dispose(value);
  }
}
