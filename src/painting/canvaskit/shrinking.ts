import type { TilePixels } from './enlarging';

/** For each new pixel along one side: the old ones that it covers, and how much of it each is, in 256ths; 256 together. */
interface Covered {
  readonly first: Uint32Array;
  /** Where the parts of a new pixel begin; those of the next begin where they end. */
  readonly from: Uint32Array;
  readonly parts: Uint16Array;
}

/** A new pixel is this many parts. */
const WHOLE = 256;

function coveredBy(before: number, after: number): Covered {
  const first = new Uint32Array(after);
  const from = new Uint32Array(after + 1);
  const parts: number[] = [];
  for (let at = 0; at < after; at += 1) {
    const [start, end] = [(at * before) / after, ((at + 1) * before) / after];
    first[at] = Math.floor(start);
    // Rounded where each old pixel ends, not each by itself: so they are a whole together.
    let taken = 0;
    for (let pixel = Math.floor(start); pixel < end; pixel += 1) {
      const reached = Math.round(((Math.min(end, pixel + 1) - start) / (end - start)) * WHOLE);
      parts.push(reached - taken);
      taken = reached;
    }
    from[at + 1] = parts.length;
  }
  return { first, from, parts: Uint16Array.from(parts) };
}

/** Writes a new row of pixels from old ones: each of the row's levels in 256ths, as is what comes of them. */
function shrinkRow(
  row: Uint32Array,
  { first, from, parts }: Covered,
  shrunk: Uint8Array,
  start: number,
): void {
  const count = first.length;
  for (let x = 0, at = start; x < count; x += 1, at += 4) {
    const [fromPart = 0, toPart = 0] = [from[x], from[x + 1]];
    let [red, green, blue] = [0, 0, 0];
    for (let part = fromPart, pixel = (first[x] ?? 0) * 4; part < toPart; part += 1, pixel += 4) {
      const share = parts[part] ?? 0;
      red += (row[pixel] ?? 0) * share;
      green += (row[pixel + 1] ?? 0) * share;
      blue += (row[pixel + 2] ?? 0) * share;
    }
    shrunk[at] = (red + 32768) >> 16;
    shrunk[at + 1] = (green + 32768) >> 16;
    shrunk[at + 2] = (blue + 32768) >> 16;
    shrunk[at + 3] = 255;
  }
}

/** So many old pixels are added up between two pauses: about 2 ms of a processor. */
const PIECE = 250_000;

/**
 * A tile in a smaller size, each new pixel the mean of the old ones it covers, in the parts in which it covers them. Seamless if the
 * old one was. Takes a tenth of the time of Skia's shaders on a processor. Pauses every few milliseconds.
 */
export function* shrinking(
  { width, height, bytes }: TilePixels,
  toWidth: number,
  toHeight: number,
): Generator<undefined, Uint8Array> {
  const [across, down] = [coveredBy(width, toWidth), coveredBy(height, toHeight)];
  const shrunk = new Uint8Array(toWidth * toHeight * 4);
  /** The old rows that a new one covers, added up: in 256ths of a level. */
  const row = new Uint32Array(width * 4);
  let added = 0;
  for (let y = 0; y < toHeight; y += 1) {
    row.fill(0);
    const [fromRow = 0, toRow = 0] = [down.from[y], down.from[y + 1]];
    for (let part = fromRow; part < toRow; part += 1) {
      const share = down.parts[part] ?? 0;
      const start = ((down.first[y] ?? 0) + part - fromRow) * width * 4;
      for (let x = 0; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (bytes[start + x] ?? 0) * share;
    }
    shrinkRow(row, across, shrunk, y * toWidth * 4);
    added += (toRow - fromRow) * width;
    if (added >= PIECE) {
      added = 0;
      yield;
    }
  }
  return shrunk;
}
