interface LruOptions<Value> {
  /** The total weight allowed. The value set last stays, however heavy it is. */
  readonly most: number;
  /** A value's weight, which must not change; 1 by default, so that values are counted. */
  readonly weigh?: (value: Value) => number;
  /** Whether a value stays although the total is exceeded. */
  readonly isNeeded?: (value: Value) => boolean;
  /** Frees a value's resources when it leaves the cache. */
  readonly dispose?: (value: Value) => void;
}

/** Keeps values by key: above the limit, the least recently used goes first. It owns what it keeps. */
export class LruCache<Key, Value> {
  /** The most recently used is last. */
  readonly #values = new Map<Key, Value>();
  readonly #options: Required<LruOptions<Value>>;
  #weight = 0;

  constructor(options: LruOptions<Value>) {
    this.#options = { weigh: () => 1, isNeeded: () => false, dispose: () => undefined, ...options };
  }

  /** The total weight of all values. */
  get weight(): number {
    return this.#weight;
  }

  /** The value of a key, which becomes the most recently used; undefined where there is none. */
  get(key: Key): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** Stores a value, which the cache owns from now on, replacing the one before it. */
  set(key: Key, value: Value): void {
    this.#drop(key);
    this.#values.set(key, value);
    this.#weight += this.#options.weigh(value);
    this.trim(key);
  }

  /** The value of a key; created and stored where there is none. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  /**
   * Drops what exceeds the limit; to be called where something is no longer needed.
   *
   * @param spared the key of a value that stays whatever its weight.
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
