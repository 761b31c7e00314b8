import type { Mm } from '../../src/stone/numbers';
import { chanceFrom, layeredNoise } from '../materials/seededNoise';
import { BACK_ROW, COLUMNS, EYE, groundFar, NEAREST, ROWS, seenAt, TO_BACK, TO_STONE } from './camera';
import { type Light, lightOf, mixed, ramp, smooth, times } from './light';
import type { Sheet } from './sheet';

/** Half the width of the ground visible at this distance. */
const halfSeen = (far: Mm) => COLUMNS / 2 / seenAt(0, 0, far).pxPerMm + 40;

/** How far below the picture's lower edge things still reach into it. */
const NEARER: Mm = 220;

/** Calls back for places scattered over the ground, the farthest first, one for every `apart` mm in both directions. */
function strewn(seed: number, apart: Mm, each: (x: Mm, far: Mm, chance: () => number) => void): void {
  const chance = chanceFrom(seed);
  for (let far = TO_BACK + apart; far > NEAREST - NEARER; far -= apart) {
    const half = halfSeen(far);
    for (let x = -half; x < half; x += apart) {
      each(x + (chance() - 0.5) * apart * 1.4, far + (chance() - 0.5) * apart * 1.4, chance);
    }
  }
}

/** A mown lawn. */
export interface Lawn {
  readonly seed: number;
  /** Blades from shade to light. */
  readonly blades: readonly string[];
  readonly high: Mm;
}

/** Paints grass, blade by blade. */
export function paintLawn(sheet: Sheet, { seed, blades, high }: Lawn): void {
  const tones = blades.map(lightOf);
  const patches = layeredNoise(seed + 1, 5, 4, 0.6);
  const soil = times(tones[0] ?? [0, 0, 0], 0.9);
  sheet.fill(BACK_ROW, ROWS, () => soil);
  strewn(seed, 8.5, (x, far, chance) => {
    const { column, row, pxPerMm } = seenAt(x, 0, far);
    const tone = 0.48 + patches(x / 3000, far / 3000) * 0.42 + (chance() - 0.5) * 0.5;
    const length = high * (0.55 + chance() * 0.75) * pxPerMm;
    sheet.blade(column, row + 1, (chance() - 0.45) * length * 0.9, length, 3.4 * pxPerMm, [
      ramp(tones, tone * 0.55),
      ramp(tones, tone),
    ]);
  });
}

/** Gravel, chippings or shingle. */
export interface Gravel {
  readonly seed: number;
  /** The stones' colours, mixed at random. */
  readonly stones: readonly string[];
  /** Half a stone's width. */
  readonly grain: Mm;
  /** How deep the furrows of the rake are, 0 for none to 1. */
  readonly raked: number;
}

/** Paints gravel stone by stone, each lit from the upper left. */
export function paintGravel(sheet: Sheet, { seed, stones, grain, raked }: Gravel): void {
  const tones = stones.map(lightOf);
  const patches = layeredNoise(seed + 1, 7, 4, 0.6);
  const base = times(ramp(tones, 0.3), 0.45);
  sheet.fill(BACK_ROW, ROWS, () => base);
  strewn(seed, grain * 1.25, (x, far, chance) => {
    const { column, row, pxPerMm } = seenAt(x, 0, far);
    const furrow =
      1 + raked * 0.2 * Math.sin(((far + patches(x / 4000, far / 4000) * 60) / 64) * 2 * Math.PI);
    const bright = furrow * (1 + patches(x / 3000, far / 3000) * 0.2) * (0.78 + chance() * 0.44);
    const across = grain * (0.65 + chance() * 0.7) * pxPerMm;
    sheet.stamp({
      column,
      row,
      across,
      down: across * (0.55 + chance() * 0.2),
      turn: (chance() - 0.5) * 0.7,
      light: times(ramp(tones, chance()), bright),
      cover: 1,
      soft: 0.25,
      round: 0.42,
    });
  });
}

