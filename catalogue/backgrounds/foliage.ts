import type { Mm } from '../../src/stone/numbers';
import { chanceFrom, layeredNoise } from '../materials/seededNoise';
import { BACK_ROW, COLUMNS, EYE, PX_PER_MM, ROWS, seenAt, TO_BACK } from './camera';
import { type Light, lightOf, mixed, ramp, smooth, times } from './light';
import type { Sheet } from './sheet';

/** Trees so far behind the stone that their leaves are discs of light. */
export interface Trees {
  readonly seed: number;
  /** The sky between and above them, from the horizon up. */
  readonly sky: readonly string[];
  /** Leaves from the deepest shade to full light. */
  readonly leaves: readonly string[];
  /** 0 for open sky to 1 for a wood without a gap. */
  readonly dense: number;
  /** The greatest height of the trees in the picture, as mm at the stone above its foot. */
  readonly high: Mm;
  /** Haze before them and how much of it. */
  readonly haze: string;
  readonly hazy: number;
  readonly trunks?: { readonly light: string; readonly count: number };
}

/** Paints sky and trees down to where the ground ends. */
export function paintTrees(sheet: Sheet, trees: Trees): void {
  const chance = chanceFrom(trees.seed);
  const masses = layeredNoise(trees.seed + 1, 4, 3, 0.55);
  const lit = layeredNoise(trees.seed + 2, 9, 3, 0.6);
  const sky = trees.sky.map(lightOf);
  const leaves = trees.leaves.map(lightOf);
  sheet.fill(0, BACK_ROW + 40, (_, row) => ramp(sky, 1 - row / BACK_ROW));
  const top = BACK_ROW - trees.high * PX_PER_MM;
  /** How thick the leaves are at a place: crowns with gaps, closed towards the ground. */
  const thick = (column: number, row: number) => {
    const [u, v] = [column / COLUMNS, row / COLUMNS];
    const height = (BACK_ROW - row) / (BACK_ROW - top);
    return trees.dense + masses(u, v) * 0.75 + smooth(1, 0, height) * 0.5 - smooth(0.55, 1.1, height) * 0.9;
  };
  const spread = (count: number, size: readonly [Mm, Mm], cover: number) => {
    for (let i = 0; i < count; i++) {
      const column = chance() * COLUMNS;
      const row = chance() * (BACK_ROW + 20);
      const here = thick(column, row);
      if (here < chance() * 0.7) continue;
      const tone = 0.42 + lit(column / COLUMNS, row / COLUMNS) * 0.7 + (chance() - 0.5) * 0.42;
      const depth = smooth(BACK_ROW, BACK_ROW * 0.45, row);
      const radius = (size[0] + (size[1] - size[0]) * chance() ** 2) * PX_PER_MM;
      sheet.stamp({
        column,
        row,
        across: radius,
        down: radius,
        light: ramp(leaves, tone * (0.62 + depth * 0.38)),
        cover,
        soft: 0.5,
      });
    }
  };
  spread(5200, [40, 90], 0.55);
  spread(4200, [16, 46], 0.42);
  if (trees.trunks) paintTrunks(sheet, trees.seed, top, trees.trunks);
  spread(1100, [20, 55], 0.5);
  const haze = lightOf(trees.haze);
  for (let row = 0, at = 0; row < Math.min(ROWS, BACK_ROW + 40); row++) {
    const share = trees.hazy * (0.8 - 0.45 * smooth(BACK_ROW * 0.4, BACK_ROW, row));
    for (let column = 0; column < COLUMNS; column++, at += 3) {
      const before: Light = [sheet.light[at] ?? 0, sheet.light[at + 1] ?? 0, sheet.light[at + 2] ?? 0];
      sheet.light.set(mixed(before, haze, share), at);
    }
  }
}

