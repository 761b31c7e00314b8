import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What `hb-shape`, HarfBuzz's own program, says of one glyph, in font units: gid, code point, advance, dx, dy. */
export type HbGlyph = readonly [gid: number, cluster: number, advance: number, dx: number, dy: number];

/** The answers kept for machines without the program; `vitest -u` writes them anew where it is installed. */
export const RECORDED = fileURLToPath(new URL('./hbShape.recorded.json', import.meta.url));

/** Whether the program is installed (Debian: libharfbuzz-bin). */
export const installed = spawnSync('hb-shape', ['--version']).status === 0;

/** Shapes lines with the program, one call per font; where it is not installed, by its recorded answers. */
export function hbShape(file: string, lines: readonly string[]): HbGlyph[][] {
  return installed ? ask(file, lines) : recall(file, lines);
}

function ask(file: string, lines: readonly string[]): HbGlyph[][] {
  const path = createRequire(import.meta.url).resolve(file);
  const answer = execFileSync(
    'hb-shape',
    [
      `--font-file=${path}`,
      '--text-file=-',
      '--features=-liga,-clig,-calt,-dlig,kern,lnum',
      '--direction=ltr',
      '--output-format=json',
      '--no-glyph-names',
      '--font-size=upem',
    ],
    { input: `${lines.map((line) => line.normalize('NFC')).join('\n')}\n`, encoding: 'utf8' },
  );
  return answer
    .trim()
    .split('\n')
    .map((line) =>
      (JSON.parse(line) as Record<'g' | 'cl' | 'ax' | 'dx' | 'dy', number>[]).map(
        ({ g, cl, ax, dx, dy }) => [g, cl, ax, dx, dy] as const,
      ),
    );
}

function recall(file: string, lines: readonly string[]): HbGlyph[][] {
  const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Record<string, Record<string, HbGlyph[]>>;
  return lines.map((line) => {
    const glyphs = recorded[file]?.[line];
    if (!glyphs) throw new Error(`hb-shape was not recorded for "${line}" in ${file}`);
    return glyphs;
  });
}

/** All answers as they are recorded: one line of text a line, so that a change is readable. */
export function recording(files: readonly string[], linesFor: (file: string) => readonly string[]): string {
  const entries = files.map((file) => {
    const lines = linesFor(file);
    const answers = ask(file, lines).map(
      (glyphs, index) => `    ${JSON.stringify(lines[index])}: ${JSON.stringify(glyphs)}`,
    );
    return `  ${JSON.stringify(file)}: {\n${answers.join(',\n')}\n  }`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
