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
