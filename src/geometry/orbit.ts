import { radians } from './angle';

/** A place in space: right, up and towards whoever stands before the front, in any unit. */
export type Place = readonly [x: number, y: number, z: number];

/** From where somebody who walks around a thing looks at it. */
export interface Orbit {
  /** Degrees to the right of its front, more than −180 and at most 180. */
  readonly turn: number;
  /** Degrees above the horizon. */
  readonly lift: number;
  /** How much nearer than where all of it is seen; 1 there. */
  readonly nearer: number;
  /**
   * What is looked at: how far to the right of the thing's middle and above it, as it is seen, in halves of the height that is seen where
   * `nearer` is 1.
   */
  readonly aim: readonly [right: number, up: number];
}

/** How far an orbit goes. Below 2° the eye would be in the grass; at 7 times a letter of 20 mm fills a phone. */
export const ORBIT_BOUNDS = {
  lift: { min: 2, max: 85 },
  nearer: { min: 0.6, max: 7 },
} as const;

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

/** A turn as more than −180° and at most 180°. */
const wrapped = (turn: number) => 180 - ((((180 - turn) % 360) + 360) % 360);

/** The aim that still shows a part of the thing: the nearer, the farther from its middle; its middle where all of it is seen. */
function aimed([right, up]: Orbit['aim'], nearer: number, aspect: number): Orbit['aim'] {
  const most = Math.max(0, 1 - 1 / nearer);
  return [within(right, { min: -most * aspect, max: most * aspect }), within(up, { min: -most, max: most })];
}

/** An orbit turned to the right and upwards by degrees. */
export const turnedBy = (orbit: Orbit, right: number, up: number): Orbit => ({
  ...orbit,
  turn: wrapped(orbit.turn + right),
  lift: within(orbit.lift + up, ORBIT_BOUNDS.lift),
});

/**
 * An orbit some times nearer, so that what is seen at a place stays there.
 *
 * @param at the place in the picture: from −1 on the left and below to 1 on the right and above.
 * @param aspect the picture's width by its height.
 */
export function nearerBy(orbit: Orbit, times: number, aspect: number, at: Orbit['aim'] = [0, 0]): Orbit {
  const nearer = within(orbit.nearer * times, ORBIT_BOUNDS.nearer);
  const gone = 1 / orbit.nearer - 1 / nearer;
  const aim = aimed([orbit.aim[0] + at[0] * aspect * gone, orbit.aim[1] + at[1] * gone], nearer, aspect);
  return { ...orbit, nearer, aim };
}

/**
 * An orbit that looks farther to the right and up.
 *
 * @param by in halves of the picture's height.
 */
export function aimedBy(orbit: Orbit, [right, up]: Orbit['aim'], aspect: number): Orbit {
  const { nearer, aim } = orbit;
  return { ...orbit, aim: aimed([aim[0] + right / nearer, aim[1] + up / nearer], nearer, aspect) };
}

/** Where the eye is, at a distance from what is looked at. */
export function eyeOf({ turn, lift }: Pick<Orbit, 'turn' | 'lift'>, middle: Place, distance: number): Place {
  const [aside, up] = [radians(turn), radians(lift)];
  return [
    middle[0] + distance * Math.cos(up) * Math.sin(aside),
    middle[1] + distance * Math.sin(up),
    middle[2] + distance * Math.cos(up) * Math.cos(aside),
  ];
}

/** What is left free around a thing, as a part of its size. */
const AIR = 0.2;

/**
 * From how far all of a thing is seen from its front.
 *
 * @param size its width, height and depth.
 * @param fieldOfView the angle that is seen from the picture's top to its foot, in degrees.
 * @param aspect the picture's width by its height.
 */
export function distanceToSee([width, height, depth]: Place, fieldOfView: number, aspect: number): number {
  const half = Math.tan(radians(fieldOfView / 2));
  const far = Math.max(height, width / aspect) / (2 * half);
  return far * (1 + AIR) + depth / 2;
}

/** The orbit on the way from one to another, the shorter way round. */
export function onTheWay(from: Orbit, to: Orbit, part: number): Orbit {
  const mixed = (one: number, other: number) => one + (other - one) * part;
  return {
    turn: wrapped(from.turn + wrapped(to.turn - from.turn) * part),
    lift: mixed(from.lift, to.lift),
    nearer: from.nearer * (to.nearer / from.nearer) ** part,
    aim: [mixed(from.aim[0], to.aim[0]), mixed(from.aim[1], to.aim[1])],
  };
}

/** Whether nobody could see the two apart. */
export const isSameView = (one: Orbit, other: Orbit): boolean =>
  Math.abs(wrapped(one.turn - other.turn)) < 0.02 &&
  Math.abs(one.lift - other.lift) < 0.02 &&
  Math.abs(one.nearer / other.nearer - 1) < 0.0005 &&
  Math.hypot(one.aim[0] - other.aim[0], one.aim[1] - other.aim[1]) < 0.0005;

/** The sides of a thing, from its front to the right. */
export const SIDES = [
  'front',
  'frontRight',
  'right',
  'backRight',
  'back',
  'backLeft',
  'left',
  'frontLeft',
] as const;
export type Side = (typeof SIDES)[number];

/** The side that is seen, each an eighth of the way round. */
export const sideOf = ({ turn }: Pick<Orbit, 'turn'>): Side =>
  SIDES[((Math.round(turn / 45) % 8) + 8) % 8] ?? 'front';
