import type { Box } from '../../geometry/box';
import { boxAround, contoursOf } from '../../geometry/contour';
import type { Outline } from '../../geometry/outline';
import { type Span, spansAt } from '../../scene/checks/ink/spans';
import type { Mm } from '../../stone/numbers';
import type { Label } from '../sheet/label';
import type { StencilPiece } from './piece';

/** The heights at which a label is written, the best first, in mm: from three a pen's writing is read well. */
const HEIGHTS: readonly Mm[] = [5, 4, 3, 2.5, 2];

/** How broad a character is on average, in cap heights: a little more than in most typefaces without serifs. */
const BREADTH = 0.85;

/** What stays free around a label, in mm, and how fine its place is looked for. */
const CLEAR: Mm = 0.75;
const CELL: Mm = 0.5;

/** A label shorter than this many characters names nothing. */
const FEWEST = 6;

const CHORD: Mm = 0.05;

/** Whether rubber stays in each cell of a piece's box, row by row from the top: within its edge, and nothing is cut there. */
function rubberIn({ edge, engraved }: StencilPiece, { left, top, right, bottom }: Box): Uint8Array[] {
  const contours = (outline: Outline) => contoursOf(outline, CHORD);
  const [edges, ink] = [contours(edge), contours(engraved)];
  const columns = Math.ceil((right - left) / CELL);
  const cellsIn = ([from, to]: Span, isWhole: boolean): [number, number] => {
    const [first, last] = [(from - left) / CELL, (to - left) / CELL];
    return isWhole ? [Math.ceil(first), Math.floor(last)] : [Math.floor(first), Math.ceil(last)];
  };
  return Array.from({ length: Math.ceil((bottom - top) / CELL) }, (_, row) => {
    const y = top + (row + 0.5) * CELL;
    const cells = new Uint8Array(columns);
    for (const span of spansAt(edges, y)) cells.fill(1, ...cellsIn(span, true));
    for (const span of spansAt(ink, y)) cells.fill(0, ...cellsIn(span, false));
    return cells;
  });
}

/** A rectangle of free cells: from a column on, below a row. */
interface Free {
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

/** The longest rectangle of free cells that is so many rows high; of those as long the lowest. */
function longestFree(cells: readonly Uint8Array[], rows: number): Free {
  const above = new Uint16Array(cells[0]?.length ?? 0);
  let best: Free = { row: 0, column: 0, length: 0 };
  for (const [row, line] of cells.entries()) {
    let run = 0;
    for (const [column, isFree] of line.entries()) {
      above[column] = isFree ? (above[column] ?? 0) + 1 : 0;
      run = (above[column] ?? 0) >= rows ? run + 1 : 0;
      if (run > 0 && run >= best.length)
        best = { row: row + 1 - rows, column: column + 1 - run, length: run };
    }
  }
  return best;
}

const onOneLine = (text: string) => text.replace(/[\s\p{Cc}]/gu, ' ').trim();

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trim()}…`;
}

/**
 * Where a piece is labelled with its stone and its words: on the rubber that stays, clear of its edge and of all that is cut
 * in it, as high as it goes in; shortened where even low letters do not. A piece without such a place is labelled across its
 * middle.
 *
 * @returns the label in the mm of the stone.
 */
export function labelOf(piece: StencilPiece): Label {
  const text = onOneLine(`${piece.stone} · ${piece.words}`);
  const length = Array.from(text).length;
  const box = boxAround(contoursOf(piece.edge, CHORD));
  const cells = rubberIn(piece, box);
  const wanted = HEIGHTS.map((height) => {
    const rows = Math.ceil((height + 2 * CLEAR) / CELL);
    const { row, column, length: free } = longestFree(cells, rows);
    const room = free * CELL - 2 * CLEAR;
    const from = [box.left + column * CELL + CLEAR, box.top + (row + rows) * CELL - CLEAR] as const;
    return { height, from, most: Math.floor(room / (BREADTH * height)) };
  });
  const low = wanted.at(-1);
  const found = wanted.find(({ most }) => most >= length) ?? low;
  if (!low || !found || found.most < Math.min(FEWEST, length)) return across(text, box);
  const short = shortened(text, found.most);
  const [x, y] = found.from;
  const to = x + Array.from(short).length * BREADTH * found.height;
  return { text: short, from: [x, y], to: [to, y], height: found.height };
}

/** A label over what is cut, in the middle of a box, no broader than half of it. */
function across(text: string, { left, top, right, bottom }: Box): Label {
  const height = HEIGHTS.at(-1) ?? 2;
  const short = shortened(text, Math.max(3, Math.floor((right - left) / 2 / (BREADTH * height))));
  const [x, y] = [(left + right) / 2, (top + bottom + height) / 2];
  const half = (Array.from(short).length * BREADTH * height) / 2;
  return { text: short, from: [x - half, y], to: [x + half, y], height };
}
