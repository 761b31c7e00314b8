import type { Box } from '../geometry/box';
import type { ElementMeasure } from './measures';

type Inked = Pick<ElementMeasure, 'place' | 'ink'>;

/** The upright box around an element's ink where it stands on the stone, in mm. */
export function placedInk({ place, ink }: Inked): Box {
  return {
    left: place.x + ink.left,
    top: place.y + ink.top,
    right: place.x + ink.right,
    bottom: place.y + ink.bottom,
  };
}

/** The upright box around the ink of several elements, in mm of the stone; undefined for none. */
export function inkAround(elements: readonly Inked[]): Box | undefined {
  const boxes = elements.map(placedInk);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
