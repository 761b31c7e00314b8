/** A picture of one value for each pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A plane of zeros. */
export function emptyPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** The weights of a normal distribution out to three deviations, from the middle on. */
function weights(sigma: number): Float64Array {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const bell = Array.from({ length: reach + 1 }, (_, at) => Math.exp((-at * at) / (2 * sigma * sigma)));
  const sum = bell.reduce((all, each, at) => all + (at === 0 ? each : 2 * each), 0);
  return Float64Array.from(bell, (each) => each / sum);
}

/** A pixel blurred near an end of its line: what lies beyond the ends is as at the ends. */
function nearEnd(
  from: Float32Array,
  start: number,
  step: number,
  count: number,
  at: number,
  bell: Float64Array,
) {
  let sum = 0;
  for (let away = 1 - bell.length; away < bell.length; away += 1) {
    const there = Math.min(count - 1, Math.max(0, at + away));
    sum += (bell[Math.abs(away)] ?? 0) * (from[start + there * step] ?? 0);
  }
  return sum;
}

/** One line of pixels blurred. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  bell: Float64Array,
) {
  const reach = bell.length - 1;
  const peak = bell[0] ?? 0;
  for (let at = 0; at < count; at += 1) {
    const middle = start + at * step;
    if (at < reach || at + reach >= count) {
      to[middle] = nearEnd(from, start, step, count, at, bell);
      continue;
    }
    let sum = peak * (from[middle] ?? 0);
    for (let away = 1, off = step; away <= reach; away += 1, off += step)
      sum += (bell[away] ?? 0) * ((from[middle - off] ?? 0) + (from[middle + off] ?? 0));
    to[middle] = sum;
  }
}

/** One line of pixels as means over a window, by running sums; what lies beyond its ends is as at the ends. */
function meanLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
) {
  const last = start + (count - 1) * step;
  const first = from[start] ?? 0;
  const end = from[last] ?? 0;
  let sum = first * reach;
  for (let at = 0; at <= reach; at += 1) sum += at < count ? (from[start + at * step] ?? 0) : end;
  const share = 1 / (2 * reach + 1);
  for (let at = 0; at < count; at += 1) {
    to[start + at * step] = sum * share;
    sum += at + reach + 1 < count ? (from[start + (at + reach + 1) * step] ?? 0) : end;
    sum -= at - reach >= 0 ? (from[start + (at - reach) * step] ?? 0) : first;
  }
}

/** From this deviation on, three running means stand for the normal distribution: they take as long however broad it is. */
const BROAD = 4;

function broadly(plane: Plane, sigma: number): Plane {
  const { width, height } = plane;
  const reach = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  let data = plane.data;
  const across = new Float32Array(data.length);
  const both = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) meanLine(data, across, y * width, 1, width, reach);
    for (let x = 0; x < width; x += 1) meanLine(across, both, x, width, height, reach);
    data = both;
  }
  return { width, height, data };
}

/**
 * A plane blurred by a normal distribution.
 *
 * @param sigma its deviation in pixels; 0 leaves the plane as it is.
 */
export function blurred(plane: Plane, sigma: number): Plane {
  if (sigma <= 0) return plane;
  if (sigma >= BROAD) return broadly(plane, sigma);
  const { width, height, data } = plane;
  const bell = weights(sigma);
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) blurLine(data, across, y * width, 1, width, bell);
  const both = new Float32Array(data.length);
  for (let x = 0; x < width; x += 1) blurLine(across, both, x, width, height, bell);
  return { width, height, data: both };
}

/** A plane without what changes slowly: light and shade of the stone. */
export function withoutSlow(plane: Plane, sigma: number): Plane {
  const slow = blurred(plane, sigma).data;
  const data = new Float32Array(slow.length);
  for (let at = 0; at < data.length; at += 1) data[at] = (plane.data[at] ?? 0) - (slow[at] ?? 0);
  return { ...plane, data };
}

/** How a plane changes to the right and downwards, per pixel. */
export function slopes({ width, height, data }: Plane): { readonly right: Plane; readonly down: Plane } {
  const right = emptyPlane(width, height);
  const down = emptyPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const row = y * width;
      right.data[row + x] =
        ((data[row + Math.min(width - 1, x + 1)] ?? 0) - (data[row + Math.max(0, x - 1)] ?? 0)) / 2;
      down.data[row + x] = ((data[below + x] ?? 0) - (data[above + x] ?? 0)) / 2;
    }
  }
  return { right, down };
}

/** A plane made smaller: each new pixel is the mean of those that it covers. */
export function reduced(plane: Plane, factor: number): Plane {
  if (factor >= 1) return plane;
  const width = Math.max(1, Math.round(plane.width * factor));
  const height = Math.max(1, Math.round(plane.height * factor));
  // Blurred to what the coarser pixels can hold, then read at their middles.
  const soft = blurred(plane, 0.45 / factor);
  const into = emptyPlane(width, height);
  const [stepX, stepY] = [plane.width / width, plane.height / height];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      into.data[y * width + x] = valueAt(soft, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5);
  return into;
}

/** The value between pixels, whose middles have whole numbers; beyond the edge that of the edge. */
export function valueAt({ width, height, data }: Plane, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1.001);
  const top = Math.min(Math.max(y, 0), height - 1.001);
  const column = Math.floor(left);
  const row = Math.floor(top);
  const fx = left - column;
  const fy = top - row;
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
