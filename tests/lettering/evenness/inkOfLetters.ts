import sharp from 'sharp';
import { CLOSE, CUBIC, LINE, MOVE, QUAD } from '../../../src/geometry/outline';
import { segmentsOf } from '../../../src/geometry/segments';
import { layLine } from '../../../src/lettering/layLine';
import { letterOutline } from '../../../src/lettering/letterOutline';
import type { Typeface } from '../../../src/lettering/typeface';

/** The cap height that letters are rasterised at, in mm. */
export const CAP_HEIGHT = 30;

/** Pixels per mm: across a tenth of a mm is a pixel, since spacings are tenths. */
export const ACROSS = 10;
export const DOWN = 4;

/** A letter's cell in mm: room for its swashes before the pen and behind it, for accents and descenders. */
const BEFORE = 20;
const ABOVE = 45;
const CELL = { width: 90, height: 65 };
const COLUMNS = 8;

/** The pixel row of the baseline, from the top of a letter. */
export const BASELINE_ROW = ABOVE * DOWN;
export const ROWS = CELL.height * DOWN;

/** The ink of one letter: for each row of pixels from the top which columns are black, measured from the pen. */
export interface LetterInk {
  /** 1 where a pixel is more than half covered; `width` pixels a row. */
  readonly black: Uint8Array;
  readonly width: number;
  /** The column at which the pen stands. */
  readonly pen: number;
}

const LETTER_OF: Readonly<Record<number, string>> = {
  [MOVE]: 'M',
  [LINE]: 'L',
  [QUAD]: 'Q',
  [CUBIC]: 'C',
  [CLOSE]: 'Z',
};

/** An outline as SVG path data, written here once more so that the product's own writer is not asked. */
function pathOf(typeface: Typeface, character: string): string {
  const line = layLine(typeface, {
    text: character,
    fontSize: CAP_HEIGHT,
    fontSpacing: 100,
    letterSpacing: 0,
    spacings: [],
  });
  return line.letters
    .flatMap((letter) => [...segmentsOf(letterOutline(typeface, line, letter, 'left'))])
    .map(({ verb, to }) => `${LETTER_OF[verb]}${verb === CLOSE ? '' : to.map((c) => c.toFixed(4)).join(' ')}`)
    .join('');
}

/** Rasterises characters with librsvg, which shares nothing with how the product measures them. */
export async function inkOfLetters(
  typeface: Typeface,
  characters: readonly string[],
): Promise<ReadonlyMap<string, LetterInk>> {
  const rows = Math.ceil(characters.length / COLUMNS);
  const [width, height] = [CELL.width * ACROSS, ROWS];
  const paths = characters.map((character, index) => {
    const x = (index % COLUMNS) * CELL.width + BEFORE;
    const y = Math.floor(index / COLUMNS) * CELL.height + ABOVE;
    return `<path transform="scale(${ACROSS} ${DOWN}) translate(${x} ${y})" d="${pathOf(typeface, character)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * width}" height="${rows * height}">${paths.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Map(
    characters.map((character, index) => {
      const [left, top] = [(index % COLUMNS) * width, Math.floor(index / COLUMNS) * height];
      const black = new Uint8Array(width * height);
      for (let row = 0; row < height; row += 1) {
        const from = (top + row) * info.width + left;
        for (let column = 0; column < width; column += 1) {
          black[row * width + column] = (data[from + column] ?? 0) > 127 ? 1 : 0;
        }
      }
      return [character, { black, width, pen: BEFORE * ACROSS }];
    }),
  );
}
