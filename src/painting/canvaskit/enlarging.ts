/** Pixels of a picture that repeats seamlessly: red, green, blue and alpha, one byte each. */
export interface TilePixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** For each new pixel along one side: the two old ones around it, and the distance from the first, in 256ths. */
interface Between {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly part: Uint16Array;
}

function between(before: number, after: number): Between {
  const [first, second, part] = [new Uint32Array(after), new Uint32Array(after), new Uint16Array(after)];
  for (let at = 0; at < after; at += 1) {
    // Pixel positions are those of their middles; beyond an edge the tile repeats.
    const place = ((at + 0.5) * before) / after - 0.5;
    const whole = Math.floor(place);
    first[at] = (whole + before) % before;
    second[at] = (whole + 1) % before;
    part[at] = Math.round((place - whole) * 256);
  }
  return { first, second, part };
}

/** So many new pixels are worked out between two pauses: about 2 ms of a processor. */
const PIECE = 100_000;

/**
 * A tile in a larger size, each new pixel mixed from the four old ones around it. Seamless if the old one was. Takes a
 * tenth of the time of Skia's shaders on a processor. Pauses every few milliseconds.
 */
export function* enlarging(
  { width, height, bytes }: TilePixels,
  toWidth: number,
  toHeight: number,
): Generator<undefined, Uint8Array> {
  const rowsAtOnce = Math.max(1, Math.floor(PIECE / toWidth));
  const [across, down] = [between(width, toWidth), between(height, toHeight)];
  const enlarged = new Uint8Array(toWidth * toHeight * 4);
  /** The two old rows around a new one, mixed: in 256ths of a level. */
  const row = new Int32Array(width * 4);
  for (let y = 0, at = 0; y < toHeight; y += 1) {
    if (y % rowsAtOnce === rowsAtOnce - 1) yield;
    const [above, below] = [(down.first[y] ?? 0) * width * 4, (down.second[y] ?? 0) * width * 4];
    const partBelow = down.part[y] ?? 0;
    for (let x = 0; x < row.length; x += 1) {
      const upper = bytes[above + x] ?? 0;
      row[x] = upper * 256 + ((bytes[below + x] ?? 0) - upper) * partBelow;
    }
    for (let x = 0; x < toWidth; x += 1) {
      const [left, right] = [(across.first[x] ?? 0) * 4, (across.second[x] ?? 0) * 4];
      const partRight = across.part[x] ?? 0;
      for (let channel = 0; channel < 4; channel += 1, at += 1) {
        const near = row[left + channel] ?? 0;
        const far = row[right + channel] ?? 0;
        enlarged[at] = (near * 256 + (far - near) * partRight + 32768) >> 16;
      }
    }
  }
  return enlarged;
}
