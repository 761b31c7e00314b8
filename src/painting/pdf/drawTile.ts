import type { jsPDF } from 'jspdf';
import type { Mm } from '../../stone/numbers';
import { CONTROL, drawControlBeside, drawLevelControl } from './controlLines';
import { write } from './document';
import { drawMedallions } from './drawMedallions';
import { drawReserved } from './drawReserved';
import { drawPins } from './drawTemplate';
import { drawPaths, type Face } from './face';
import { onLayer } from './paperLayers';
import type { PaperTexts } from './texts';
import { OVERLAP, type Tile, type Tiling } from './tiles';

/** Crop marks: how far from the tile they begin and how long they are. */
const GAP: Mm = 1.5;
const MARK: Mm = 5;

function lines(pdf: jsPDF, width: Mm, strokes: readonly (readonly [Mm, Mm, Mm, Mm])[]): void {
  pdf.setDrawColor(0, 0, 0);
  pdf.setLineWidth(width);
  pdf.setLineDashPattern([], 0);
  for (const stroke of strokes) pdf.line(...stroke);
}

/** Marks at the corners to cut along, and short ones where the next tile's edge will be. */
function drawMarks(pdf: jsPDF, tiling: Tiling, { row, column }: Tile): void {
  const { left, top, width, height } = tiling;
  const [right, bottom] = [left + width, top + height];
  const far = GAP + MARK;
  lines(pdf, 0.2, [
    ...[left, right].flatMap((x) => [
      [x, top - far, x, top - GAP] as const,
      [x, bottom + GAP, x, bottom + far] as const,
    ]),
    ...[top, bottom].flatMap((y) => [
      [left - far, y, left - GAP, y] as const,
      [right + GAP, y, right + far, y] as const,
    ]),
  ]);
  const nextX = right - OVERLAP;
  const nextY = bottom - OVERLAP;
  lines(pdf, 0.1, [
    ...(column + 1 < tiling.columns
      ? ([
          [nextX, top - 3, nextX, top],
          [nextX, bottom, nextX, bottom + 3],
        ] as const)
      : []),
    ...(row + 1 < tiling.rows
      ? ([
          [left - 3, nextY, left, nextY],
          [right, nextY, right + 3, nextY],
        ] as const)
      : []),
  ]);
}

/** Levels of grey, as the library counts them. */
const DARK = 60;
const WHITE = 255;

/** A small plan of all tiles with this one filled; `right` and `bottom` are its corner. */
function drawPlan(pdf: jsPDF, { rows, columns, page }: Tiling, tile: Tile, right: Mm, bottom: Mm): void {
  const side = Math.min(3, 11 / rows);
  const shape = page.width / page.height;
  const [wide, high] = shape > 1 ? [side, side / shape] : [side * shape, side];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isThis = row === tile.row && column === tile.column;
      const level = isThis ? DARK : WHITE;
      pdf.setFillColor(level, level, level);
      pdf.setDrawColor(0, 0, 0);
      pdf.setLineWidth(0.1);
      pdf.rect(right - (columns - column) * wide, bottom - (rows - row) * high, wide, high, 'FD');
    }
  }
}

/** The control lines, and the page number of how many. */
function drawFoot(pdf: jsPDF, tiling: Tiling, tile: Tile, title: string, texts: PaperTexts): void {
  const { left, width, page, columns, tiles } = tiling;
  const bottom = page.height - 10;
  const y = bottom - 3;
  onLayer(pdf, 'control', () => {
    drawLevelControl(pdf, left, y, texts);
    drawControlBeside(pdf, tiling);
  });
  const beside = left + CONTROL + 6;
  const name = { row: tile.row + 1, column: tile.column + 1, pages: tiles.length };
  const number = tile.row * columns + tile.column + 1;
  write(pdf, title, { x: beside, y: bottom - 9, size: 3.2, bold: true });
  write(pdf, texts.tile({ ...name, page: number }), { x: beside, y: bottom - 5, size: 3.2 });
  write(pdf, texts.trueSize(), { x: beside, y: bottom - 1, size: 2.8 });
  drawPlan(pdf, tiling, tile, left + width, bottom);
}

/** Draws one tile on the current page: its part of the stone in true size, crop marks, control lines and name. */
export function drawTile(
  pdf: jsPDF,
  tiling: Tiling,
  tile: Tile,
  face: Face,
  given: { readonly title: string; readonly texts: PaperTexts },
): void {
  const { left, top, width, height } = tiling;
  pdf.saveGraphicsState();
  pdf.rect(left, top, width, height, null);
  pdf.clip();
  pdf.discardPath();
  const shows = { left: tile.x, top: tile.y, right: tile.x + width, bottom: tile.y + height };
  const window = { pdf, dx: left - tile.x, dy: top - tile.y, shows };
  drawPaths(window, face.all);
  onLayer(pdf, 'guides', () => {
    drawPins(window, face);
    drawReserved(window, face, given.texts);
    drawMedallions(window, face, given.texts);
  });
  pdf.restoreGraphicsState();
  drawMarks(pdf, tiling, tile);
  drawFoot(pdf, tiling, tile, given.title, given.texts);
}
