/** The verbs of an outline, in the order of their numbers, and how many coordinates each takes. */
export const MOVE = 0;
export const LINE = 1;
export const QUAD = 2;
export const CUBIC = 3;
export const CLOSE = 4;

/** Coordinates per verb, by its number. */
export const COORDS_OF = [2, 2, 4, 6, 0] as const;

/**
 * A filled shape (nonzero rule) as contours of lines and Bézier curves; x right, y down. The unit is up to the owner:
 * font units for a glyph, mm for everything on a stone.
 */
export interface Outline {
  readonly verbs: Uint8Array;
  readonly coords: Float64Array;
}

/** An outline without ink, such as that of a space. */
export const EMPTY: Outline = { verbs: new Uint8Array(), coords: new Float64Array() };

/** Builds an outline stroke by stroke; coordinates are absolute. */
export class OutlinePen {
  readonly #verbs: number[] = [];
  readonly #coords: number[] = [];

  /** Adds one verb with its coordinates: as many as `COORDS_OF` says, the end point last. */
  draw(verb: number, ...coords: number[]): void {
    this.#verbs.push(verb);
    this.#coords.push(...coords);
  }

  /** The outline so far. */
  outline(): Outline {
    return { verbs: Uint8Array.from(this.#verbs), coords: Float64Array.from(this.#coords) };
  }
}

/** One outline with the contours of all, in order. */
export function joinOutlines(outlines: readonly Outline[]): Outline {
  const joined = {
    verbs: new Uint8Array(outlines.reduce((sum, { verbs }) => sum + verbs.length, 0)),
    coords: new Float64Array(outlines.reduce((sum, { coords }) => sum + coords.length, 0)),
  };
  let verb = 0;
  let coord = 0;
  for (const { verbs, coords } of outlines) {
    joined.verbs.set(verbs, verb);
    joined.coords.set(coords, coord);
    verb += verbs.length;
    coord += coords.length;
  }
  return joined;
}
