import type { Background } from '../../stone/catalogue/background';
import { type Rgb, rgbOf } from '../colours';
import { linear } from '../mesh/look';

/** How much of a bright sky shows above a place: its colours are those of the hedge, the wall or the trees behind the stone. */
const SKY = { colour: '#f4f6f7', overhead: 0.75, haze: 0.35 } as const;

/** How far below the horizon it is still hazy, as a part of the dome's radius: farther down lies the ground. */
const HAZE = 0.12;

/** The place's colours in space, as amounts of light: overhead, at the horizon and on the ground. */
export interface Surroundings {
  readonly zenith: Rgb;
  readonly horizon: Rgb;
  readonly ground: Rgb;
}

/** The place where none was chosen or is known: daylight on a lawn. */
const PLAIN: Pick<Background, 'top' | 'bottom' | 'ground'> = {
  top: '#f7f5f1',
  bottom: '#dddbd5',
  ground: '#c6c2b8',
};

/** A colour of CSS as an amount of light. */
export function lightOfColour(colour: string): Rgb {
  const [red, green, blue] = rgbOf(colour);
  return [linear(red), linear(green), linear(blue)];
}

/** A colour between two amounts of light. */
export const mixedLight = (from: Rgb, to: Rgb, part: number): Rgb => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

/** The colours around a stone, by the place behind it. */
export function surroundingsOf({ top, bottom, ground }: typeof PLAIN = PLAIN): Surroundings {
  const sky = lightOfColour(SKY.colour);
  return {
    zenith: mixedLight(lightOfColour(top), sky, SKY.overhead),
    horizon: mixedLight(lightOfColour(bottom), sky, SKY.haze),
    ground: lightOfColour(ground),
  };
}

/**
 * The colour of a dome of these that encloses everything.
 *
 * @param up how high it is looked at, from −1 straight down to 1 straight up.
 */
export const domeAt = ({ zenith, horizon, ground }: Surroundings, up: number): Rgb =>
  up < 0
    ? mixedLight(horizon, ground, Math.min(1, Math.max(0, -up - HAZE) * 6))
    : mixedLight(horizon, zenith, up ** 0.6);
