import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import { allowedByLocks } from '../../src/stone/edits/allowedByLocks';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type Edit, joinsSteps } from '../../src/stone/edits/edit';
import { moveAllTo } from '../../src/stone/edits/several';
import { handled } from '../../src/stone/handling';
import { beginHistory, record, redo, undo } from '../../src/stone/history';
import { type Design, design } from '../../src/stone/stone';
import { LANTERN, NAME, ROSE, sampleDesign } from './sampleDesign';

const five = design.parse({ Parms: [...'abcde'].map((subText) => ({ type: 'text', subText })) });
const letters = ({ Parms }: Design) =>
  Parms.map((element) => (element.type === 'text' ? element.subText : '?')).join('');
const edited = (...edits: Edit[]) => edits.reduce(applyEdit, sampleDesign());

describe('How an element is handled', () => {
  test('is written only where something is said: a design that does not use it stays as it was, byte for byte', () => {
    const before = JSON.stringify(sampleDesign());
    expect(before).not.toMatch(/"(name|locked|hidden)":/);
    const there = edited(
      { kind: 'nameElement', element: NAME, name: 'Navnet ' },
      { kind: 'lockElements', elements: [NAME, ROSE], locked: true },
      { kind: 'hideElements', elements: [LANTERN], hidden: true },
    );
    expect(there.Parms.map(({ name, locked, hidden }) => ({ name, locked, hidden }))).toEqual([
      { name: 'Navnet', locked: true, hidden: undefined },
      { name: undefined, locked: undefined, hidden: undefined },
      { name: undefined, locked: true, hidden: undefined },
      { name: undefined, locked: undefined, hidden: true },
    ]);
    expect(JSON.stringify(there)).not.toMatch(/"(locked|hidden)":false|"name":""/);
    const back = [
      { kind: 'nameElement', element: NAME, name: ' ' },
      { kind: 'lockElements', elements: [NAME, ROSE], locked: false },
      { kind: 'hideElements', elements: [LANTERN], hidden: false },
    ] as const;
    expect(JSON.stringify(back.reduce<Design>(applyEdit, there))).toBe(before);
  });

  test('comes back over the wire, and whoever does not know it reads an ordinary element', () => {
    const sent = JSON.parse(
      JSON.stringify(
        edited(
          { kind: 'nameElement', element: NAME, name: 'Navnet' },
          { kind: 'lockElements', elements: [NAME], locked: true },
          { kind: 'hideElements', elements: [NAME], hidden: true },
        ),
      ),
    );
    expect(design.parse(sent).Parms[NAME]).toMatchObject({ name: 'Navnet', locked: true, hidden: true });
    const { name, locked, hidden, ...ordinary } = sent.Parms[NAME];
    expect([name, locked, hidden]).toEqual(['Navnet', true, true]);
    expect(design.parse({ ...sent, Parms: [ordinary] }).Parms[0]).toEqual(sampleDesign().Parms[NAME]);
    expect(design.safeParse({ Parms: [{ type: 'text', name: 'x'.repeat(61) }] }).success).toBe(false);
  });

  test('changes nothing where it is as it was, is saved at once, and is a step of its own', () => {
    const stone = sampleDesign();
    for (const edit of [
      { kind: 'nameElement', element: NAME, name: '' },
      { kind: 'lockElements', elements: [NAME], locked: false },
      { kind: 'hideElements', elements: [NAME], hidden: false },
      { kind: 'moveTo', element: NAME, to: NAME },
      { kind: 'moveTo', element: NAME, to: 4 },
      { kind: 'lockElements', elements: [7], locked: true },
    ] as const) {
      expect(applyEdit(stone, edit)).toBe(stone);
      expect(joinsSteps(edit)).toBe(false);
    }
    const hidden = applyEdit(stone, { kind: 'hideElements', elements: [NAME], hidden: true });
    expect(saveUrgency(stone, hidden)).toBe('now');
    const [element] = hidden.Parms;
    if (element) expect(handled(element, { hidden: true })).toBe(element);
  });
});

describe('The place in the order', () => {
  test('may be any: those between move one step the other way', () => {
    expect(letters(applyEdit(five, { kind: 'moveTo', element: 0, to: 3 }))).toBe('bcdae');
    expect(letters(applyEdit(five, { kind: 'moveTo', element: 4, to: 0 }))).toBe('eabcd');
  });

  test('of several is one, and they keep their own order', () => {
    expect(letters(applyEdit(five, moveAllTo([0, 2], 5)))).toBe('bdeac');
    expect(letters(applyEdit(five, moveAllTo([4, 0, 2], 2)))).toBe('baced');
    expect(letters(applyEdit(five, moveAllTo([3, 4], 0)))).toBe('deabc');
    expect(letters(applyEdit(five, moveAllTo([1], 1)))).toBe('abcde');
  });

  test('of any elements, anywhere, is what a list says where they were cut out and put in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(4), { maxLength: 5 }), fc.nat(5), (moved, above) => {
        const all = [0, 1, 2, 3, 4];
        const inOrder = all.filter((index) => moved.includes(index));
        const others = all.filter((index) => !moved.includes(index));
        const wanted = [
          ...others.filter((index) => index < above),
          ...inOrder,
          ...others.filter((index) => index >= above),
        ];
        const text = wanted.map((index) => 'abcde'[index]).join('');
        expect(letters(applyEdit(five, moveAllTo(moved, above)))).toBe(text);
      }),
    );
  });
});

const element = fc.nat(5);
const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('lockElements' as const),
    elements: fc.array(element),
    locked: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('hideElements' as const),
    elements: fc.array(element),
    hidden: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('nameElement' as const), element, name: fc.string({ maxLength: 70 }) }),
  fc.record({ kind: fc.constant('moveTo' as const), element, to: element }),
  fc.record({ kind: fc.constant('nudge' as const), element, dx: fc.nat(9), dy: fc.nat(9) }),
  fc.record({ kind: fc.constant('writeText' as const), element, subText: fc.string({ maxLength: 8 }) }),
  fc.record({ kind: fc.constant('copy' as const), element }),
  fc.record({ kind: fc.constant('delete' as const), element }),
);

test('Whatever is locked, hidden, named and moved is undone to the byte, and done again', () => {
  fc.assert(
    fc.property(fc.array(anEdit, { maxLength: 15 }), (edits) => {
      let history = beginHistory(sampleDesign());
      const seen = [JSON.stringify(history.present)];
      for (const [at, edit] of edits.entries()) {
        const allowed = allowedByLocks(edit, history.present);
        const before = history;
        if (allowed) history = record(history, applyEdit(history.present, allowed), `${at}`, at * 5000);
        if (history !== before) seen.push(JSON.stringify(history.present));
        // Nothing but an unlocking changes a locked element's looks.
        const looks = (stone: Design) =>
          stone.Parms.filter(({ locked }) => locked).map(({ name: _, hidden: __, ...rest }) =>
            JSON.stringify(rest),
          );
        if (edit.kind !== 'lockElements')
          expect(looks(history.present).toSorted()).toEqual(looks(before.present).toSorted());
      }
      for (const stage of seen.toReversed()) {
        expect(JSON.stringify(history.present)).toBe(stage);
        expect(JSON.stringify(design.parse(JSON.parse(stage)))).toBe(
          JSON.stringify(design.parse(history.present)),
        );
        history = undo(history);
      }
      for (const stage of seen.slice(1)) {
        history = redo(history);
        expect(JSON.stringify(history.present)).toBe(stage);
      }
    }),
    { numRuns: 300 },
  );
});