/** Snow a night old: soft hollows, blue in the shade. */
export function paintSnow(sheet: Sheet, seed: number, lightest: string, shade: string): void {
  const [bright, blue] = [lightOf(lightest), lightOf(shade)];
  const hollows = layeredNoise(seed, 6, 4, 0.5);
  const crust = layeredNoise(seed + 1, 60, 3, 0.6);
  sheet.fill(BACK_ROW, ROWS, (column, row) => {
    const far = Math.min(TO_BACK, groundFar(row));
    const x = (column - COLUMNS / 2) / seenAt(0, 0, far).pxPerMm;
    const [u, v] = [x / 3600 + 0.5, far / 3600];
    const slope = hollows(u + 0.004, v - 0.004) - hollows(u - 0.004, v + 0.004);
    return mixed(bright, blue, 0.34 + slope * 2.6 + crust(u, v) * 0.13);
  });
}

/** Sawn slabs of stone, laid in courses. */
export interface Paving {
  readonly seed: number;
  readonly slabs: readonly string[];
  readonly joint: string;
  readonly long: Mm;
  readonly deep: Mm;
}

/** Paints paving: each slab has its own tone, the joints are filled with sand. */
export function paintPaving(sheet: Sheet, { seed, slabs, joint, long, deep }: Paving): void {
  const tones = slabs.map(lightOf);
  const sand = lightOf(joint);
  const grain = layeredNoise(seed, 90, 4, 0.75);
  const stains = layeredNoise(seed + 1, 7, 4, 0.6);
  const toneOf = (a: number, b: number) => chanceFrom(seed + a * 131 + b * 7919)();
  sheet.fill(BACK_ROW, ROWS, (column, row) => {
    const far = Math.min(TO_BACK, groundFar(row));
    const x = (column - COLUMNS / 2) / seenAt(0, 0, far).pxPerMm;
    const course = Math.floor((far - TO_STONE + 130) / deep);
    const along = x / long + (course % 2 === 0 ? 0 : 0.5) + 40.25;
    const inJoint = Math.min(
      Math.min(along - Math.floor(along), Math.ceil(along) - along) * long,
      Math.abs((far - TO_STONE + 130) / deep - Math.round((far - TO_STONE + 130) / deep)) * deep * 0.6,
    );
    const slab = ramp(tones, toneOf(Math.floor(along), course));
    const face = times(
      slab,
      1 + grain(x / 1500 + 0.5, far / 1500) * 0.3 + stains(x / 3000 + 0.5, far / 3000) * 0.28,
    );
    return mixed(sand, face, smooth(2, 6, inJoint));
  });
}

/** Leaves that have fallen on the ground. */
export interface Fallen {
  readonly seed: number;
  readonly leaves: readonly string[];
  /** How far apart they lie. */
  readonly apart: Mm;
  /** Half a leaf's length. */
  readonly leaf: Mm;
}

/** Strews fallen leaves, more of them towards the hedge or wall behind. */
export function paintFallen(sheet: Sheet, { seed, leaves, apart, leaf }: Fallen): void {
  const tones = leaves.map(lightOf);
  const drifts = layeredNoise(seed + 1, 8, 3);
  strewn(seed, apart, (x, far, chance) => {
    if (chance() > 0.12 + drifts(x / 3000, far / 3000) * 0.6 + smooth(TO_STONE, TO_BACK, far) * 0.12) return;
    const { column, row, pxPerMm } = seenAt(x, 0, far);
    const long = leaf * (0.6 + chance() * 0.7) * pxPerMm;
    const turn = (chance() - 0.5) * 1.2;
    const flat = 0.3 + chance() * 0.3;
    const light: Light = times(ramp(tones, chance()), 0.75 + chance() * 0.5);
    sheet.stamp({
      column: column + 1.5,
      row: row + 2,
      across: long,
      down: long * flat,
      turn,
      light: [0.01, 0.01, 0.01],
      cover: 0.4,
      soft: 0.6,
    });
    sheet.stamp({
      column,
      row,
      across: long,
      down: long * flat,
      turn,
      light,
      cover: 0.95,
      soft: 0.3,
      round: 0.25,
    });
  });
}

/** Darkens the ground where the hedge or wall blocks the light, and at the picture's near edge. */
export function shadeGround(sheet: Sheet, deep: number): void {
  const eyeRow = seenAt(0, EYE, TO_BACK).row;
  sheet.shade((_, row) => {
    if (row < BACK_ROW - 4 || row < eyeRow) return 1;
    return (
      (1 - deep * smooth(TO_BACK - 900, TO_BACK, groundFar(row))) * (1 - 0.16 * smooth(ROWS * 0.8, ROWS, row))
    );
  });
}
