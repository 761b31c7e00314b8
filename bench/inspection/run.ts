/**
 * `npm run inspect:measure [-- --seed 1 --faults 2000 --good 500 --show]`: seeds faults into good designs and counts
 * those that the inspection finds, and good designs it objects to. Exits with 1 where less than 99 % of a kind are
 * found, or more than 1 % of the good designs are objected to. `--show` prints misses and false alarms.
 */
import { parseArgs } from 'node:util';
import { randomFrom } from '../../tests/random';
import { falseAlarms } from './falseAlarms';
import { goodDesigns } from './goodDesigns';
import { seedFaults } from './seedFaults';
import { sixtyLines } from './sixtyLines';
import { alarmRate, isWell, tableOf } from './table';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '2000' },
    good: { type: 'string', default: '500' },
    show: { type: 'boolean', default: false },
  },
});
const say = (what: string) => process.stdout.write(`${what}\n`);
const random = randomFrom(Number(values.seed));
const good = goodDesigns(Number(values.good), random);
const alarms = falseAlarms(good);
const caught = seedFaults(Number(values.faults), random);
const timing = sixtyLines();

if (values.show) {
  for (const { kind, missed } of caught) for (const one of missed) say(`missed ${kind}: ${one}`);
  for (const { name, finding } of alarms) say(`false alarm on ${name}: ${JSON.stringify(finding)}`);
}
say(tableOf(caught, alarms));
say(`\n${alarmRate(alarms, good.length)}`);
say(
  `60 lines: ${timing.total.toFixed(1)} ms at the middle of 20 inspections (worst ${timing.worstTotal.toFixed(1)}), ` +
    `the longest slice ${timing.slice.toFixed(1)} ms (worst ${timing.worstSlice.toFixed(1)})`,
);
if (!isWell(caught, alarms, good.length)) process.exitCode = 1;
