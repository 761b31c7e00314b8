/** The most that the picture is enlarged: a letter of 10 mm then fills a phone. */
export const LARGEST = 6;

/** A step of the buttons. */
export const STEP = 1.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers on the picture: how far apart they are, and the point between them. */
export interface Fingers {
  readonly apart: number;
  readonly middle: Point;
}

/** Two fingers at their places in the window, in pixels. */
export function fingers(one: Point, other: Point): Fingers {
  return {
    apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** How much larger than the page the picture is shown, never smaller than the page. */
export const within = (enlarged: number): number => Math.min(LARGEST, Math.max(1, enlarged));

/**
 * Where a picture is scrolled to, in pixels, so that what lay under a point of its window lies under one of it again.
 *
 * @param share what lay there, as a share of the picture's length.
 * @param length the picture's length as it is enlarged now.
 * @param at the point, from the window's edge.
 */
export const scrolledTo = (share: number, length: number, at: number): number =>
  Math.max(0, share * length - at);
