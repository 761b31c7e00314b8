import type { Mm } from '../../stone/numbers';

/** Plotter units a mm (HP-GL: 0.025 mm each). */
const PLOTTER_UNITS = 40;

/** How the coordinates of a file are written. */
export interface Numbers {
  /** Steps a mm: each coordinate is a whole number of them. */
  readonly steps: number;
  /** What a step is written as. */
  readonly written: (steps: number) => number;
  /** The file's own numbers a mm. */
  readonly perMm: number;
  /** How far a chord may deviate from its curve, in mm. */
  readonly chord: Mm;
  /** What tells the plotter what its numbers mean. */
  readonly commands: readonly string[];
}

/** Plotter units, which every plotter reads. */
export const UNITS: Numbers = {
  steps: PLOTTER_UNITS,
  written: (steps) => steps,
  perMm: PLOTTER_UNITS,
  chord: 0.005,
  commands: [],
};

/** How much the two points of the scale are apart, in mm. */
const SCALE: Mm = 100;

/**
 * Millimetres with three decimals, for plotters that scale (HP-GL/2: with `SC` coordinates are real numbers, and the range is
 * 8,388,607). `IP` names two places of the bed in plotter units, `SC` their coordinates. One that ignores both cuts a stone a
 * fortieth of its size, which nobody mistakes for right.
 */
export const MILLIMETRES: Numbers = {
  steps: 1000,
  written: (steps) => steps / 1000,
  perMm: 1,
  chord: 0.002,
  commands: [`IP0,0,${SCALE * PLOTTER_UNITS},${SCALE * PLOTTER_UNITS};`, `SC0,${SCALE},0,${SCALE};`],
};
