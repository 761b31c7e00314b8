import type { Matrix } from '../lettering/matrix';
import type { Box, Place } from './scene';

/** The matrix from an element's own mm to the stone's. Degrees turn clockwise, since y points down. */
export function placeMatrix({ x, y, rotation, scale }: Place): Matrix {
  const radians = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
  return [cos, sin, -sin, cos, x, y];
}

/** The point of the stone, in the element's own mm. */
export function intoElement({ x, y, rotation, scale }: Place, stoneX: number, stoneY: number) {
  const radians = (-rotation * Math.PI) / 180;
  const [dx, dy] = [(stoneX - x) / scale, (stoneY - y) / scale];
  return {
    x: dx * Math.cos(radians) - dy * Math.sin(radians),
    y: dx * Math.sin(radians) + dy * Math.cos(radians),
  };
}

/** The upright box on the stone that holds a turned and scaled one. */
export function boxOnStone(box: Box, place: Place): Box {
  return boxUnder(box, placeMatrix(place));
}

/** The upright box that holds another one mapped by a matrix. */
export function boxUnder(box: Box, [a, b, c, d, e, f]: Matrix): Box {
  const xs = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => a * x + c * y + e));
  const ys = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
