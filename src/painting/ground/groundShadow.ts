import { radians } from '../../geometry/angle';
import type { Outline } from '../../geometry/outline';
import type { Point } from '../../geometry/point';
import type { PlaceLight } from '../../stone/catalogue/placeLight';
import { CAMERA, type SceneryPlace } from '../../stone/catalogue/scenery';
import type { Mm } from '../../stone/numbers';
import type { Standing } from './standing';
import { swept } from './swept';

/** How long a shadow is for each mm of height, to the right and away from the viewer. */
export function shadowPerMm({ aside, high }: Pick<PlaceLight, 'aside' | 'high'>): {
  readonly right: number;
  readonly away: number;
} {
  const long = 1 / Math.tan(radians(high));
  return { right: long * Math.sin(radians(aside)), away: long * Math.cos(radians(aside)) };
}

/**
 * Where a point of the ground is seen, by the camera of the places' pictures (`CAMERA`), grown and moved with the place.
 *
 * @param x where it is along the stone's front, in stone mm.
 * @param away how far behind the stone's front it lies, in mm.
 */
export function onGround(
  x: Mm,
  away: Mm,
  { foot, middle }: Pick<Standing, 'foot' | 'middle'>,
  place: SceneryPlace,
): Point {
  const [eye, far] = [CAMERA.eye * place.scale, CAMERA.far * place.scale];
  const nearer = far / (far + away);
  const vanishing = middle + place.x;
  return [vanishing + (x - vanishing) * nearer, foot - eye * (1 - nearer)];
}

/**
 * A standing stone's shadow on the ground as it is seen behind the stone: its outline in front and at the back, thrown by the
 * sun's direction, and what lies between them. In stone mm, filled by the nonzero rule.
 */
export function groundShadow(
  standing: Standing,
  light: Pick<PlaceLight, 'aside' | 'high'>,
  place: SceneryPlace,
): Outline {
  const { right, away } = shadowPerMm(light);
  const thrown = ([x, y]: Point, behind: Mm): Point => {
    const height = Math.max(0, standing.foot - y);
    return onGround(x + height * right, behind + height * away, standing, place);
  };
  const at = (behind: Mm) => standing.rings.map((ring) => ring.map((point) => thrown(point, behind)));
  return swept(at(0), at(standing.thickness));
}
