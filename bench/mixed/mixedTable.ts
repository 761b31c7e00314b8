import { median } from '../median';
import type { Mixed } from './measureMixed';

/** What was measured of the stone of so many lines. */
export interface OfLines {
  readonly lines: number;
  readonly measured: readonly Mixed[];
}

const ROWS: readonly (readonly [name: string, digits: number, of: (mixed: Mixed) => number])[] = [
  ['first picture, ms', 0, ({ opened }) => opened],
  ['first move to pixels, ms', 1, ({ firstMove }) => firstMove],
  ['keystroke to pixels p50, ms', 1, ({ keystroke }) => keystroke],
  ['slowest of 40 keystrokes, ms', 1, ({ slowestKeystroke }) => slowestKeystroke],
  ['reliefs waiting before the first keystroke', 0, ({ waiting }) => waiting[0]],
  ['reliefs waiting after the last', 0, ({ waiting }) => waiting[1]],
  ['reliefs baked meanwhile', 0, ({ work }) => work.reliefsBaked],
  ['of them on the stage’s thread', 0, ({ work }) => work.reliefsBakedHere],
  ['layers rasterised whole meanwhile', 0, ({ work }) => work.layersRasterised],
  ['parts of layers painted anew meanwhile', 0, ({ work }) => work.layersPatched],
  [
    'longest turn of the stage’s worker until the first picture, ms of the processor',
    0,
    ({ turns }) => turns.opening,
  ],
  ['longest turn after it, until all is baked, ms of the processor', 1, ({ turns }) => turns.longest],
  ['all its turns, ms of the processor', 0, ({ turns }) => turns.all],
  ['all turns of the workers that bake, ms of the processor', 0, ({ turns }) => turns.others],
];

/** The table of the mixed stones, a column for each number of lines; medians. */
export function mixedTable(all: readonly OfLines[]): string {
  const row = ([name, digits, of]: (typeof ROWS)[number]) =>
    `| ${[name, ...all.map(({ measured }) => median(measured.map(of)).toFixed(digits))].join(' | ')} |`;
  return [
    `| | ${all.map(({ lines }) => `${lines} lines`).join(' | ')} |`,
    `| --- |${all.map(() => ' ---: |').join('')}`,
    ...ROWS.map(row),
  ].join('\n');
}
