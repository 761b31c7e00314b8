import type { Point } from '../../geometry/point';
import { TICKET } from '../dxf/layers';
import { plainLetters } from '../sheet/plainLetters';
import type { Ticket } from '../sheet/ticket';

/** How high Helvetica's capitals are, in type sizes (Adobe's metrics of the base fonts: 718 of 1000). */
const CAPITALS = 0.718;

/** What would end a string in PostScript. */
const quoted = (text: string) => plainLetters(text).replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** What says that a file's ticket is written in a font of its reader. */
export const TICKET_FONT = '%%DocumentNeededResources: font Helvetica';

/**
 * A ticket as an object of its own, by the name of its layer in DXF: its line of 100 mm, and its words as text, which no
 * cutting program takes for an outline. In ASCII, since a file of 7 bits has no other letters.
 *
 * @param written a point in stone mm as PostScript has it.
 * @param points PostScript's points in a mm.
 */
export function ticketObject(
  { lines, check, height }: Ticket,
  written: (point: Point) => string,
  points: number,
): string[] {
  const [from, to] = check;
  return [
    `%%BeginObject: ${TICKET.name}`,
    '0.6 setgray',
    `newpath ${written(from)} moveto ${written(to)} lineto stroke`,
    `/Helvetica findfont ${((height / CAPITALS) * points).toFixed(4)} scalefont setfont`,
    ...lines.map(({ text, at }) => `${written(at)} moveto (${quoted(text)}) show`),
    '%%EndObject',
  ];
}
