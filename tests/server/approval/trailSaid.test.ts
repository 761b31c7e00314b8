import { describe, expect, test } from 'vitest';
import { trailSaid } from '../../../server/routes/approval/trailSaid';
import { design } from '../../../src/stone/stone';
import type { TrailEvent } from '../../../src/stone/wire/approval';

const round = (died: string) =>
  design.parse({
    Parms: [
      { type: 'text', key: 'line-one', subText: 'Karen Holm' },
      { type: 'text', key: 'line-two', subText: died },
    ],
  });

const ENTRIES: readonly (readonly [TrailEvent, string])[] = [
  ['asked', '1/1: Anna Holm'],
  ['ticked', 'line-one'],
  ['ticked', 'the-stone'],
  ['commented', '{}'],
  ['commented', '{}'],
  ['replied', '4712'],
  ['ticked', 'line-two'],
  ['sent', '2'],
  ['ticked', 'line-two'],
  ['unticked', 'line-gone'],
  ['settled', '4711'],
];

const TOLD = {
  entries: ENTRIES.map(([what, detail]) => ({ what, detail, approver_id: 1 })),
  objections: new Map(),
  rounds: new Map([
    [1, round('† 3.11.2026')],
    [2, round('† 4.11.2026')],
  ]),
  comments: [
    { id: 4711, pin: { kind: 'letter', key: 'line-two', letter: 2 }, line: '† 3.11.2026' },
    { id: 4712, pin: { kind: 'place', x: 123.4, y: 56 }, line: null },
  ],
} as const;

describe('What the trail of an approval tells', () => {
  test('names what was ticked as it read then, and comments by their place and by the order of their writing', () => {
    expect(trailSaid(TOLD, 'da')).toEqual([
      'Bad om godkendelse (1/1: Anna Holm)',
      'Satte flueben ved »Karen Holm«',
      'Satte flueben ved stenen',
      'Skrev bemærkning nr. 1 om »3« i »† 3.11.2026«',
      'Skrev bemærkning nr. 2 om et sted 123,4 mm fra venstre og 56 mm fra oven',
      'Skrev videre i bemærkning nr. 2',
      'Satte flueben ved »† 3.11.2026«',
      'Sendte udgave nr. 2 til de pårørende',
      'Satte flueben ved »† 4.11.2026«',
      'Tog fluebenet ved »line-gone« tilbage',
      'Sagde, at bemærkning nr. 1 er afklaret',
    ]);
  });

  test('is said in each language', () => {
    expect(trailSaid(TOLD, 'de')[3]).toBe('Schrieb Anmerkung Nr. 1 („3“ in „† 3.11.2026“)');
    expect(trailSaid(TOLD, 'no')[2]).toBe('Krysset av for steinen');
  });
});
