import type { Mm } from '../../stone/numbers';
import { LARGEST_PAGE, PAPER_SIZES, type PageSize, type Paper } from './paper';

/** The margin that printers leave white. */
const MARGIN: Mm = 10;

/** The strip below a tile for its name and the control line, beyond the crop marks. */
const FOOT: Mm = 20;

/** The overlap of neighbouring tiles. */
export const OVERLAP: Mm = 10;

/** One page of a tiled stone. */
export interface Tile {
  /** From 0, downwards and to the right. */
  readonly row: number;
  readonly column: number;
  /** The point of the stone at the tile's upper left corner. */
  readonly x: Mm;
  readonly y: Mm;
}

/** The distribution of a stone over pages. */
export interface Tiling {
  readonly page: PageSize;
  /** The tile's position on every page. */
  readonly left: Mm;
  readonly top: Mm;
  /** The part of the stone on one page, overlap included. */
  readonly width: Mm;
  readonly height: Mm;
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly Tile[];
}

function spread({ width, height }: PageSize, page: PageSize): Tiling {
  const tile = { width: page.width - 2 * MARGIN, height: page.height - 2 * MARGIN - FOOT };
  const pages = (length: Mm, ofTile: Mm) =>
    Math.max(1, Math.ceil((length - OVERLAP) / (ofTile - OVERLAP) - 1e-9));
  const [columns, rows] = [pages(width, tile.width), pages(height, tile.height)];
  // The stone is centred within what the pages can hold, so that no tile shows only a sliver of it.
  const across = columns * (tile.width - OVERLAP) + OVERLAP;
  const down = rows * (tile.height - OVERLAP) + OVERLAP;
  const tiles = Array.from({ length: rows * columns }, (_, index): Tile => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      row,
      column,
      x: (width - across) / 2 + column * (tile.width - OVERLAP),
      y: (height - down) / 2 + row * (tile.height - OVERLAP),
    };
  });
  return { page, left: MARGIN, top: MARGIN, ...tile, rows, columns, tiles };
}

/** Distributes a stone over the largest pages that a PDF may have, each no larger than it takes. */
export function largestTilingOf(stone: PageSize): Tiling {
  return spread(stone, {
    width: Math.min(LARGEST_PAGE, stone.width + 2 * MARGIN),
    height: Math.min(LARGEST_PAGE, stone.height + 2 * MARGIN + FOOT),
  });
}

/** Distributes a stone over as few pages as possible, portrait or landscape. */
export function tilingOf(stone: PageSize, paper: Paper): Tiling {
  const { width, height } = PAPER_SIZES[paper];
  const upright = spread(stone, { width, height });
  const lying = spread(stone, { width: height, height: width });
  return lying.tiles.length < upright.tiles.length ? lying : upright;
}
