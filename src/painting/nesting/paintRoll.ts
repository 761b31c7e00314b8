import { degrees } from '../../geometry/angle';
import { transformOutline } from '../../geometry/matrix';
import { svgPathData } from '../../geometry/svgPath';
import type { Mm } from '../../stone/numbers';
import type { Label } from '../sheet/label';
import { escaped } from '../svg/escaped';
import type { Roll } from './roll';
import { alongRoll, labelsOn } from './rollSheet';

/** A tick at the roll's edge each 100 mm, and how much of the picture lies below the roll for the numbers, in mm. */
const TICK: Mm = 100;
const FOOT: Mm = 22;

function writtenLabel({ text, from, to, height }: Label): string {
  const [x, y] = from;
  const angle = degrees(Math.atan2(to[1] - y, to[0] - x));
  // Capitals are about 0.7 of the size of a typeface without serifs.
  const attributes = `font-size="${(height / 0.7).toFixed(2)}" textLength="${Math.hypot(to[0] - x, to[1] - y).toFixed(2)}"`;
  const turned = `transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${angle.toFixed(3)})"`;
  return `<text ${turned} ${attributes} lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`;
}

function ruler({ width, length }: Roll): string[] {
  return Array.from({ length: Math.floor(length / TICK) + 1 }, (_, index) => {
    const x = index * TICK;
    const line = `<path d="M${x} ${width}v6" stroke="#333" stroke-width="0.6"/>`;
    return `${line}<text x="${x + 1.5}" y="${width + 16}" font-size="10">${x}</text>`;
  });
}

/**
 * A picture of a roll as SVG in true mm, x along it: the rubber, its pieces with what is cut in them and their labels, and a
 * ruler along its edge.
 */
export function paintRoll(roll: Roll): string {
  const { width, length } = roll;
  const pieces = alongRoll(roll);
  const [across, down] = [Math.ceil(length * 100) / 100, width + FOOT];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}mm" height="${down}mm" viewBox="0 0 ${across} ${down}">`,
    `<rect width="${across}" height="${down}" fill="#fff"/>`,
    `<rect width="${across}" height="${width}" fill="#d9d4c8"/>`,
    ...pieces.map(({ piece, matrix }) => {
      const edge = svgPathData(transformOutline(piece.edge, matrix));
      const engraved = svgPathData(transformOutline(piece.engraved, matrix));
      return `<path d="${edge}" fill="#fff" stroke="#a0208a" stroke-width="0.4"/><path d="${engraved}" fill="#444"/>`;
    }),
    '<g font-family="sans-serif" fill="#0b4fa0">',
    ...labelsOn(pieces).map(writtenLabel),
    '</g>',
    '<g font-family="sans-serif" fill="#333">',
    ...ruler(roll),
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}