function paintTrunks(
  sheet: Sheet,
  seed: number,
  top: number,
  { light, count }: NonNullable<Trees['trunks']>,
): void {
  const chance = chanceFrom(seed + 3);
  const bark = lightOf(light);
  for (let i = 0; i < count; i++) {
    const column = ((i + 0.1 + chance() * 0.8) / count) * COLUMNS;
    const width = (9 + chance() * 20) * PX_PER_MM;
    const lean = (chance() - 0.5) * 0.08;
    for (let row = Math.min(0, top - 120); row < BACK_ROW + 2; row += 3) {
      sheet.stamp({
        column: column + (BACK_ROW - row) * lean,
        row,
        across: width * (0.55 + 0.45 * smooth(0, BACK_ROW, row)),
        down: 8,
        light: times(bark, 0.85 + chance() * 0.3),
        cover: 0.4,
        soft: 0.6,
      });
    }
  }
}

/** Bushes along the foot of the trees, so that the lawn ends as it does out there: nowhere in one line. */
export function paintUndergrowth(sheet: Sheet, { seed, leaves: tones, haze, hazy }: Trees): void {
  const chance = chanceFrom(seed + 4);
  const clumps = layeredNoise(seed + 5, 7, 3, 0.6);
  const leaves = tones.map(lightOf);
  for (let i = 0; i < 2600; i++) {
    const column = chance() * COLUMNS;
    const clump = 0.5 + clumps(column / COLUMNS, 0.4) * 0.9;
    const up = chance() ** 2 * (12 + Math.max(0, clump) * 74);
    const radius = (10 + chance() * 26) * PX_PER_MM;
    sheet.stamp({
      column,
      row: BACK_ROW + 3 - up,
      across: radius,
      down: radius * 0.75,
      light: mixed(ramp(leaves, 0.08 + up / 190 + chance() * 0.3), lightOf(haze), hazy * 0.55),
      cover: 0.5,
      soft: 0.6,
    });
  }
}

/** A clipped hedge along the end of the ground. */
export interface Hedge {
  readonly seed: number;
  readonly leaves: readonly string[];
  /** Its height. */
  readonly high: Mm;
  /** Half a leaf's length. */
  readonly leaf: Mm;
}

/** Paints a clipped hedge over what is there: leaves in tufts, its top edge straight but slightly uneven. */
export function paintHedge(sheet: Sheet, { seed, leaves: tones, high, leaf }: Hedge): void {
  const chance = chanceFrom(seed);
  const tufts = layeredNoise(seed + 1, 34, 3, 0.6);
  const broad = layeredNoise(seed + 2, 6, 2);
  const leaves = tones.map(lightOf);
  const dark = times(leaves[0] ?? [0, 0, 0], 0.7);
  const top = seenAt(0, high, TO_BACK).row;
  const uneven = (column: number) => broad(column / COLUMNS, 0.3) * 5 + tufts(column / COLUMNS, 0.7) * 4;
  sheet.fill(top + 6, BACK_ROW + 6, () => dark);
  const size = leaf * seenAt(0, EYE, TO_BACK).pxPerMm;
  const count = (COLUMNS * (BACK_ROW - top)) / (size * size * 0.55);
  for (let i = 0; i < count; i++) {
    const column = chance() * COLUMNS;
    const row = top + chance() * (BACK_ROW - top) + uneven(column);
    const [u, v] = [column / COLUMNS, row / COLUMNS];
    const height = 1 - (row - top) / (BACK_ROW - top);
    const tuft = tufts(u, v);
    const tone =
      0.4 + tuft * 0.75 + broad(u, v) * 0.28 + (chance() - 0.5) * 0.4 + smooth(0.86, 1, height) * 0.35;
    const long = size * (0.7 + chance() * 0.6);
    sheet.stamp({
      column,
      row,
      across: long,
      down: long * 0.5,
      turn: chance() * Math.PI,
      light: ramp(leaves, tone * (0.55 + 0.45 * smooth(0, 0.35, height))),
      cover: 0.85,
      soft: 0.3,
    });
  }
}
