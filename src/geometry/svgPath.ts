import svgPath from 'svgpath';
import { arcAsCubics } from './arc';
import { CLOSE, COORDS_OF, CUBIC, LINE, MOVE, type Outline, OutlinePen, QUAD } from './outline';

/** The package's typings omit that it reports an error in `err` instead of throwing. */
type Parsed = ReturnType<typeof svgPath.from> & { readonly err: string };

/** The commands of path data, by the numbers of the verbs. */
const LETTERS = ['M', 'L', 'Q', 'C', 'Z'] as const;

/** The verbs by their commands; after `unshort` only H, V and A are left besides these. */
const VERBS = { M: MOVE, L: LINE, Q: QUAD, C: CUBIC, Z: CLOSE } as const;

/**
 * Reads SVG path data into an outline of the same unit. Arcs become cubics that stay within 1e-7 of their radius
 * (`arc.ts`); the package's own are off by 0.08 mm on the round head of a stone.
 *
 * @throws SyntaxError for data that violates SVG's path grammar, where browsers would draw half of it.
 */
export function outlineFromSvg(d: string): Outline {
  const path = svgPath.from(d) as Parsed;
  if (path.err) throw new SyntaxError(`Unreadable path data: ${path.err}`);
  const pen = new OutlinePen();
  path
    .abs()
    .unshort()
    .iterate((segment, _index, x, y) => {
      const [letter, ...numbers] = segment as [string, ...number[]];
      if (!numbers.every(Number.isFinite))
        throw new SyntaxError('Unreadable path data: a number is not finite');
      drawSegment(pen, letter, numbers, x, y);
    });
  return pen.outline();
}

/** Draws one segment of a path whose commands are absolute and written in full; (x, y) is where it starts. */
function drawSegment(
  pen: OutlinePen,
  letter: string,
  numbers: readonly number[],
  x: number,
  y: number,
): void {
  if (letter === 'H') pen.draw(LINE, numbers[0] ?? x, y);
  else if (letter === 'V') pen.draw(LINE, x, numbers[0] ?? y);
  else if (letter === 'A') drawArc(pen, numbers, x, y);
  else pen.draw(VERBS[letter.toUpperCase() as keyof typeof VERBS], ...numbers);
}

function drawArc(pen: OutlinePen, numbers: readonly number[], x: number, y: number): void {
  const [rx = 0, ry = 0, rotation = 0, large, sweep, toX = x, toY = y] = numbers;
  const cubics = arcAsCubics({ x, y, rx, ry, rotation, large: large === 1, sweep: sweep === 1, toX, toY });
  if (!cubics) pen.draw(LINE, toX, toY);
  for (const cubic of cubics ?? []) pen.draw(CUBIC, ...cubic);
}

/**
 * Writes an outline as SVG path data: absolute commands, plain decimals without exponents, the shortest form of
 * each number.
 *
 * @param decimals digits behind the point; 4 keeps a ten-thousandth of a mm.
 * @throws RangeError for a coordinate that is not finite, which viewers silently skip.
 */
export function svgPathData(outline: Outline, decimals = 4): string {
  let data = '';
  let at = 0;
  for (const verb of outline.verbs) {
    data += LETTERS[verb] ?? '';
    const next = at + (COORDS_OF[verb] ?? 0);
    for (let index = at; index < next; index += 1) {
      data += (index > at ? ' ' : '') + plainDecimal(outline.coords[index], decimals);
    }
    at = next;
  }
  return data;
}

/** From here on JavaScript writes exponents; no stone is that wide. */
const WRITABLE = 1e15;

function plainDecimal(coordinate: number | undefined, decimals: number): string {
  if (coordinate === undefined || !(Math.abs(coordinate) < WRITABLE)) {
    throw new RangeError(`An outline cannot be written with the coordinate ${coordinate}`);
  }
  const fixed = coordinate.toFixed(decimals);
  const short = fixed.includes('.') ? fixed.replace(/\.?0{1,20}$/, '') : fixed;
  return short === '-0' ? '0' : short;
}
