import type { ColourName } from '../../stone/colours';
import type { Rgb } from '../colours';
import type { GrainKind } from './grain';

/** A colour and its opacity, as fractions of one. */
export type Rgba = readonly [number, number, number, number];

/** A material's appearance under more or less light. */
export interface Material {
  /** Its colours in deepest shade, in half shade, on a face level with the stone, turned to the light, and in full light. */
  readonly tones: readonly [Rgba, Rgba, Rgba, Rgba, Rgba];
  /** Its specular highlight: the colour, the strength, and the narrowness. */
  readonly flash: { readonly rgb: Rgb; readonly strength: number; readonly narrow: number };
  readonly grain: { readonly kind: GrainKind; readonly strength: number };
}

/** The light on the five tones: 0.56 is what a face level with the stone gets (LIGHT's part towards the viewer). */
export const TONE_LIGHTS = [0, 0.3, 0.56, 0.8, 1] as const;

const solid = (...rgbs: [Rgb, Rgb, Rgb, Rgb, Rgb]): Material['tones'] => {
  const [a, b, c, d, e] = rgbs;
  return [
    [...a, 1],
    [...b, 1],
    [...c, 1],
    [...d, 1],
    [...e, 1],
  ];
};

const grey = (value: number): Rgb => [value, value, value];

/** Every colour of letters and vignets, as it looks outdoors on a clear but hazy day. */
export const MATERIALS: Record<ColourName, Material> = {
  // Leaf: warm and bright where it faces the light, brown where it does not; never a flat yellow.
  gold: {
    tones: solid(
      [0.29, 0.19, 0.075],
      [0.56, 0.4, 0.17],
      [0.83, 0.64, 0.32],
      [0.95, 0.79, 0.46],
      [1, 0.9, 0.64],
    ),
    flash: { rgb: [1, 0.97, 0.84], strength: 0.5, narrow: 26 },
    grain: { kind: 'leaf', strength: 0.07 },
  },
  silver: {
    tones: solid(
      [0.2, 0.205, 0.22],
      [0.49, 0.5, 0.52],
      [0.76, 0.77, 0.78],
      [0.89, 0.9, 0.91],
      [0.97, 0.975, 0.98],
    ),
    flash: { rgb: [1, 1, 1], strength: 0.5, narrow: 26 },
    grain: { kind: 'leaf', strength: 0.06 },
  },
  // Paint: matt, its shade soft.
  white: {
    tones: solid(
      [0.5, 0.5, 0.505],
      [0.75, 0.745, 0.735],
      [0.92, 0.91, 0.885],
      [0.975, 0.97, 0.95],
      [1, 0.995, 0.985],
    ),
    flash: { rgb: [1, 1, 1], strength: 0.05, narrow: 8 },
    grain: { kind: 'matt', strength: 0.02 },
  },
  grey: {
    tones: solid(grey(0.25), [0.43, 0.43, 0.435], grey(0.6), grey(0.71), grey(0.79)),
    flash: { rgb: [1, 1, 1], strength: 0.05, narrow: 8 },
    grain: { kind: 'matt', strength: 0.03 },
  },
  black: {
    tones: solid(grey(0.01), grey(0.03), [0.065, 0.065, 0.07], [0.13, 0.13, 0.14], [0.22, 0.22, 0.235]),
    flash: { rgb: [0.9, 0.95, 1], strength: 0.16, narrow: 14 },
    grain: { kind: 'matt', strength: 0.04 },
  },
  // A dark patina, worn to warm metal where touched by hands and weather.
  bronze: {
    tones: solid(
      [0.1, 0.06, 0.03],
      [0.235, 0.15, 0.082],
      [0.4, 0.272, 0.158],
      [0.66, 0.475, 0.285],
      [0.88, 0.68, 0.43],
    ),
    flash: { rgb: [1, 0.88, 0.66], strength: 0.55, narrow: 30 },
    grain: { kind: 'cast', strength: 0.09 },
  },
  alu: {
    tones: solid(
      [0.25, 0.255, 0.27],
      [0.5, 0.505, 0.52],
      [0.73, 0.735, 0.75],
      [0.87, 0.875, 0.885],
      [0.965, 0.97, 0.975],
    ),
    flash: { rgb: [1, 1, 1], strength: 0.45, narrow: 22 },
    grain: { kind: 'brushed', strength: 0.1 },
  },
  brown: {
    tones: solid(
      [0.085, 0.045, 0.02],
      [0.18, 0.11, 0.06],
      [0.32, 0.2, 0.115],
      [0.45, 0.3, 0.185],
      [0.6, 0.43, 0.29],
    ),
    flash: { rgb: [1, 0.92, 0.8], strength: 0.22, narrow: 20 },
    grain: { kind: 'cast', strength: 0.05 },
  },
  // Lacquer: black except for the sky reflected in its rounded edges.
  blackLacquered: {
    tones: solid(grey(0.012), grey(0.03), [0.075, 0.076, 0.082], [0.2, 0.205, 0.215], [0.46, 0.47, 0.49]),
    flash: { rgb: [0.95, 0.98, 1], strength: 0.85, narrow: 48 },
    grain: { kind: 'matt', strength: 0.01 },
  },
  // Bronze darkened with liver of sulphur.
  sulfur: {
    tones: solid(
      [0.05, 0.042, 0.034],
      [0.145, 0.122, 0.096],
      [0.26, 0.222, 0.172],
      [0.43, 0.365, 0.275],
      [0.63, 0.54, 0.41],
    ),
    flash: { rgb: [1, 0.93, 0.8], strength: 0.4, narrow: 30 },
    grain: { kind: 'cast', strength: 0.09 },
  },
  // The bare cut: broken crystals are lighter than the face and let its colour through.
  transparent: {
    tones: [
      [0.03, 0.03, 0.035, 0.6],
      [0.35, 0.35, 0.36, 0.45],
      [0.66, 0.66, 0.66, 0.46],
      [0.84, 0.84, 0.83, 0.55],
      [0.95, 0.95, 0.94, 0.62],
    ],
    flash: { rgb: [1, 1, 1], strength: 0.05, narrow: 8 },
    grain: { kind: 'cast', strength: 0.1 },
  },
};

/** A material's colour under a light between 0 and 1. */
export function toneUnder({ tones }: Material, light: number): Rgba {
  let above = 1;
  while (above < TONE_LIGHTS.length - 1 && light > (TONE_LIGHTS[above] ?? 1)) above += 1;
  const [low, high] = [TONE_LIGHTS[above - 1] ?? 0, TONE_LIGHTS[above] ?? 1];
  const t = Math.min(1, Math.max(0, (light - low) / (high - low)));
  const [from, to] = [tones[above - 1] ?? tones[0], tones[above] ?? tones[4]];
  const mixed = (i: 0 | 1 | 2 | 3) => from[i] + (to[i] - from[i]) * t;
  return [mixed(0), mixed(1), mixed(2), mixed(3)];
}
