import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
export function ask(
  program: string,
  pdf: Uint8Array,
  before: readonly string[],
  after: readonly string[] = [],
  encoding: 'utf8' | 'latin1' = 'utf8',
): string {
  const folder = mkdtempSync(join(tmpdir(), 'gravestone-pdf-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    return execFileSync(program, [...before, file, ...after], { encoding, maxBuffer: 1e9 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A PDF's page as Poppler draws it, by default the first at 72 dots to the inch: a PNG file. */
export function pictureOf(pdf: Uint8Array, page = 1, dpi = 72): Buffer {
  const wanted = ['-png', '-r', `${dpi}`, '-singlefile', '-f', `${page}`];
  return Buffer.from(ask('pdftoppm', pdf, wanted, [], 'latin1'), 'latin1');
}

/** A point in mm. */
export const MM = 25.4 / 72;

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
