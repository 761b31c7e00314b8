import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { along, type Point } from '../sheet/pieces';

const isInstalled = () => spawnSync('pdftocairo', ['-v']).status === 0;

/** Poppler's programs are the tests' second opinion on PDF; Debian's package is installed where they are missing. */
function needPoppler(): void {
  if (isInstalled()) return;
  const quietly = { stdio: 'ignore' } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'poppler-utils'], quietly);
}
needPoppler();

/** Hands a PDF to one of Poppler's programs and answers with what it prints. */
function ask(
  program: string,
  pdf: Uint8Array,
  before: readonly string[],
  after: readonly string[] = [],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'gravestone-pdf-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    return execFileSync(program, [...before, file, ...after], { encoding: 'utf8', maxBuffer: 1e9 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MM = 25.4 / 72;

/** The sizes of all pages in mm. */
export function pageSizes(pdf: Uint8Array): (readonly [width: number, height: number])[] {
  const said = ask('pdfinfo', pdf, ['-f', '1', '-l', '999']);
  return [...said.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) => [
    Number(width) * MM,
    Number(height) * MM,
  ]);
}

/** The text of a page, line by line. */
export function textOf(pdf: Uint8Array, page: number): string {
  return ask('pdftotext', pdf, ['-layout', '-f', String(page), '-l', String(page)], ['-']);
}

/** Every word of a page with its box in mm from the page's upper left. */
export function wordsOf(pdf: Uint8Array, page: number) {
  const said = ask('pdftotext', pdf, ['-bbox', '-f', String(page), '-l', String(page)], ['-']);
  return [
    ...said.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g),
  ].map(([, left, top, right, bottom, word]) => ({
    word,
    left: Number(left) * MM,
    top: Number(top) * MM,
    right: Number(right) * MM,
    bottom: Number(bottom) * MM,
  }));
}

/** What `pdffonts` and `pdfimages` list: a row for each, without their two lines of heading. */
export function listed(program: 'pdffonts' | 'pdfimages', pdf: Uint8Array): string[] {
  const said = ask(program, pdf, program === 'pdfimages' ? ['-list'] : []);
  return said.trimEnd().split('\n').slice(2);
}

/** One path that a page draws, in mm from the page's upper left. */
export interface DrawnPath {
  readonly contours: readonly (readonly Point[])[];
  readonly isFilled: boolean;
  readonly isStroked: boolean;
}

/** Every path of a page as Poppler draws it; what only clips is left out. */
export function pathsOf(pdf: Uint8Array, page: number): DrawnPath[] {
  const pages = ['-f', String(page), '-l', String(page)];
  // Poppler would shrink a page that is a fraction of a point larger than whole points.
  const svg = ask('pdftocairo', pdf, ['-svg', '-noshrink', '-nocenter', ...pages], ['-']);
  const shown = svg.replace(/<defs>[\s\S]*?<\/defs>/g, '');
  return [...shown.matchAll(/<path style="([^"]*)" d="([^"]*)"(?: transform="matrix\(([^)]*)\)")?/g)].map(
    ([, style = '', d = '', matrix = '1,0,0,1,0,0']) => ({
      contours: contoursIn(d, matrix.split(',').map(Number)),
      isFilled: !style.includes('fill:none'),
      isStroked: !style.includes('stroke:none'),
    }),
  );
}

function contoursIn(d: string, [a = 1, b = 0, c = 0, e = 1, f = 0, g = 0]: readonly number[]): Point[][] {
  const contours: Point[][] = [];
  for (const [, verb, given = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = given.trim().split(/\s+/).map(Number);
    const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => {
      const [x = NaN, y = NaN] = [numbers[2 * index], numbers[2 * index + 1]];
      return [(a * x + c * y + f) * MM, (b * x + e * y + g) * MM];
    });
    const from = contours.at(-1)?.at(-1);
    if (verb === 'M') contours.push(points);
    else if (verb === 'L') contours.at(-1)?.push(...points);
    else if (verb === 'C' && from) contours.at(-1)?.push(...along([from, ...points]));
  }
  return contours.filter(({ length }) => length > 1);
}
