import { radians } from '../../geometry/angle';
import { eyeOf, type Orbit, type Place } from '../../geometry/orbit';
import { cross, dot, minus, unit } from '../../geometry/vectors';

/** From the picture's top to its foot, in degrees: as a person looks at what stands some steps away. */
export const FIELD_OF_VIEW = 30;

/** A box in space, in metres. */
export interface Box {
  readonly from: Place;
  readonly to: Place;
}

/** From where a picture is seen, in metres. */
export interface Camera {
  readonly eye: Place;
  /** Which way the picture's right, its top and its depth lie: unit vectors. */
  readonly right: Place;
  readonly up: Place;
  readonly ahead: Place;
  /** How many pixels a metre has that is a metre away. */
  readonly focal: number;
  /** The picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** What is left free around a thing, as a part of the picture. */
const AIR = 0.12;

/** Turns by which a thing is looked at to see how far it reaches, in degrees: its widest lies between two of them by less than 1 %. */
const TURNS = Array.from({ length: 24 }, (_, at) => 15 * at);

/** Which way the picture's depth, its right and its top lie for who looks down by degrees, having turned. */
function axesOf(orbit: Pick<Orbit, 'turn' | 'lift'>) {
  const ahead = unit(minus([0, 0, 0], eyeOf(orbit, [0, 0, 0], 1)));
  const right = unit(cross(ahead, [0, 1, 0]));
  return { ahead, right, up: cross(right, ahead) };
}

/**
 * From how far all of a box is seen from wherever one turns to, so that it is as large from each side.
 *
 * @param size its width, height and depth.
 * @param aspect the picture's width by its height.
 */
function distanceAround([width, height, depth]: Place, lift: number, aspect: number): number {
  const half = Math.tan(radians(FIELD_OF_VIEW / 2)) * (1 - AIR);
  let far = 0;
  for (const turn of TURNS) {
    const { ahead, right, up } = axesOf({ turn, lift });
    for (const x of [-width / 2, width / 2])
      for (const y of [-height / 2, height / 2])
        for (const z of [-depth / 2, depth / 2]) {
          const corner: Place = [x, y, z];
          const beside = Math.abs(dot(corner, right)) / (half * aspect);
          const above = Math.abs(dot(corner, up)) / half;
          far = Math.max(far, Math.max(beside, above) - dot(corner, ahead));
        }
  }
  return far;
}

/**
 * The camera that sees all of a box from an orbit around its middle. What the orbit says of nearer and aside is left out.
 *
 * @param width, height the picture in pixels.
 */
export function cameraAround(
  { from, to }: Box,
  orbit: Pick<Orbit, 'turn' | 'lift'>,
  width: number,
  height: number,
): Camera {
  const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const eye = eyeOf(orbit, middle, distanceAround(minus(to, from), orbit.lift, width / height));
  const focal = height / 2 / Math.tan(radians(FIELD_OF_VIEW / 2));
  return { eye, ...axesOf(orbit), focal, width, height };
}
