import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedByLocks } from '../../src/stone/edits/allowedByLocks';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Edit } from '../../src/stone/edits/edit';
import { beginHistory, record, redo, undo } from '../../src/stone/history';
import { type Design, design } from '../../src/stone/stone';
import { MAKEABLE } from './make/makeableStone';

const START = design.parse({
  Parms: [
    { type: 'text', subText: 'Anna Sørensen' },
    { type: 'text', subText: '* 12.4.1941', subTextSpacing: '0.5,0,-1' },
    { type: 'sandblownVignet', vignetId: 553 },
    { type: 'customVignet', vignetId: 7 },
    { type: 'text', subText: 'Hvil i fred', curve: { kind: 'arc', radius: 200, side: 'inside' } },
  ],
});

const element = fc.nat(6);
const elements = fc.uniqueArray(element, { minLength: 1, maxLength: 4 });
const kind = <K extends Edit['kind']>(one: K) => fc.constant(one);

const curve = fc.oneof(
  fc.constant(undefined),
  fc.constant({ kind: 'edge' } as const),
  fc.record({
    kind: fc.constant('arc' as const),
    radius: fc.integer({ min: 10, max: 900 }),
    side: fc.constantFrom('outside' as const, 'inside' as const),
  }),
);

const paragraph = fc.record({
  align: fc.constantFrom('left' as const, 'centre' as const, 'justified' as const),
  leading: fc.integer({ min: 10, max: 60 }),
});

const make = fc.record(
  {
    thickness: fc.constantFrom(100, 120, 140, 999),
    base: fc.constantFrom(
      undefined,
      { width: 700, height: 150, depth: 240 },
      { width: 5, height: 5, depth: 5 },
    ),
    edge: fc.constantFrom('asFace' as const, 'rough' as const, 'polished' as const),
    side: fc.constantFrom('asFace' as const, 'honed' as const),
    bevel: fc.constantFrom(0, 12.5, 30, 99),
  },
  { requiredKeys: [] },
);

/** What is done at the stone and in its list of layers. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: kind('writeText'),
    element,
    subText: fc.constantFrom('', 'Anna', 'Åse\u0301', 'AVATAR'),
  }),
  fc.record({
    kind: kind('changeText'),
    element,
    fields: fc.record({ curve, fontSize: fc.constantFrom('18', '40') }),
  }),
  fc.record({
    kind: kind('spaceCharacter'),
    element,
    character: fc.nat(12),
    mm: fc.integer({ min: -20, max: 20 }),
  }),
  fc.record({ kind: kind('place'), element, x: fc.nat(600), y: fc.nat(700) }),
  fc.record({ kind: kind('nudge'), element, dx: fc.nat(10), dy: fc.nat(10) }),
  fc.record({ kind: kind('turn'), element, rotation: fc.integer({ min: -180, max: 180 }) }),
  fc.record({ kind: kind('moveTo'), element, to: element }),
  fc.record({ kind: kind('copy'), element }),
  fc.record({ kind: kind('copyGroup'), elements }),
  fc.record({ kind: kind('mirrorCopy'), elements, about: fc.nat(600) }),
  fc.record({ kind: kind('thickenStrokes'), element, by: fc.constantFrom(0, 0.4) }),
  fc.record({ kind: kind('delete'), element }),
  fc.record({ kind: kind('group'), elements }),
  fc.record({ kind: kind('group'), elements, paragraph }),
  fc.record({ kind: kind('ungroup'), elements }),
  fc.record({ kind: kind('nameElement'), element, name: fc.constantFrom('', 'Navn') }),
  fc.record({ kind: kind('lockElements'), elements, locked: fc.boolean() }),
  fc.record({ kind: kind('changeMake'), fields: make, stone: fc.constant(MAKEABLE) }),
  fc.record({ kind: kind('hideElements'), elements, hidden: fc.boolean() }),
  fc.record({ kind: kind('reserveElements'), elements, reserved: fc.boolean() }),
);

const bytes = (one: Design) => JSON.stringify(one);

test('Whatever is done in 10,000 sequences, undo and redo pass through the same designs to the byte, and each can be stored', () => {
  let steps = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 10 }), (edits) => {
      let history = beginHistory(START);
      const seen = [bytes(START)];
      for (const [at, one] of edits.entries()) {
        const allowed = allowedByLocks(one, history.present);
        const after = allowed ? applyEdit(history.present, allowed) : history.present;
        if (after === history.present) continue;
        history = record(history, after, `edit ${at}`, at);
        seen.push(bytes(after));
      }
      steps += seen.length - 1;
      const stored = JSON.parse(bytes(history.present));
      // Fields may stand in another order; none is lost or changed.
      expect(JSON.parse(bytes(design.parse(stored)))).toEqual(stored);
      for (const before of seen.slice(0, -1).toReversed()) {
        history = undo(history);
        if (bytes(history.present) !== before) expect(bytes(history.present)).toBe(before);
      }
      expect(undo(history)).toBe(history);
      for (const after of seen.slice(1)) {
        history = redo(history);
        if (bytes(history.present) !== after) expect(bytes(history.present)).toBe(after);
      }
    }),
    { numRuns: 10_000 },
  );
  // Most of what is tried does something: an edit that changes nothing proves nothing.
  expect(steps).toBeGreaterThan(25_000);
}, 120_000);
