import type { StoneFace } from '../../stone/catalogue/stoneType';

/** Caches results per stone face and key, the last few of each: as many frames as a user compares. */
export class PerStone<V extends object | string> {
  private readonly known = new WeakMap<StoneFace, Map<string, V>>();

  /** @param most the number kept for each face. */
  constructor(private readonly most: number) {}

  /** The cached result, or a new one. */
  get(face: StoneFace, key: string, make: () => V): V {
    let ofType = this.known.get(face);
    if (!ofType) {
      ofType = new Map();
      this.known.set(face, ofType);
    }
    const value = ofType.get(key) ?? make();
    // A hit becomes the most recent.
    ofType.delete(key);
    ofType.set(key, value);
    const [oldest] = ofType.keys();
    if (ofType.size > this.most && oldest !== undefined) ofType.delete(oldest);
    return value;
  }
}
