import { describe, expect, test } from 'vitest';
import { saveUrgency } from '../../src/stone/autosave';
import { allowedByLocks } from '../../src/stone/edits/allowedByLocks';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type Edit, joinsSteps } from '../../src/stone/edits/edit';
import { isCut, isReserved, isSeen } from '../../src/stone/handling';
import { nameOnStone } from '../../src/stone/nameOnStone';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import { reservesSpace } from '../../src/stone/reservesSpace';
import { type Design, design } from '../../src/stone/stone';
import { nameThePeople } from '../../src/stone/templates/people';
import { isUnwritten } from '../../src/stone/templates/textsOfCase';

const line = (subText: string, y: number, more: object = {}) => ({
  type: 'text',
  subText,
  fontSize: '30',
  position: { x: 300, y, rotation: 0 },
  ...more,
});
const stoneOf = (...Parms: object[]) => design.parse({ Parms });
const reserve = (elements: readonly number[], reserved = true): Edit => ({
  kind: 'reserveElements',
  elements,
  reserved,
});
const reservedIn = ({ Parms }: Design) => Parms.flatMap(({ reserved }, index) => (reserved ? [index] : []));

const PEOPLE = {
  ...{ decName: 'Anna Jensen', decBirth: '12.4.1941', decDeath: '3.11.2026' },
  ...{ partnerName: 'Aage Jensen', partnerBirth: '3.5.1943', partnerDeath: '' },
};

describe('Reserving', () => {
  const plain = stoneOf(line('Anna', 200), line('Aage', 300), line('Hvil', 400));

  test('is written only where something is reserved, saved at once, and a step of its own', () => {
    const there = applyEdit(plain, reserve([1]));
    expect(reservedIn(there)).toEqual([1]);
    expect(design.parse(JSON.parse(JSON.stringify(there)))).toEqual(there);
    expect(JSON.stringify(applyEdit(there, reserve([1], false)))).toBe(JSON.stringify(plain));
    expect(applyEdit(there, reserve([1]))).toBe(there);
    expect(saveUrgency(plain, there)).toBe('now');
    expect(joinsSteps(reserve([1]))).toBe(false);
  });

  test('and hiding are two questions: what is cut is neither', () => {
    const states = [{}, { hidden: true }, { reserved: true }, { hidden: true, reserved: true }];
    expect(states.map(isSeen)).toEqual([true, false, true, false]);
    expect(states.map(isReserved)).toEqual([false, false, true, false]);
    expect(states.map(isCut)).toEqual([true, false, false, false]);
  });

  test('takes the whole paragraph, and keeps its new lines and its copies', () => {
    const verse = applyEdit(plain, {
      ...{ kind: 'group', elements: [0, 1] },
      paragraph: { align: 'centre', leading: 40 },
    });
    const there = applyEdit(verse, reserve([1]));
    expect(reservedIn(there)).toEqual([0, 1]);
    expect(reservedIn(applyEdit(there, { kind: 'copyGroup', elements: [0, 1] }))).toEqual([0, 1, 3, 4]);
  });

  test('leaves what is cut and what is reserved no paragraph: words would flow from one into the other', () => {
    const there = applyEdit(plain, reserve([1]));
    const paragraph = { align: 'centre', leading: 40 } as const;
    expect(applyEdit(there, { kind: 'group', elements: [0, 1], paragraph })).toBe(there);
    expect(applyEdit(there, { kind: 'group', elements: [0, 1] })).not.toBe(there);
  });

  test('is refused by a lock, and cutting now is not', () => {
    const locked = applyEdit(plain, { kind: 'lockElements', elements: [0], locked: true });
    expect(allowedByLocks(reserve([0]), locked)).toBeUndefined();
    expect(allowedByLocks(reserve([0, 1]), locked)).toEqual(reserve([1]));
    expect(allowedByLocks(reserve([0], false), locked)).toEqual(reserve([0], false));
    const verse = applyEdit(locked, {
      kind: 'group',
      elements: [0, 1],
      paragraph: { align: 'left', leading: 40 },
    });
    expect(allowedByLocks(reserve([1]), verse)).toBeUndefined();
  });

  test('answers whether space is kept free; the family’s word counts where nothing is reserved', () => {
    const there = applyEdit(plain, reserve([1]));
    expect(reservesSpace({ ReserveSpace: false }, [there])).toBe(true);
    expect(reservesSpace({ ReserveSpace: false }, [plain])).toBe(false);
    expect(reservesSpace({ ReserveSpace: true }, [plain])).toBe(true);
    expect(reservesSpace({ ReserveSpace: false }, [plain, there])).toBe(true);
    const hidden = applyEdit(there, { kind: 'hideElements', elements: [1], hidden: true });
    expect(reservesSpace({ ReserveSpace: false }, [hidden])).toBe(false);
  });
});

describe('The words of reserved lines', () => {
  const names = [line('Anna Jensen', 200), line('* 12.4.1941', 250), line('† 3.11.2026', 300)];

  test('are read against the case as those that are cut', () => {
    const misspelt = stoneOf(...names, line('Aage Jensn', 450, { reserved: true }));
    expect(proofreadDesign(misspelt, PEOPLE)).toMatchObject([{ kind: 'partnerDiffers', elements: [3] }]);
    const right = stoneOf(...names, line('Aage Jensen', 450, { reserved: true }));
    expect(proofreadDesign(right, PEOPLE)).toEqual([]);
  });

  test('may be a sample or a mark without its date until they are cut', () => {
    const words = ['Fornavn Efternavn', '* 12. april 1941', '†', 'Født'];
    const later = words.map((words, row) => line(words, 450 + row * 50, { reserved: true }));
    const there = stoneOf(...names, ...later);
    expect(proofreadDesign(there)).toEqual([]);
    const cut = applyEdit(there, reserve([3, 4, 5, 6], false));
    expect(proofreadDesign(cut).map(({ elements }) => elements[0])).toEqual(
      expect.arrayContaining([3, 4, 5, 6]),
    );
  });

  test('name no stone, and are not written over by the deceased of the case', () => {
    const there = stoneOf(line('Aage Jensen', 100, { reserved: true, fontSize: '60' }), ...names);
    expect(nameOnStone(there)).toBe('Anna Jensen');
    const samples = ['Fornavn Efternavn', '* 12. april 1941'].map((words) => line(words, 100));
    const mixed = stoneOf(...samples.map((one) => ({ ...one, reserved: true })), ...samples);
    expect(isUnwritten(mixed)).toBe(true);
    const said = nameThePeople(mixed, PEOPLE).Parms.map((parm) => parm.type === 'text' && parm.subText);
    expect(said).toEqual(['Fornavn Efternavn', '* 12. april 1941', 'Anna Jensen', '* 12.4.1941']);
  });
});
