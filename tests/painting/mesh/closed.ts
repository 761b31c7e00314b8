/** Triangles by their corners' coordinates, x, y and z in turn. */
interface Triangles {
  readonly points: readonly number[];
  readonly corners: readonly number[];
}

/** What makes a surface one of a body. */
export interface Closed {
  /** Half-edges without exactly one opposite, or there more than once. */
  readonly open: number;
  /** Triangles with two corners in one place. */
  readonly flat: number;
  /** Corners − edges + triangles: two for each body, less two for each hole through one. */
  readonly euler: number;
  /** Its volume in the cube of the points' unit, positive where triangles face outwards. */
  readonly volume: number;
}

/**
 * Looks at a surface by where its corners lie alone, in the single precision of files, so that it does not matter how a file
 * numbers them.
 */
export function lookAtSurface(surfaces: readonly Triangles[]): Closed {
  const places = new Map<string, number>();
  const halfEdges = new Map<string, number>();
  let [count, flat, volume] = [0, 0, 0];
  for (const { points, corners } of surfaces) {
    const corner = (at: number) => {
      const point = corners[at] ?? Number.NaN;
      return [points[3 * point], points[3 * point + 1], points[3 * point + 2]].map((part = Number.NaN) =>
        Math.fround(part),
      );
    };
    for (let at = 0; at < corners.length; at += 3) {
      const triangle = [corner(at), corner(at + 1), corner(at + 2)];
      const [a, b, c] = triangle.map((place) => {
        const key = place.join(' ');
        const known = places.get(key) ?? places.size;
        places.set(key, known);
        return known;
      });
      count += 1;
      if (a === b || b === c || c === a) flat += 1;
      for (const key of [`${a} ${b}`, `${b} ${c}`, `${c} ${a}`])
        halfEdges.set(key, (halfEdges.get(key) ?? 0) + 1);
      const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = [], [cx = 0, cy = 0, cz = 0] = []] =
        triangle;
      volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
  }
  let open = 0;
  for (const [key, times] of halfEdges) {
    const opposite = halfEdges.get(key.split(' ').reverse().join(' '));
    if (times !== 1 || opposite !== 1) open += 1;
  }
  return { open, flat, euler: places.size - halfEdges.size / 2 + count, volume };
}
