import type { Outline } from '../geometry/outline';
import { outlineFromSvg } from '../geometry/svgPath';
import type { MedallionLooks } from '../stone/medallion/parm';

/** How many arcs an oval is written in: each is one cubic, which is off by less than a thousandth of a mm. */
const ARCS = 16;

/** The edge of a photograph on a stone, a medallion's or an etching's, in mm about its middle. */
export function photographOutline({
  shape,
  width,
  height,
}: Pick<MedallionLooks, 'shape' | 'width' | 'height'>): Outline {
  const [x, y] = [width / 2, height / 2];
  if (shape === 'rectangle') return outlineFromSvg(`M${-x} ${-y}H${x}V${y}H${-x}Z`);
  const arcs = Array.from({ length: ARCS }, (_arc, index) => {
    const angle = ((index + 1) / ARCS) * 2 * Math.PI;
    return `A${x} ${y} 0 0 1 ${x * Math.cos(angle)} ${y * Math.sin(angle)}`;
  });
  return outlineFromSvg(`M${x} 0${arcs.join('')}Z`);
}
