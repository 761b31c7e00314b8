import { TICKET } from '../dxf/layers';
import type { Ticket } from '../sheet/ticket';
import { escaped } from './escaped';

/** How high the capitals of a typeface without serifs are, in type sizes. */
const CAPITALS = 0.7;

/** A ticket as a group by the name of its layer in DXF: its line of 100 mm, and its words as text, which no machine cuts. */
export function ticketGroup({ lines, check, height }: Ticket, isLayer: boolean): string {
  const [[x, y], [toX, toY]] = check;
  const layer = isLayer ? ` inkscape:groupmode="layer" inkscape:label="${TICKET.name}"` : '';
  const size = (height / CAPITALS).toFixed(2);
  return [
    `<g id="${TICKET.name}"${layer} fill="#666" font-family="sans-serif" font-size="${size}">`,
    `<path d="M${x} ${y}L${toX} ${toY}" fill="none" stroke="#666" stroke-width="0.1"/>`,
    ...lines.map(({ text, at }) => `<text x="${at[0]}" y="${at[1]}">${escaped(text)}</text>`),
    '</g>',
  ].join('\n');
}
