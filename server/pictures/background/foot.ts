/** A region of a picture: a byte a pixel, 0 outside. */
export interface Region {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** How much of the stone's height its foot may be hidden by grass, or reach into the ground's shadow. */
const HIDDEN = 0.055;

/** How far up from its lowest pixel a stone's foot is looked for, as a share of its height. */
const LOW = 0.16;

/** Between blades the stone is seen nearly down to the ground: nine of ten columns end above its foot. */
const QUANTILE = 0.9;

/** The steepest foot in a photograph, and the step between those that are tried (height by width). */
const STEEPEST = 0.16;
const STEP = 0.004;

/** A foot is at least so broad, as a share of the stone's breadth. */
const BROAD = 0.2;

interface Column {
  readonly x: number;
  readonly lowest: number;
}

/** The line below nine of ten columns that is nearest to them: the loss of quantile regression (Koenker, 1978). */
function lineUnder(columns: readonly Column[]): { slope: number; level: number } {
  let best = { slope: 0, level: 0, loss: Infinity };
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const levels = columns.map(({ x, lowest }) => lowest - slope * x).sort((one, other) => one - other);
    const level = levels[Math.floor(QUANTILE * (levels.length - 1))] ?? 0;
    const loss = levels.reduce(
      (sum, each) => sum + (each > level ? QUANTILE * (each - level) : (1 - QUANTILE) * (level - each)),
      0,
    );
    if (loss < best.loss) best = { slope, level, loss };
  }
  return best;
}

/** The lowest pixel of each column that reaches down to about the foot, and the region's box. */
function columnsOf({ width, height, pixels }: Region) {
  const lowest = new Int32Array(width).fill(-1);
  let [top, left, right] = [height, width, 0];
  for (let i = 0; i < pixels.length; i++) {
    if (!pixels[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    lowest[x] = y;
    top = Math.min(top, y);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  const bottom = lowest.reduce((most, y) => Math.max(most, y), 0);
  const tall = bottom - top;
  // The outermost columns end at the sides, not at the foot.
  const aside = Math.round((right - left) * 0.03);
  const columns = Array.from(lowest, (here, x): Column => ({ x, lowest: here })).filter(
    ({ x, lowest: here }) => x >= left + aside && x <= right - aside && here > bottom - LOW * tall,
  );
  return { lowest, columns, tall, left, right, aside };
}

/**
 * A stone's region with its foot as one line: what grass hides of it is added, what hangs over it into the ground taken
 * away. A stone stands on the ground by a straight line, whatever grows before it.
 */
export function withFoot(region: Region): Region {
  const { width, height } = region;
  const { lowest, columns, tall, left, right, aside } = columnsOf(region);
  const pixels = region.pixels.slice();
  const mended = { width, height, pixels };
  if (columns.length < BROAD * (right - left)) return mended;
  const { slope, level } = lineUnder(columns);
  const hidden = HIDDEN * tall;
  const feet = columns.filter(({ x, lowest: here }) => Math.abs(slope * x + level - here) <= hidden);
  const [first, last] = [feet[0], feet.at(-1)];
  if (!first || !last) return mended;
  for (let x = Math.max(left, first.x - aside); x <= Math.min(right, last.x + aside); x++) {
    const foot = Math.min(height - 1, Math.round(slope * x + level));
    const here = lowest[x] ?? -1;
    if (here < 0 || Math.abs(foot - here) > 1.3 * hidden) continue;
    for (let y = here + 1; y <= foot; y++) pixels[y * width + x] = 255;
    for (let y = foot + 1; y <= here; y++) pixels[y * width + x] = 0;
  }
  return mended;
}
