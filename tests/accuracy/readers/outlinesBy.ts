import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Tool } from '../../../src/painting/sheet/tools';
import { needProgram, needPythonModules, PYTHON } from '../../painting/installed';
import { ask } from '../../painting/pdf/popplerPages';
import type { Point } from '../../painting/sheet/points';
import { curve } from './compared';

needProgram('gs', 'ghostscript');
needProgram('hp2xx', 'hp2xx');
needPythonModules('ezdxf', 'svgelements');

/** A point in mm. */
const MM = 25.4 / 72;

/** What a program finds in a file on the layer of a tool: lines of points in stone mm, y down. */
export type Found = (tool: Tool) => Point[][];

/** A path or an entity, as `outlines.py` says it. */
interface Read {
  readonly within: readonly (string | null)[];
  readonly fill?: string | null;
  readonly strokes: readonly (readonly [Point, ...Point[]])[];
}

function byPython(kind: 'dxf' | 'svg', text: string): readonly Read[] {
  const script = join(import.meta.dirname, 'outlines.py');
  const said = execFileSync(PYTHON, [script, kind], { input: text, encoding: 'utf8', maxBuffer: 1e9 });
  return JSON.parse(said) as readonly Read[];
}

const linesOf = ({ strokes }: Read): Point[][] => strokes.map((stroke) => [stroke[0], ...curve(stroke)]);

/** A DXF by ezdxf. */
export function byEzdxf(dxf: string, height: number): Found {
  const read = byPython('dxf', dxf);
  return (tool) =>
    read
      .filter(({ within }) => within.includes(tool.toUpperCase()))
      .flatMap(linesOf)
      .map((line) => line.map(([x, y]): Point => [x, height - y]));
}

/** The pens of a PLT, by what they cut. */
const PENS: Partial<Record<Tool, number>> = { engrave: 1, mount: 2, stencil: 3, outline: 4 };

/**
 * A PLT by hp2xx, which makes lines of a DXF of it, in mm with three decimals. Its DXF does not tell one pen from another, so each is
 * asked for alone. It counts from the lowest place and the leftmost that is drawn, so a dot is drawn at the origin.
 *
 * @param left, bottom where the file's origin lies on the stone, in mm from its left and its top.
 */
export function byHp2xx(plt: string, bottom: number, left: number): Found {
  const [head = '', ...pens] = plt.split(/^(?=SP\d+;)/m);
  return (tool) => {
    const cut = pens.filter((pen) => pen.startsWith(`SP${PENS[tool]};`));
    if (cut.length === 0) return [];
    const input = [head, ...cut, 'PU0,0;\nPD0,0;\nSP0;\n'].join('');
    const flags = ['-q', '-t', '-m', 'dxf', '-f', '-', '-'];
    const dxf = execFileSync('hp2xx', flags, { input, encoding: 'utf8', maxBuffer: 1e9 });
    return byPython('dxf', dxf)
      .flatMap(linesOf)
      .filter((line) => line.some(([x, y]) => x !== 0 || y !== 0))
      .map((line) => line.map(([x, y]): Point => [left + x, bottom - y]));
  };
}

/** An SVG with layers by svgelements. */
export function bySvgElements(svg: string): Found {
  const read = byPython('svg', svg);
  return (tool) => read.filter(({ within }) => within.includes(tool.toUpperCase())).flatMap(linesOf);
}

/** What svgelements takes the points of Poppler's pages for, in mm: pixels, of which an inch has 96. */
const PIXEL = 25.4 / 96;

/** The grey in which a PDF fills what is cut. */
const FILLED: Partial<Record<Tool, string>> = { engrave: '#191919', mount: '#dbdbdb' };

/** A PDF's first page by Poppler, whose SVG svgelements reads: what is filled. */
export function byPoppler(pdf: Uint8Array): Found {
  // Poppler would shrink a page that is a fraction of a point larger than whole points.
  const svg = ask('pdftocairo', pdf, ['-svg', '-noshrink', '-nocenter', '-l', '1'], ['-']);
  const read = byPython('svg', svg);
  return (tool) =>
    read
      .filter(({ fill }) => fill === FILLED[tool])
      .flatMap(linesOf)
      .map((line) => line.map(([x, y]): Point => [x * PIXEL, y * PIXEL]));
}

/** The colours of an EPS's layers, in percent of red, green and blue. */
const COLOURS: Partial<Record<Tool, string>> = {
  engrave: '0 0 0',
  mount: '0 0 100',
  stencil: '100 0 100',
  outline: '30 30 30',
};

/** An EPS by Ghostscript, which is asked for each path that it would paint. */
export function byGhostscript(eps: string, height: number): Found {
  const [before, dots] = [join(import.meta.dirname, 'outlines.ps'), 2540];
  const flags = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=nullpage', `-r${dots}`];
  const said = execFileSync('gs', [...flags, before, '-'], { input: eps, encoding: 'utf8', maxBuffer: 1e9 });
  const found = new Map<string, Point[][]>();
  let lines: Point[][] = [];
  for (const told of said.split('\n')) {
    const words = told.split(' ');
    const verb = words.pop();
    const numbers = words.map((word) => (Number(word) / 10_000) * MM);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, at): Point => [numbers[2 * at] ?? Number.NaN, height - (numbers[2 * at + 1] ?? Number.NaN)],
    );
    const [line, from] = [lines.at(-1), lines.at(-1)?.at(-1)];
    if (verb === 'paint') {
      lines = found.get(words.join(' ')) ?? [];
      found.set(words.join(' '), lines);
    } else if (verb === 'moveto') lines.push(points);
    else if (verb === 'lineto') line?.push(...points);
    else if (verb === 'curveto' && from) line?.push(...curve([from, ...points]));
    else if (verb === 'closepath' && line?.[0]) line.push(line[0]);
    else if (told !== '') throw new Error(`Ghostscript said ${told}`);
  }
  return (tool) => found.get(COLOURS[tool] ?? '') ?? [];
}
