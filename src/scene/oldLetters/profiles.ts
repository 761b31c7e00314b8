import { blurred, type Plane, valueAt } from './plane';

/** How much stands out in each row and each column of a photograph once its lines are level. */
export interface Profiles {
  readonly rows: Float32Array;
  readonly columns: Float32Array;
  /** Radians clockwise by which the line is turned. */
  readonly turn: number;
}

/** The greatest turn that is looked for, in radians: three degrees and a half. */
const MOST_TURN = 0.062;
const TURNS = 25;

/** Means of what stands out along lines of a slope, through each row of the middle column. */
function rowsAt({ width, height, data }: Plane, turn: number): Float32Array {
  const rows = new Float32Array(height);
  const counts = new Float32Array(height);
  for (let x = 0; x < width; x += 2) {
    const shift = Math.round((x - width / 2) * turn);
    for (let y = 0; y < height; y += 1) {
      const from = y + shift;
      if (from < 0 || from >= height) continue;
      rows[y] = (rows[y] ?? 0) + (data[from * width + x] ?? 0);
      counts[y] = (counts[y] ?? 0) + 1;
    }
  }
  return rows.map((sum, y) => sum / Math.max(1, counts[y] ?? 0));
}

/** The lower quarter's value: what the stone alone makes. */
function quarter(values: ArrayLike<number>, share: number): number {
  const sorted = Array.from(values).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** How sharply rows of letters and rows of stone are told apart at each turn that is tried, and the turns themselves. */
function sharpness(strength: Plane): { readonly turn: number; readonly sharp: number }[] {
  return Array.from({ length: TURNS }, (_, at) => {
    const turn = ((at - (TURNS - 1) / 2) / ((TURNS - 1) / 2)) * MOST_TURN;
    const rows = rowsAt(strength, turn);
    const edge = Math.ceil(rows.length * 0.06);
    let sharp = 0;
    for (let y = edge + 1; y < rows.length - edge; y += 1)
      sharp += ((rows[y] ?? 0) - (rows[y - 1] ?? 0)) ** 2;
    // A camera is held nearly level.
    return { turn, sharp: sharp * (1 - 0.5 * (turn / MOST_TURN) ** 2) };
  });
}

function atTurn(strength: Plane, turn: number): Profiles {
  const { width, height } = strength;
  const rows = rowsAt(strength, turn);
  const columns = new Float32Array(width);
  // Only rows that letters stand in tell where letters begin and end.
  const floor = quarter(rows, 0.5) * 0.8;
  for (let x = 0; x < width; x += 1) {
    const shift = (x - width / 2) * turn;
    for (let y = 0; y < height; y += 1)
      if ((rows[y] ?? 0) >= floor) columns[x] = (columns[x] ?? 0) + valueAt(strength, x, y + shift);
  }
  // The outermost rows and columns are seen in part only.
  for (const values of [rows, columns]) {
    const edge = Math.ceil(height * 0.05);
    values.fill(values[edge] ?? 0, 0, edge);
    values.fill(values[values.length - 1 - edge] ?? 0, values.length - edge);
  }
  return { rows, columns, turn };
}

/** Turns nearer to each other than this, in radians, are one: a fit finds the way between them. */
const SAME_TURN = 0.017;

/**
 * The profiles of a contrast, as strengths over what the stone alone shows.
 *
 * @param most for how many of the likeliest turns.
 */
export function profilesOf(contrast: Plane, most: number): Profiles[] {
  const strength = blurred(
    { ...contrast, data: contrast.data.map(Math.abs) },
    Math.max(0.7, contrast.height * 0.015),
  );
  const turns: number[] = [];
  for (const { turn } of sharpness(strength).sort((one, other) => other.sharp - one.sharp)) {
    if (turns.every((each) => Math.abs(each - turn) > SAME_TURN)) turns.push(turn);
    if (turns.length === most) break;
  }
  return turns.map((turn) => atTurn(strength, turn));
}
