import type { Cut } from '../../scene/scene';
import { leanAt } from './carve';
import { castShade } from './castShade';
import { grainOf } from './grain';
import type { Grid } from './grid';
import { type Direction, halfwayOf, LIGHT } from './light';
import { toneUnder } from './materials';
import { materialOf, type Surface } from './surfaces';

/** What is shaded. */
export interface Carved {
  readonly grid: Grid;
  /** From distanceField, in cells. */
  readonly distances: Float32Array;
  /** From halfBreadths, in cells. */
  readonly breadths: Float32Array;
  readonly cut: Cut;
  readonly colour: Surface;
  /** In cells. */
  readonly depth: number;
  readonly light: Direction;
  /** Cells per pixel of the screen or picture. */
  readonly cellsPerPixel: number;
}

/** How far outside the rim samples are shaded, in cells: the reach of an anti-aliased edge. */
const SHADED_OUTSIDE = 3;

/** The light of a face level with the stone: there every material shows its own tone. */
const LEVEL = LIGHT[2];

/** Steps of the table of tones. */
const STEPS = 511;

/** A stroke this narrow, in pixels from rim to ridge, is shown in its plain tone; from the second on, in full relief. */
const PLAIN_BELOW = 0.35;
const FULL_FROM = 3.4;

/** How much of its relief the narrowest stroke keeps. */
const LEAST_RELIEF = 0.34;

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const tables = new Map<Surface, Float32Array>();

/** A table of a material's colours from light 0 to 1, four numbers each, made once. */
function tableOf(colour: Surface): Float32Array {
  let table = tables.get(colour);
  if (!table) {
    table = Float32Array.from(
      Array.from({ length: STEPS + 1 }, (_, i) => toneUnder(materialOf(colour), i / STEPS)).flat(),
    );
    tables.set(colour, table);
  }
  return table;
}

/** Shades one sample after another of a carved shape. */
class Shader {
  private readonly table: Float32Array;
  private readonly halfway: Direction;
  private readonly grain: (x: number, y: number) => number;
  private readonly grainStrength: number;

  constructor(private readonly carved: Carved) {
    const { kind, strength } = materialOf(carved.colour).grain;
    this.table = tableOf(carved.colour);
    this.halfway = halfwayOf(carved.light);
    this.grain = grainOf(kind);
    // Finer than the samples, grain would only be noise.
    this.grainStrength = strength * Math.min(1, carved.grid.perMm / 3);
  }

  /** The light on a sample before grain, 0 to 1, and how strongly it flashes. */
  private lightAt(at: number): readonly [light: number, flash: number] {
    const { distances, breadths, cut, depth, light, cellsPerPixel, grid } = this.carved;
    const w = grid.width;
    const n = (i: number) => distances[at + i] ?? 0;
    const [nw, ne, sw, se] = [n(-w - 1), n(1 - w), n(w - 1), n(w + 1)];
    // Sobel's slopes: from exact distances they are exact on a wall and smooth over a ridge.
    const slopeX = (ne + se - nw - sw + 2 * (n(1) - n(-1))) / 8;
    const slopeY = (sw + se - nw - ne + 2 * (n(w) - n(-w))) / 8;
    const distance = n(0);
    const breadth = breadths[at] ?? 0;
    const lean = leanAt(cut, distance, depth, breadth);
    const [x, y] = [slopeX * lean, slopeY * lean];
    // Where two walls meet, the slope vanishes but the walls stand as steep as before: their light is averaged.
    const z = Math.sqrt(1 - lean * lean);
    const facing = x * light[0] + y * light[1] + z * light[2];
    let lit = 0.05 + 0.95 * Math.max(0, facing);
    if (cut === 'engraved') {
      const down = Math.min(1, Math.max(0, distance) / Math.max(1, Math.min(breadth, depth)));
      lit *= 1 - 0.16 * down * down;
      if (facing > 0.12 && distance > 0) lit *= 1 - 0.62 * castShade(distances, w, at, light, depth);
    }
    const relief =
      LEAST_RELIEF + (1 - LEAST_RELIEF) * smooth(PLAIN_BELOW, FULL_FROM, breadth / cellsPerPixel);
    const flashing = x * this.halfway[0] + y * this.halfway[1] + z * this.halfway[2];
    const { strength, narrow } = materialOf(this.carved.colour).flash;
    return [LEVEL + (lit - LEVEL) * relief, flashing > 0.7 ? strength * relief * flashing ** narrow : 0];
  }

  /** Writes one row of samples as premultiplied RGBA. */
  row(row: number, into: Uint8Array): void {
    const { grid, distances, colour } = this.carved;
    const { width, height, left, top, perMm } = grid;
    const { rgb } = materialOf(colour).flash;
    const inner = row > 0 && row < height - 1;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      let [light, flash] = [LEVEL, 0];
      if (inner && (distances[at] ?? 0) > -SHADED_OUTSIDE) {
        [light, flash] = this.lightAt(at);
        light += this.grainStrength * this.grain(left + column / perMm, top + row / perMm);
      }
      const tone = Math.round(Math.min(1, Math.max(0, light)) * STEPS) * 4;
      const alpha = this.table[tone + 3] ?? 1;
      for (let part = 0; part < 3; part += 1) {
        const plain = this.table[tone + part] ?? 0;
        const bright = plain + (rgb[part as 0 | 1 | 2] - plain) * Math.min(1, flash);
        into[at * 4 + part] = bright * alpha * 255 + 0.5;
      }
      into[at * 4 + 3] = alpha * 255 + 0.5;
    }
  }
}

/**
 * The picture of a carved shape: premultiplied RGBA, row by row. Around the shape the material continues in its plain
 * tone, so that only the outline, drawn by the painter, determines where the shape ends.
 */
export function* shadeCarved(carved: Carved): Generator<undefined, Uint8Array<ArrayBuffer>> {
  const { width, height } = carved.grid;
  const pixels = new Uint8Array(width * height * 4);
  const shader = new Shader(carved);
  for (let row = 0; row < height; row += 1) {
    if (row % 24 === 23) yield;
    shader.row(row, pixels);
  }
  return pixels;
}
