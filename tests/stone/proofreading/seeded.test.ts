import { describe, expect, test } from 'vitest';
import type { FindingKind } from '../../../src/stone/finding';
import { proofread } from '../../../src/stone/proofreading/proofread';
import { randomFrom } from '../../random';
import { FAULTS, type Sound } from './faults';
import { caseOf, drawPlan, placed } from './inscriptions';
import { TODAY } from './written';

/** How many faults are seeded in all, and how many inscriptions without one are read. `SEEDED_FAULTS=20000` for more. */
const MANY = Number(process.env.SEEDED_FAULTS ?? 2000);
const OF_CASE: ReadonlySet<string> = new Set(['nameDiffers', 'dateDiffers', 'partnerDiffers']);

const random = randomFrom(20261123);

function sound(): Sound {
  const plan = drawPlan(random);
  return { plan, lines: placed(plan, random), people: caseOf(plan, random) };
}

const said = (lines: Sound['lines'], { people }: Sound) =>
  `${lines.map(({ text }) => text).join(' / ')} ## ${Object.values(people).join('; ')}`;

describe('A proof-reader', () => {
  test('sees at least 99 of 100 faults of each kind, seeded by lot in three languages', () => {
    const kinds = Object.keys(FAULTS) as FindingKind[];
    const each = Math.ceil(MANY / kinds.length);
    const rows = kinds.map((kind) => {
      const missed: string[] = [];
      let seeded = 0;
      while (seeded < each) {
        const one = sound();
        const lines = FAULTS[kind]?.(one, random);
        if (!lines) continue;
        seeded += 1;
        const people = OF_CASE.has(kind) || random() < 0.5 ? one.people : undefined;
        const kindsFound = proofread(lines, TODAY, people).map((found) => found.kind);
        // A surname that both share is named once, for the deceased.
        if (!kindsFound.includes(kind)) missed.push(`${said(lines, one)} (${kindsFound.join()})`);
      }
      return { kind, seeded, caught: seeded - missed.length, missed };
    });
    const table = rows.map(({ kind, seeded, caught, missed }) =>
      [
        kind.padEnd(20),
        String(caught).padStart(5),
        'of',
        seeded,
        ...missed.slice(0, 8).map((line) => `\n    ${line}`),
      ].join(' '),
    );
    const low = rows.filter(({ caught, seeded }) => caught < 0.99 * seeded);
    expect(low, table.join('\n')).toEqual([]);
    expect(rows.reduce((sum, { seeded }) => sum + seeded, 0)).toBeGreaterThanOrEqual(MANY);
  }, 120_000);

  test('gives at most one false alarm on a hundred inscriptions that are right', () => {
    const alarms: string[] = [];
    for (let count = 0; count < MANY; count += 1) {
      const one = sound();
      const found = proofread(one.lines, TODAY, count % 2 === 0 ? one.people : undefined);
      if (found.length > 0) alarms.push(`${said(one.lines, one)} (${found.map(({ kind }) => kind).join()})`);
    }
    expect(alarms.length, alarms.slice(0, 20).join('\n')).toBeLessThanOrEqual(MANY / 100);
  }, 120_000);
});
