import type { Alarm } from './falseAlarms';
import type { Caught } from './seedFaults';

/** The percentage of each kind that has to be found, and the most good designs that may be objected to. */
const LEAST_CAUGHT = 99;
const MOST_ALARMED = 1;

const percent = (part: number, whole: number) => (100 * part) / whole;
const alarmed = (alarms: readonly Alarm[]) => new Set(alarms.map(({ name }) => name)).size;

/** Whether enough of each kind was caught, and few enough good designs were objected to. */
export function isWell(caught: readonly Caught[], alarms: readonly Alarm[], good: number): boolean {
  return (
    caught.every((each) => percent(each.caught, each.seeded) >= LEAST_CAUGHT) &&
    percent(alarmed(alarms), good) <= MOST_ALARMED
  );
}

/** The percentage of good designs that were objected to. */
export function alarmRate(alarms: readonly Alarm[], good: number): string {
  const count = alarmed(alarms);
  return `${count} of ${good} good designs objected to (${percent(count, good).toFixed(1)} %)`;
}

/** The table by kind, as Markdown: what was seeded and caught, and how often the kind was a false alarm. */
export function tableOf(caught: readonly Caught[], alarms: readonly Alarm[]): string {
  const rows = caught.map((each) => {
    const wrong = alarms.filter(({ finding }) => finding.kind === each.kind).length;
    const part = percent(each.caught, each.seeded).toFixed(1);
    return `| ${each.kind} | ${each.seeded} | ${each.caught} | ${part} | ${wrong} |`;
  });
  const all = caught.reduce((sum, { seeded }) => sum + seeded, 0);
  const found = caught.reduce((sum, each) => sum + each.caught, 0);
  return [
    '| kind | seeded | caught | % | false alarms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    `| all | ${all} | ${found} | ${percent(found, all).toFixed(1)} | ${alarms.length} |`,
  ].join('\n');
}
