import type { Vertex } from '../../geometry/polygon';
import type { Mm } from '../../stone/numbers';

/** Points are told apart down to this many parts of a mm: below what anybody cuts, and apart in a file's single precision. */
const PER_MM = 1000;

/** A length in mm, in whole thousandths. */
export const whole = (mm: Mm) => Math.round(mm * PER_MM);

/** A length in mm, rounded to whole thousandths: sums of such are exact once they are counted. */
export const onGrid = (mm: Mm): Mm => whole(mm) / PER_MM;

/** Places are counted from here on, so that none is negative: 33 m to each side. */
const BESIDE = 2 ** 25;

/** Points in whole thousandths of a mm, each once, by the order in which they came. */
export class PointIndex {
  /** x and y of each, in thousandths of a mm. */
  readonly coords: number[] = [];
  readonly #places = new Map<number, number>();

  static #keyOf(x: number, y: number): number {
    return (x + BESIDE) * 2 * BESIDE + (y + BESIDE);
  }

  get count(): number {
    return this.coords.length / 2;
  }

  /** The place of a point in mm, which is added where it is new. */
  add(point: Vertex): number {
    return this.addWhole(whole(point.x), whole(point.y));
  }

  /** The place of a point in whole thousandths of a mm, which is added where it is new. */
  addWhole(x: number, y: number): number {
    const key = PointIndex.#keyOf(x, y);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.count;
    this.coords.push(x, y);
    this.#places.set(key, place);
    return place;
  }

  /** The place of a point in mm; undefined where it is none of these. */
  placeOf(point: Vertex): number | undefined {
    return this.#places.get(PointIndex.#keyOf(whole(point.x), whole(point.y)));
  }

  /** The point at a place, in mm. */
  at(place: number): Vertex {
    return { x: (this.coords[2 * place] ?? 0) / PER_MM, y: (this.coords[2 * place + 1] ?? 0) / PER_MM };
  }
}
