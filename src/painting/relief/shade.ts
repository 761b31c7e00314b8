import type { Cut } from '../../scene/scene';
import { leanAt } from './carve';
import { CastShade } from './castShade';
import { grainOf } from './grain';
import type { Grid } from './grid';
import { contrastUnder, type Direction, halfwayOf, LIGHT, type Sunlight } from './light';
import { type Material, toneUnder } from './materials';
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
  readonly light: Sunlight;
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

/** Shades one sample after another of a carved shape. Written without objects for each sample: a stone has a million. */
class Shader {
  private readonly table: Float32Array;
  private readonly halfway: Direction;
  private readonly flash: Material['flash'];
  private readonly grain: (x: number, y: number) => number;
  private readonly grainStrength: number;
  private readonly cast: CastShade;
  private readonly gain: number;
  private readonly contrast: number;
  /** How strongly the sample that was lit last flashes. */
  private flashed = 0;

  constructor(private readonly carved: Carved) {
    const { colour, grid, distances, depth, light } = carved;
    const { flash, grain } = materialOf(colour);
    this.table = tableOf(colour);
    this.flash = flash;
    this.halfway = halfwayOf(light.direction);
    this.cast = new CastShade(distances, grid.width, light.direction, depth);
    this.gain = LEVEL / light.direction[2];
    this.contrast = contrastUnder(light);
    this.grain = grainOf(grain.kind);
    // Finer than the samples, grain would only be noise.
    this.grainStrength = grain.strength * Math.min(1, grid.perMm / 3);
  }

  /**
   * The light as a camera shows it: it is set for the face of the stone, which keeps its own tone under every sun. What is
   * brighter is brought within what it can show.
   */
  private exposed(facing: number): number {
    const { gain } = this;
    if (gain === 1) return facing;
    const shown = facing * gain;
    return shown <= LEVEL ? shown : LEVEL + ((shown - LEVEL) * (1 - LEVEL)) / (gain - LEVEL);
  }

  /** The light on a sample before grain, 0 to 1. */
  private lightAt(at: number): number {
    const { distances, breadths, cut, depth, light, cellsPerPixel, grid } = this.carved;
    const w = grid.width;
    const north = at - w;
    const south = at + w;
    const nw = distances[north - 1] ?? 0;
    const ne = distances[north + 1] ?? 0;
    const sw = distances[south - 1] ?? 0;
    const se = distances[south + 1] ?? 0;
    // Sobel's slopes: from exact distances they are exact on a wall and smooth over a ridge.
    const slopeX = (ne + se - nw - sw + 2 * ((distances[at + 1] ?? 0) - (distances[at - 1] ?? 0))) / 8;
    const slopeY = (sw + se - nw - ne + 2 * ((distances[south] ?? 0) - (distances[north] ?? 0))) / 8;
    const distance = distances[at] ?? 0;
    const breadth = breadths[at] ?? 0;
    const lean = leanAt(cut, distance, depth, breadth);
    const x = slopeX * lean;
    const y = slopeY * lean;
    // Where two walls meet, the slope vanishes but the walls stand as steep as before: their light is averaged.
    const z = Math.sqrt(1 - lean * lean);
    const facing = x * light.direction[0] + y * light.direction[1] + z * light.direction[2];
    let lit = 0.05 + 0.95 * this.exposed(Math.max(0, facing));
    if (cut === 'engraved') {
      const down = Math.min(1, Math.max(0, distance) / Math.max(1, Math.min(breadth, depth)));
      lit *= 1 - 0.16 * down * down;
      if (facing > 0.12 && distance > 0) lit *= 1 - 0.62 * this.cast.at(at);
    }
    const relief =
      LEAST_RELIEF + (1 - LEAST_RELIEF) * smooth(PLAIN_BELOW, FULL_FROM, breadth / cellsPerPixel);
    const flashing = x * this.halfway[0] + y * this.halfway[1] + z * this.halfway[2];
    this.flashed = flashing > 0.7 ? this.flash.strength * relief * flashing ** this.flash.narrow : 0;
    return LEVEL + (lit - LEVEL) * relief * this.contrast;
  }

  /** Writes one row of samples as premultiplied RGBA. */
  row(row: number, into: Uint8Array): void {
    const { grid, distances } = this.carved;
    const { width, height, left, top, perMm } = grid;
    const [red, green, blue] = this.flash.rgb;
    const inner = row > 0 && row < height - 1;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      let light = LEVEL;
      this.flashed = 0;
      if (inner && (distances[at] ?? 0) > -SHADED_OUTSIDE) {
        light = this.lightAt(at);
        light += this.grainStrength * this.grain(left + column / perMm, top + row / perMm);
      }
      const tone = Math.round(Math.min(1, Math.max(0, light)) * STEPS) * 4;
      const alpha = this.table[tone + 3] ?? 1;
      const flash = Math.min(1, this.flashed);
      into[at * 4] = this.toned(tone, red, flash) * alpha * 255 + 0.5;
      into[at * 4 + 1] = this.toned(tone + 1, green, flash) * alpha * 255 + 0.5;
      into[at * 4 + 2] = this.toned(tone + 2, blue, flash) * alpha * 255 + 0.5;
      into[at * 4 + 3] = alpha * 255 + 0.5;
    }
  }

  /** One part of a colour, with its part of the highlight over it. */
  private toned(at: number, highlight: number, flash: number): number {
    const plain = this.table[at] ?? 0;
    return plain + (highlight - plain) * flash;
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
