import type { LineTemplate } from './lineTemplate';
import type { Plane } from './plane';
import type { Seats } from './pose';

/** A photograph's contrast, with its slopes. */
export interface Seen {
  readonly value: Plane;
  readonly right: Plane;
  readonly down: Plane;
}

/** The photograph as it is seen through a pose, at each pixel of the template. */
export interface Through {
  readonly value: Float32Array;
  /** 1 where the pixel lies within the photograph. */
  readonly within: Uint8Array;
  readonly count: number;
  /** The share of the letters that does. */
  readonly ink: number;
}

/** Reads a photograph where the pixels of a template lie in it. */
export function through(
  template: LineTemplate,
  { value: { width, height, data } }: Seen,
  seats: Seats,
): Through {
  const { data: mask } = template.mask;
  const { x: across, y: down } = seats;
  const value = new Float32Array(mask.length);
  const within = new Uint8Array(mask.length);
  let [count, ink, whole] = [0, 0, 0];
  for (let at = 0; at < mask.length; at += 1) {
    const letter = mask[at] ?? 0;
    whole += letter;
    const x = (across[at] ?? 0) - 0.5;
    const y = (down[at] ?? 0) - 0.5;
    if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
    ink += letter;
    within[at] = 1;
    count += 1;
    // As `valueAt` reads it, written out: nothing else runs as often.
    const column = Math.floor(x);
    const row = Math.floor(y);
    const first = row * width + column;
    const fx = x - column;
    const upper = (data[first] ?? 0) * (1 - fx) + (data[first + 1] ?? 0) * fx;
    const lower = (data[first + width] ?? 0) * (1 - fx) + (data[first + width + 1] ?? 0) * fx;
    value[at] = upper + (lower - upper) * (y - row);
  }
  return { value, within, count, ink: ink / whole };
}
