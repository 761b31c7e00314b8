import { EXPORTS, type ExportName } from './exports';
import type { Results } from './results';

/** The most that a file may take, and one task of the main thread meanwhile, in ms. */
const MOST_MS = 2000;
const LONGEST_TASK = 50;

const NAMES = Object.keys(EXPORTS) as ExportName[];

/** The table of files: how long each kind takes, and the main thread's longest task meanwhile. */
export function exportTable(results: Results): string {
  const rows = NAMES.map((name) => {
    const first = results.exported(name, 'first');
    const prepared = results.exported(name, 'prepared');
    const next = results.exported(name, 'next');
    const longest = results.longestTask(name);
    const met = first < MOST_MS && longest <= LONGEST_TASK;
    const cells = [
      name,
      first.toFixed(0),
      prepared.toFixed(0),
      next.toFixed(0),
      longest === 0 ? 'none' : `${longest.toFixed(0)} ms`,
      (results.exported(name, 'bytes') / 1000).toFixed(0),
      met ? 'met' : 'missed',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| file | first, ms | in the opened tab, ms | next, ms | main-thread tasks of 50 ms or more | kB | |',
    '|---|---:|---:|---:|---|---:|---|',
    ...rows,
  ].join('\n');
}
