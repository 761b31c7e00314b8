/** Where a parabola at one place becomes less than one at a place before it. */
const meetingOf = (at: number, high: number, before: number, low: number) =>
  (high + at * at - (low + before * before)) / (2 * (at - before));

/** The least of parabolas that stand on the values of a row, at each of its places; in place. */
function lowerEnvelope(
  values: Float64Array,
  places: Int32Array,
  from: Float64Array,
  found: Float64Array,
): void {
  let last = -1;
  for (const [at, value] of values.entries()) {
    if (value === Infinity) continue;
    let start = -Infinity;
    while (last >= 0) {
      const before = places[last] ?? 0;
      start = meetingOf(at, value, before, values[before] ?? 0);
      if (start > (from[last] ?? 0)) break;
      last -= 1;
      start = -Infinity;
    }
    last += 1;
    places[last] = at;
    from[last] = start;
  }
  if (last < 0) return;
  for (let at = 0, which = 0; at < values.length; at += 1) {
    while (which < last && (from[which + 1] ?? 0) < at) which += 1;
    const place = places[which] ?? 0;
    found[at] = (at - place) ** 2 + (values[place] ?? 0);
  }
  values.set(found);
}

/**
 * How far each cell of a grid is from the nearest that is marked, as the square of it, in cells from middle to middle; Infinity
 * where none is (Felzenszwalb and Huttenlocher, “Distance transforms of sampled functions”, 2012).
 */
export function squaresToNearest(marked: Uint8Array, columns: number, rows: number): Float64Array {
  const squares = Float64Array.from(marked, (mark) => (mark ? 0 : Infinity));
  const longest = Math.max(columns, rows);
  const [places, from, found] = [
    new Int32Array(longest),
    new Float64Array(longest),
    new Float64Array(longest),
  ];
  const column = new Float64Array(rows);
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) column[y] = squares[y * columns + x] ?? 0;
    lowerEnvelope(column, places, from, found.subarray(0, rows));
    for (let y = 0; y < rows; y += 1) squares[y * columns + x] = column[y] ?? 0;
  }
  for (let y = 0; y < rows; y += 1)
    lowerEnvelope(squares.subarray(y * columns, (y + 1) * columns), places, from, found.subarray(0, columns));
  return squares;
}
