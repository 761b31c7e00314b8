import { FEATURES, type Seen } from './features';
import { fitted, type Mixture, type Samples } from './mixture';

/** The kinds of pixels that a stone and its surroundings are told apart by. */
const STONE_PARTS = 5;
const GROUND_PARTS = 9;

/** How much darker a shadow makes the ground, in logarithms: down to a fifth of the light. */
const DARKEST = 1.6;

/** The share of the ground that may lie in shadow before any of it is seen. */
const IN_SHADOW = 0.3;

/** How much less is known of a shadow's roughness (a variance): a camera's noise shows more there. */
const SHADED_SPREADS = [0, 0, 0, 0.05, 0];

/** One pixel says no more than this (a logarithm of odds): grain is not certain. */
const MOST = 3;

/** How many pixels are enough to learn from. */
const ENOUGH = 7000;

/** The features of selected pixels, and how far down they lie (0 to 1). */
function samplesOf({ width, height, planes }: Seen, isTaken: (pixel: number) => boolean): Samples {
  const taken: number[] = [];
  for (let i = 0; i < width * height; i++) if (isTaken(i)) taken.push(i);
  const step = Math.max(1, taken.length / ENOUGH);
  const many = Math.floor(taken.length / step);
  const values = new Float32Array(many * (FEATURES + 1));
  for (let sample = 0; sample < many; sample++) {
    const pixel = taken[Math.floor(sample * step)] ?? 0;
    for (let f = 0; f < FEATURES; f++) values[sample * (FEATURES + 1) + f] = planes[f]?.[pixel] ?? 0;
    values[sample * (FEATURES + 1) + FEATURES] = Math.floor(pixel / width) / height;
  }
  return { features: FEATURES + 1, values };
}

/** Constants of a mixture's parts, for many pixels. */
interface Ready {
  readonly means: readonly number[];
  readonly halves: readonly number[];
  readonly constant: number;
}

const ready = ({ parts }: Mixture, features: readonly number[]): Ready[] =>
  parts.map(({ weight, means, spreads }) => ({
    means,
    halves: spreads.map((spread) => 0.5 / spread),
    constant: features.reduce(
      (sum, f) => sum - 0.5 * Math.log(2 * Math.PI * (spreads[f] ?? 1)),
      Math.log(weight),
    ),
  }));

/** What stone and ground look like, learnt from pixels that are taken for either. */
export interface Looks {
  readonly stone: Mixture;
  readonly ground: Mixture;
}

/** Learns how both look from the pixels that are taken for them. */
export function learnt(
  seen: Seen,
  isStone: (pixel: number) => boolean,
  isGround: (pixel: number) => boolean,
): Looks {
  return {
    stone: fitted(samplesOf(seen, isStone), STONE_PARTS),
    ground: fitted(samplesOf(seen, isGround), GROUND_PARTS),
  };
}

/**
 * How much rather each pixel is stone than anything around it. The ground is expected in shadow too: with its own hue
 * and roughness, and any lightness down to a fifth of its own. It is known by its height in the picture besides: a
 * hedge is above, grass below.
 *
 * @param withRoughness false beside an edge, where the roughness of both sides is mixed.
 * @param isAsked leaves out pixels, whose odds stay 0.
 */
export function stoneOdds(
  seen: Seen,
  looks: Looks,
  withRoughness: boolean,
  isAsked: (pixel: number) => boolean,
): Float32Array {
  const { width, height, planes } = seen;
  const own = withRoughness ? [0, 1, 2, 3] : [0, 1, 2];
  const stone = ready(looks.stone, own);
  const ground = ready(looks.ground, [...own, FEATURES]);
  const shaded = ready(
    {
      parts: looks.ground.parts.map(({ spreads, ...part }) => ({
        ...part,
        spreads: spreads.map((spread, f) => spread + (SHADED_SPREADS[f] ?? 0)),
      })),
    },
    [...own.slice(1), FEATURES],
  );
  const [light, red, blue, rough] = planes as [Float32Array, Float32Array, Float32Array, Float32Array];
  const odds = new Float32Array(width * height);
  const inShadow = Math.log(IN_SHADOW / DARKEST);
  const inLight = Math.log(1 - IN_SHADOW);
  const counted = withRoughness ? 1 : 0;
  for (let i = 0; i < odds.length; i++) {
    if (!isAsked(i)) continue;
    const l = light[i] as number;
    const [r, b, t, v] = [
      red[i] as number,
      blue[i] as number,
      rough[i] as number,
      Math.floor(i / width) / height,
    ];
    let stoneSum = 1e-9;
    for (let k = 0; k < stone.length; k++) {
      const { means: m, halves: h, constant } = stone[k] as Ready;
      stoneSum += Math.exp(
        constant -
          (h[0] as number) * (l - (m[0] as number)) ** 2 -
          (h[1] as number) * (r - (m[1] as number)) ** 2 -
          (h[2] as number) * (b - (m[2] as number)) ** 2 -
          counted * (h[3] as number) * (t - (m[3] as number)) ** 2,
      );
    }
    let groundSum = 1e-9;
    for (let k = 0; k < ground.length; k++) {
      const { means: m, halves: h, constant } = ground[k] as Ready;
      const rest =
        (h[1] as number) * (r - (m[1] as number)) ** 2 +
        (h[2] as number) * (b - (m[2] as number)) ** 2 +
        counted * (h[3] as number) * (t - (m[3] as number)) ** 2 +
        (h[4] as number) * (v - (m[4] as number)) ** 2;
      const off = l - (m[0] as number);
      groundSum += Math.exp(inLight + constant - rest - (h[0] as number) * off ** 2);
      if (off < 0 && off > -DARKEST) {
        const { halves: s, constant: c } = shaded[k] as Ready;
        groundSum += Math.exp(
          inShadow +
            c -
            (s[1] as number) * (r - (m[1] as number)) ** 2 -
            (s[2] as number) * (b - (m[2] as number)) ** 2 -
            counted * (s[3] as number) * (t - (m[3] as number)) ** 2 -
            (s[4] as number) * (v - (m[4] as number)) ** 2,
        );
      }
    }
    odds[i] = Math.max(-MOST, Math.min(MOST, Math.log(stoneSum / groundSum)));
  }
  return odds;
}
