import type { Mm } from '../../src/stone/numbers';
import { chanceFrom, layeredNoise } from '../materials/seededNoise';
import { BACK_ROW, COLUMNS, seenAt, TO_BACK } from './camera';
import { lightOf, mixed, ramp, smooth, times } from './light';
import type { Sheet } from './sheet';

/** The mm of the wall that a pixel shows: right of the middle, and above the ground. */
function onWall(column: number, row: number): { x: Mm; y: Mm } {
  const { pxPerMm, row: foot } = seenAt(0, 0, TO_BACK);
  return { x: (column - COLUMNS / 2) / pxPerMm, y: (foot - row) / pxPerMm };
}

/** A limewashed wall: many coats of white over uneven brick, greener towards the ground. */
export interface Limewash {
  readonly seed: number;
  readonly light: string;
  readonly shade: string;
  readonly damp: string;
}

export function paintLimewash(sheet: Sheet, { seed, light, shade, damp }: Limewash): void {
  const [bright, dark, green] = [lightOf(light), lightOf(shade), lightOf(damp)];
  const bumps = layeredNoise(seed, 22, 4, 0.6);
  const broad = layeredNoise(seed + 1, 4, 3);
  sheet.fill(0, BACK_ROW + 4, (column, row) => {
    const { x, y } = onWall(column, row);
    const [u, v] = [x / 4000 + 0.5, y / 4000];
    const slope = bumps(u + 0.003, v + 0.003) - bumps(u - 0.003, v - 0.003);
    // Courses of brick under the lime, barely visible.
    const course = smooth(0.16, 0, Math.abs(y / 92 - Math.round(y / 92))) * 0.1;
    const wall = mixed(bright, dark, 0.3 - slope * 1.1 + broad(u, v) * 0.45 + course);
    return mixed(wall, green, smooth(330, 0, y + broad(u * 3, v) * 200) * 0.4);
  });
}

/** A wall of bricks in courses, every second of them a header as in old churches. */
export interface Brick {
  readonly seed: number;
  readonly bricks: readonly string[];
  readonly mortar: string;
}

export function paintBrick(sheet: Sheet, { seed, bricks, mortar }: Brick): void {
  const tones = bricks.map(lightOf);
  const lime = lightOf(mortar);
  const grain = layeredNoise(seed, 60, 3, 0.7);
  const broad = layeredNoise(seed + 1, 4, 3);
  const [course, long, joint] = [97, 390, 15];
  sheet.fill(0, BACK_ROW + 4, (column, row) => {
    const { x, y } = onWall(column, row);
    const level = Math.floor(y / course);
    const within = x + (level % 2 === 0 ? 0 : long / 2) + 40 * long;
    const pair = within - Math.floor(within / long) * long;
    const header = pair > long * 0.67;
    const from = header ? long * 0.67 : 0;
    const to = header ? long : long * 0.67;
    const near = Math.min(pair - from, to - pair, y - level * course, (level + 1) * course - y);
    const tone = chanceFrom(seed + level * 977 + Math.floor(within / long) * 31 + (header ? 1 : 0))();
    const [u, v] = [x / 3500 + 0.5, y / 3500];
    const face = times(ramp(tones, tone), 1 + grain(u, v) * 0.3);
    const wall = mixed(times(lime, 1 + grain(v, u) * 0.2), face, smooth(joint * 0.3, joint * 0.8, near));
    return times(wall, 1 + broad(u, v) * 0.35);
  });
}

/** A dry wall of field stones, as old churchyards have it. */
export interface FieldStones {
  readonly seed: number;
  readonly stones: readonly string[];
  readonly moss: string;
  readonly high: Mm;
}

/** Paints field stones over what is there, the upper rows resting on the lower, moss in their joints and on top. */
export function paintFieldStones(sheet: Sheet, { seed, stones, moss, high }: FieldStones): void {
  const chance = chanceFrom(seed);
  const tones = stones.map(lightOf);
  const green = lightOf(moss);
  const { pxPerMm, row: foot } = seenAt(0, 0, TO_BACK);
  const top = foot - high * pxPerMm;
  const mottle = layeredNoise(seed + 1, 26, 3, 0.6);
  sheet.fill(top + 24, BACK_ROW + 4, () => times(green, 0.1));
  const rows: { y: Mm; size: Mm }[] = [];
  for (let y = high - 50; y > -120; ) {
    const size = 84 + (1 - y / high) * 60 + chance() * 34;
    rows.push({ y, size });
    y -= size * 0.78;
  }
  for (const { y, size } of rows) {
    for (let x = -2300 - chance() * 200; x < 2300; ) {
      const long = size * (0.75 + chance() * 0.9);
      const at = seenAt(x + long / 2, y - size / 2 + (chance() - 0.5) * size * 0.25 + 50, TO_BACK);
      const light = times(ramp(tones, chance()), 0.72 + chance() * 0.4);
      const turn = (chance() - 0.5) * 0.3;
      const [across, down] = [long * 0.56 * pxPerMm, size * (0.5 + chance() * 0.1) * pxPerMm];
      sheet.stamp({
        ...at,
        across: across * 1.04,
        down: down * 1.1,
        turn,
        light: times(green, 0.07),
        cover: 0.75,
        soft: 0.35,
      });
      sheet.stamp({ ...at, across, down, turn, light, cover: 1, soft: 0.16, round: 0.42 });
      x += long * 1.04;
    }
  }
  for (let i = 0; i < 5200; i++) {
    const column = chance() * COLUMNS;
    const row = top + chance() ** 1.6 * (foot - top);
    const here = mottle(column / COLUMNS, row / COLUMNS) + smooth(0.18, 0, (row - top) / (foot - top)) * 0.5;
    if (here < 0.18) continue;
    sheet.stamp({
      column,
      row: row + 6,
      across: 3 + chance() * 7,
      down: 2 + chance() * 4,
      light: times(green, 0.5 + chance() * 0.9),
      cover: 0.4,
      soft: 0.9,
    });
  }
}
