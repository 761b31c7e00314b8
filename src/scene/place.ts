import { radians } from '../geometry/angle';
import type { Box } from '../geometry/box';
import { boxUnder } from '../geometry/box';
import type { Matrix } from '../geometry/matrix';
import type { Place } from './scene';

/** The matrix from an element's own mm to the stone's. Degrees turn clockwise, since y points down. */
export function placeMatrix({ x, y, rotation, scale }: Place): Matrix {
  const angle = radians(rotation);
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

/** The point of the stone, in the element's own mm. */
export function intoElement({ x, y, rotation, scale }: Place, stoneX: number, stoneY: number) {
  const angle = radians(-rotation);
  const [dx, dy] = [(stoneX - x) / scale, (stoneY - y) / scale];
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle),
    y: dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** The upright box on the stone that holds a turned and scaled one. */
export function boxOnStone(box: Box, place: Place): Box {
  return boxUnder(box, placeMatrix(place));
}
