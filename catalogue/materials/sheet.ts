/** The edge of a finished tile in pixels. */
export const TILE_PX = 1024;

/** Pixels of a tile per mm of stone: a tile repeats after 400 mm. */
export const TILE_PX_PER_MM = 2.56;

/** The working sheet is this many times finer than the finished tile, so that crystals have smooth edges. */
export const FINER = 2;

/** The edge of the working sheet in pixels, and its pixels per mm. */
export const SHEET_PX = TILE_PX * FINER;
export const SHEET_PX_PER_MM = TILE_PX_PER_MM * FINER;

/** The edge of a tile in mm. */
export const TILE_MM = TILE_PX / TILE_PX_PER_MM;

/** One number for every pixel of the working sheet, row by row. */
export type Field = Float32Array;

/** The colour of every pixel of the sheet, one field a channel, 0 to 255. */
export type Face = readonly [Field, Field, Field];

export const CHANNELS = [0, 1, 2] as const;

export const newField = (): Field => new Float32Array(SHEET_PX * SHEET_PX);

/** A row or column number brought back onto the sheet, which wraps in both directions. */
export const wrapped = (index: number) => ((index % SHEET_PX) + SHEET_PX) % SHEET_PX;

/** A field computed from a function over the unit square. */
export function fieldOf(value: (u: number, v: number) => number): Field {
  const field = newField();
  let at = 0;
  for (let row = 0; row < SHEET_PX; row++) {
    for (let column = 0; column < SHEET_PX; column++) field[at++] = value(column / SHEET_PX, row / SHEET_PX);
  }
  return field;
}

/**
 * A wrapping box blur, once along the rows and once along the columns.
 *
 * @param reach pixels of the sheet to either side
 */
export function blurred(field: Field, reach: number): Field {
  return reach < 1 ? field : along(along(field, reach, SHEET_PX, 1), reach, 1, SHEET_PX);
}

function along(field: Field, reach: number, lineStep: number, step: number): Field {
  const result = newField();
  const width = 2 * reach + 1;
  for (let line = 0; line < SHEET_PX; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += field[start + wrapped(i) * step] ?? 0;
    for (let i = 0; i < SHEET_PX; i++) {
      result[start + i * step] = sum / width;
      sum +=
        (field[start + wrapped(i + reach + 1) * step] ?? 0) - (field[start + wrapped(i - reach) * step] ?? 0);
    }
  }
  return result;
}
