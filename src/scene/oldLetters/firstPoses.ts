import { type LineTemplate, MARGIN } from './lineTemplate';
import { blurred, type Plane } from './plane';
import type { Pose } from './pose';
import type { Profiles } from './profiles';

/** The cap heights that are tried, as shares of the crop's height, each so much larger than the one before. */
const LEAST_CAP = 0.22;
const MOST_CAP = 0.98;
const FINER = 1.04;
/** How much broader than the font has it a line may be: drawn together or apart, and seen from aside. */
const BREADTHS = [0.86, 0.9, 0.94, 0.97, 1, 1.03, 1.06, 1.1, 1.14];

/** A profile with mean 0 and length 1. */
function normalised(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const centred = values.map((each) => each - mean);
  const long = Math.sqrt(centred.reduce((sum, each) => sum + each * each, 0)) || 1;
  return centred.map((each) => each / long);
}

function soft(values: Float32Array, sigma: number): Float32Array {
  const plane: Plane = { width: values.length, height: 1, data: values };
  return blurred(plane, sigma).data;
}

/** The sums of a template's rows or columns, from the first with ink to the last. */
function sums({ mask: { width, height, data } }: LineTemplate, isRows: boolean): Float32Array {
  const into = new Float32Array(isRows ? height : width);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = isRows ? y : x;
      into[at] = (into[at] ?? 0) + (data[y * width + x] ?? 0);
    }
  return into;
}

/** Where a stretched profile fits another best: the correlation, and where its middle then lies. */
function bestPlace(
  seen: Float32Array,
  profile: Float32Array,
  scale: number,
  margin: number,
): { likeness: number; middle: number } {
  const count = Math.max(2, Math.round(profile.length * scale));
  const stretched = new Float32Array(count);
  let [mean, square] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    const from = Math.min(profile.length - 1, Math.max(0, ((at + 0.5) * profile.length) / count - 0.5));
    const low = Math.floor(from);
    const high = Math.min(profile.length - 1, low + 1);
    const value = (profile[low] ?? 0) * (1 - from + low) + (profile[high] ?? 0) * (from - low);
    stretched[at] = value;
    mean += value;
    square += value * value;
  }
  const length = seen.length;
  // What lies outside of the letters is stone.
  const deviation = Math.sqrt(Math.max(1e-9, square - (mean * mean) / length));
  let best = { likeness: -1, middle: length / 2 };
  // The template's margins may lie outside of the crop, its ink hardly.
  const slack = Math.round(margin * scale + length * 0.03);
  const [from, to] = [-slack, length - count + slack];
  for (let start = from; start <= to; start += 1) {
    let product = 0;
    const [first, last] = [Math.max(0, -start), Math.min(count, length - start)];
    for (let at = first; at < last; at += 1) product += (seen[start + at] ?? 0) * (stretched[at] ?? 0);
    const likeness = product / deviation;
    if (likeness > best.likeness) best = { likeness, middle: start + count / 2 };
  }
  return best;
}

/** Profiles prepared for many templates, made smaller by a factor. */
export interface Ready {
  readonly rows: Float32Array;
  readonly columns: Float32Array;
  readonly turn: number;
  readonly factor: number;
}

/** The height in pixels of a crop whose profiles are compared: letters of 10 to 25 pixels. */
const COMPARED = 28;

/** Prepares profiles. */
export function readyProfiles({ rows, columns, turn }: Profiles): Ready {
  const factor = Math.min(1, COMPARED / rows.length);
  const smaller = (values: Float32Array) => {
    const count = Math.max(4, Math.round(values.length * factor));
    const blurry = soft(values, 0.45 / factor);
    return normalised(
      Float32Array.from(
        { length: count },
        (_, at) => blurry[Math.floor(((at + 0.5) * values.length) / count)] ?? 0,
      ),
    );
  };
  return { rows: smaller(rows), columns: smaller(columns), turn, factor };
}

/** What is free before and behind something of a length about a middle. */
const around = (whole: number, middle: number, length: number) =>
  [middle - length / 2, whole - middle - length / 2] as const;

/** What somebody leaves free around a line, in cap heights, without thinking. */
const USUAL = 0.8;

/** How odd it is to draw a rectangle around a line like this: squares of what is cut off or left too free, in cap heights. */
function oddMargins(margins: readonly number[], cap: number): number {
  return margins.reduce((sum, margin) => {
    const off = margin < 0 ? 2 * margin : Math.max(0, margin - USUAL * cap);
    return sum + (off / cap) ** 2;
  }, 0);
}

/**
 * The most likely poses of a template by its rows and columns alone, best first.
 *
 * @param most how many.
 */
export function firstPoses(template: LineTemplate, ready: Ready, most: number): Pose[] {
  const rows = soft(sums(template, true), template.cap * 0.04);
  const columns = soft(sums(template, false), template.cap * 0.04);
  const height = ready.rows.length;
  const tried: { pose: Pose; likeness: number }[] = [];
  const byScale = new Map<number, ReturnType<typeof bestPlace>>();
  for (let cap = LEAST_CAP * height; cap <= MOST_CAP * height; cap *= FINER) {
    const long = (columns.length / template.cap) * cap;
    if (long < 0.45 * ready.columns.length || long > 1.35 * ready.columns.length) continue;
    const row = bestPlace(ready.rows, rows, cap / template.cap, MARGIN * template.cap);
    if (row.likeness < 0.2) continue;
    for (const breadth of BREADTHS) {
      // Scales that are the same to a fiftieth have the same place.
      const key = Math.round(Math.log((cap * breadth) / template.cap) * 50);
      const column =
        byScale.get(key) ?? bestPlace(ready.columns, columns, Math.exp(key / 50), MARGIN * template.cap);
      byScale.set(key, column);
      const wide = around(
        ready.columns.length,
        column.middle,
        (columns.length / template.cap - 2 * MARGIN) * cap * breadth,
      );
      const tall = around(height, row.middle, (rows.length / template.cap - 2 * MARGIN) * cap);
      const likeness =
        row.likeness +
        column.likeness -
        2 * (breadth - 1) ** 2 -
        0.3 * (oddMargins(wide, cap) + oddMargins(tall, cap));
      const [x, across] = [column.middle / ready.factor, ready.columns.length / ready.factor];
      const y = row.middle / ready.factor + (x - across / 2) * ready.turn;
      tried.push({
        likeness,
        pose: {
          x,
          y,
          cap: cap / ready.factor,
          turn: ready.turn,
          wide: 0,
          apart: breadth - 1,
          grows: 0,
          leans: 0,
        },
      });
    }
  }
  tried.sort((one, other) => other.likeness - one.likeness);
  const chosen: Pose[] = [];
  for (const { pose } of tried) {
    const isNew = chosen.every(
      ({ cap, x }) => Math.abs(Math.log(cap / pose.cap)) > 0.09 || Math.abs(x - pose.x) > pose.cap * 0.4,
    );
    if (isNew) chosen.push(pose);
    if (chosen.length === most) break;
  }
  return chosen;
}
