import type { Ruler } from './edits/rulers';
import type { Mm } from './numbers';

/** The length of a ruler from dot to dot, in mm. */
export function lengthOf({ dotOne, dotTwo }: Ruler): Mm {
  return Math.hypot(dotTwo.x - dotOne.x, dotTwo.y - dotOne.y);
}

/** The direction from its first dot to the second, in degrees clockwise from the horizontal: -180 to 180. */
export function directionOf({ dotOne, dotTwo }: Ruler): number {
  return (Math.atan2(dotTwo.y - dotOne.y, dotTwo.x - dotOne.x) * 180) / Math.PI;
}

/** A ruler of another length (mm) and direction (degrees) whose first dot stays where it is. */
function laidFrom({ dotOne }: Ruler, length: Mm, direction: number): Ruler {
  const angle = (direction * Math.PI) / 180;
  const dotTwo = { x: dotOne.x + length * Math.cos(angle), y: dotOne.y + length * Math.sin(angle) };
  return { dotOne, dotTwo };
}

/** A ruler as long as is wished, in mm; one without a direction becomes horizontal. */
export function withLength(ruler: Ruler, length: Mm): Ruler {
  return laidFrom(ruler, length, directionOf(ruler));
}

/** A ruler in another direction, in degrees clockwise from the horizontal, as long as before. */
export function withDirection(ruler: Ruler, direction: number): Ruler {
  return laidFrom(ruler, lengthOf(ruler), direction);
}
