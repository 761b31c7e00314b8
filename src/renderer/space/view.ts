import { type PerspectiveCamera, Vector3 } from 'three';
import { distanceToSee, eyeOf, isSameView, type Orbit, onTheWay, type Place } from '../../geometry/orbit';

/** From where what is looked at. */
export interface View {
  readonly orbit: Orbit;
  /** The middle and the size of what is to be seen whole, in metres. */
  readonly middle: Place;
  readonly size: Place;
  /** What whoever goes nearer comes to: the stone's own middle. */
  readonly goal: Place;
}

/** The eye is never lower than a hand above the grass, in metres. */
const LOWEST = 0.06;

const mixed = (from: Place, to: Place, part: number): Place => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
  from[2] + (to[2] - from[2]) * part,
];

/** The view on the way from one to another. */
export const viewBetween = (from: View, to: View, part: number): View => ({
  orbit: onTheWay(from.orbit, to.orbit, part),
  middle: mixed(from.middle, to.middle, part),
  size: mixed(from.size, to.size, part),
  goal: to.goal,
});

const apart = (one: Place, other: Place) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Whether nobody could see the two apart. */
export const isReached = (one: View, other: View): boolean =>
  isSameView(one.orbit, other.orbit) &&
  apart(one.middle, other.middle) < 0.001 &&
  apart(one.size, other.size) < 0.001;

/** Puts the camera where a view is seen from. */
export function lookFrom(camera: PerspectiveCamera, { orbit, middle, size, goal }: View): void {
  const looked = mixed(middle, goal, Math.max(0, 1 - 1 / orbit.nearer ** 2));
  const whole = distanceToSee(size, camera.fov, camera.aspect);
  const half = whole * Math.tan((camera.fov * Math.PI) / 360);
  camera.position.set(...eyeOf(orbit, looked, whole / orbit.nearer));
  camera.lookAt(...looked);
  const [right, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)];
  for (const axis of [right, up]) axis.applyQuaternion(camera.quaternion);
  camera.position.addScaledVector(right, orbit.aim[0] * half).addScaledVector(up, orbit.aim[1] * half);
  camera.position.y = Math.max(LOWEST, camera.position.y);
  camera.updateMatrixWorld();
}
