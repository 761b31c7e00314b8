import type { StoneType } from '../../stone/catalogue/stoneType';

/** Remembers what was made of a stone type and a key, the last few of each: as many frames as a person compares. */
export class PerStone<V extends object | string> {
  private readonly known = new WeakMap<StoneType, Map<string, V>>();

  /** @param most how many are remembered of each stone type. */
  constructor(private readonly most: number) {}

  /** What was made before, or is made now. */
  get(stoneType: StoneType, key: string, make: () => V): V {
    let ofType = this.known.get(stoneType);
    if (!ofType) {
      ofType = new Map();
      this.known.set(stoneType, ofType);
    }
    const value = ofType.get(key) ?? make();
    // Asked for again, it is the latest again.
    ofType.delete(key);
    ofType.set(key, value);
    const [oldest] = ofType.keys();
    if (ofType.size > this.most && oldest !== undefined) ofType.delete(oldest);
    return value;
  }
}
