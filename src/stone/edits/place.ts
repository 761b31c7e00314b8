import type { Mm } from '../numbers';
import { type Carrying, changeElement } from './element';

/** Puts element `index` at x, y in stone mm. */
export function placeElement<S extends Carrying>(stone: S, index: number, x: Mm, y: Mm): S {
  return changeElement(stone, index, (element) =>
    element.position.x === x && element.position.y === y
      ? element
      : { ...element, position: { ...element.position, x, y } },
  );
}

/** Moves element `index` by dx, dy in stone mm. */
export function nudgeElement<S extends Carrying>(stone: S, index: number, dx: Mm, dy: Mm): S {
  const at = stone.Parms[index]?.position;
  return at ? placeElement(stone, index, at.x + dx, at.y + dy) : stone;
}

/** Turns element `index` to a rotation in degrees, clockwise, written between -180 and 180. */
export function turnElement<S extends Carrying>(stone: S, index: number, degrees: number): S {
  const rotation = degrees - 360 * Math.round(degrees / 360);
  return changeElement(stone, index, (element) =>
    element.position.rotation === rotation
      ? element
      : { ...element, position: { ...element.position, rotation } },
  );
}
