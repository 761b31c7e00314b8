import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { check } from 'recheck';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE } from '../src/stone/parm';

/** Patterns whose work grows faster than their text, or of which nothing can be proven, with the longest text each gets. */
const BOUNDED: readonly { readonly in: string; readonly most: number; readonly why: string }[] = [
  { in: 'src/stone/proofreading/', most: LONGEST_LINE, why: 'a line of a stone, or a name of its case' },
  {
    in: 'server/credentials/tokens.ts',
    most: 16_384,
    why: 'an address, whose length Node limits with its headers',
  },
];

/** What takes longer than this (ms) holds others up. */
const LONGEST = 50;

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = [];
  const note: VisitorObject['Literal'] = (literal) => {
    if ('regex' in literal) found.push({ file, source: literal.regex.pattern, flags: literal.regex.flags });
  };
  new Visitor({ Literal: note }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

/** All that the server runs. */
const PATTERNS = ['server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => patternsIn(join(folder, name))),
);

const boundOf = ({ file }: Pattern) => BOUNDED.find((bound) => file.startsWith(bound.in));

/** The same for whoever compares them: the checker knows no flag for the places of groups. */
const checked = ({ source, flags }: Pattern) => check(source, flags.replace('d', ''), { timeout: 60_000 });

/** Texts of a length that a pattern has the most work with: its own characters again and again, alone and by twos. */
function hostile({ source }: Pattern, length: number): string[] {
  const own = new Set([...source.replace(/\\[a-zA-Z](\{[^}]*\})?/g, ''), ...'aA1 .é']);
  const pieces = [...own].flatMap((one) => [one, `${one}a`, `${one} `, `1${one}`]);
  return pieces.map((piece) => `${piece.repeat(Math.floor(length / piece.length))}\u0000`);
}

function timeOf({ source, flags }: Pattern, text: string): number {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const began = performance.now();
  text.replace(pattern, '');
  return performance.now() - began;
}

describe('A regular expression that the server runs', () => {
  test('takes work that grows with its text alone, unless its text is short', {
    timeout: 600_000,
  }, async () => {
    expect(PATTERNS.length).toBeGreaterThan(200);
    const doubtful: string[] = [];
    for (const pattern of PATTERNS.filter((each) => !boundOf(each))) {
      const { status } = await checked(pattern);
      if (status !== 'safe') doubtful.push(`${pattern.file}: ${status} /${pattern.source}/`);
    }
    expect(doubtful).toEqual([]);
  });

  test('that is left to the shortness of its text is done with the longest in 50 ms', () => {
    const slow = PATTERNS.flatMap((pattern) => {
      const bound = boundOf(pattern);
      const texts = bound ? hostile(pattern, bound.most) : [];
      // The best of two: what else the machine does is no work of the pattern's.
      return texts
        .filter((text) => Math.min(timeOf(pattern, text), timeOf(pattern, text)) > LONGEST)
        .map((text) => `${pattern.file}: /${pattern.source}/ on ${text.slice(0, 4)}…`);
    });
    expect(slow).toEqual([]);
  });
});
