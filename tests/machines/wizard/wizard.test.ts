import { describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import { addressOf, type Place, placeBefore, placeOf } from '../../../src/machines/wizard/place';
import { design } from '../../../src/stone/stone';
import { rehearse } from './rehearsal';

const PENDING: Place = { step: 'pendingStones', purpose: 'edit' };
const SENDING: Place = { step: 'sendStone', purpose: 'send', stoneId: 7 };

/** Every step, and the state the wizard is in there. */
const STEPS: readonly (readonly [Place, unknown])[] = [
  [{ step: 'takeAction' }, 'takingAction'],
  [{ step: 'newStone' }, 'choosingGrave'],
  [{ step: 'selectStoneType', kind: 'urn' }, { selectingStoneType: 'loading' }],
  [{ step: 'additionToExisting' }, { adding: 'explaining' }],
  [{ step: 'reference' }, { choosingReference: 'loading' }],
  [PENDING, { listingPending: 'loading' }],
  [{ step: 'orderedStones' }, { listingOrdered: 'loading' }],
  [SENDING, { ordering: 'opening' }],
];

describe('A step of the wizard', () => {
  test.each(STEPS)('%j is begun with where the address names it', (place, state) => {
    expect(rehearse({ place }).state()).toEqual(state);
  });

  test.each(STEPS)('%j is gone to from any other, and left again', (place, state) => {
    const wizard = rehearse({ place: { step: 'newStone' } });
    wizard.send({ type: 'go', place });
    expect(wizard.state()).toEqual(state);
    expect(wizard.context().place).toEqual(place);
    wizard.send({ type: 'go', place: { step: 'takeAction' } });
    expect(wizard.state()).toBe('takingAction');
  });

  test.each(STEPS)('%j is what its address says', (place) => {
    expect(placeOf(new URL(addressOf(place), 'http://stone.example').searchParams)).toEqual(place);
  });

  test('leads a step back: from the form to the stones, from the stone types to the kinds of grave', () => {
    expect(placeBefore(SENDING)).toEqual({ step: 'pendingStones', purpose: 'send' });
    expect(placeBefore({ step: 'selectStoneType', kind: 'urn' })).toEqual({ step: 'newStone' });
    expect(placeBefore({ step: 'reference' })).toEqual({ step: 'newStone' });
    expect(placeBefore(PENDING)).toEqual({ step: 'takeAction' });
  });

  test('that no address names is the first, and one that lacks something the step before it', () => {
    const read = (search: string) => placeOf(new URLSearchParams(search));
    expect(read('step=elsewhere')).toEqual({ step: 'takeAction' });
    expect(read('step=selectStoneType&kind=pyramid')).toEqual({ step: 'newStone' });
    expect(read('step=sendStone&for=offer&stone=x')).toEqual({ step: 'pendingStones', purpose: 'offer' });
    expect(read('step=pendingStones&for=nothing')).toEqual(PENDING);
  });
});

describe('The stone types', () => {
  test.each([
    [{ step: 'selectStoneType', kind: 'lawn' }, 'selectingStoneType', 'lawn'],
    [{ step: 'reference' }, 'choosingReference', 'reference'],
  ] as const)('of %j are fetched, again after a failure', async (place, state, kind) => {
    const wizard = rehearse({ place });
    expect(wizard.input('fetchTypes')).toBe(kind);
    await wizard.fail('fetchTypes', new Unreachable('no answer'));
    expect(wizard.state()).toEqual({ [state]: 'failing' });
    expect(wizard.context().failure).toEqual({ kind: 'unreachable' });
    wizard.send({ type: 'retry' });
    expect([wizard.state(), wizard.context().failure]).toEqual([{ [state]: 'loading' }, undefined]);
    await wizard.succeed('fetchTypes', [{ id: 42 }]);
    expect([wizard.state(), wizard.context().stoneTypes]).toEqual([{ [state]: 'showing' }, [{ id: 42 }]]);
  });
});

describe('The saved stones', () => {
  const stones = [{ address: { id: 7, token: 'st_seven' }, status: 'finished' }];

  test.each([
    [PENDING, 'listingPending'],
    [{ step: 'orderedStones' }, 'listingOrdered'],
  ] as const)('of %j are fetched, again after a failure, and copied', async (place, state) => {
    const wizard = rehearse({ place, isUser: true });
    expect(wizard.input('listStones')).toBe(true);
    await wizard.fail('listStones', new Refused(500, 'Der er sket en fejl.'));
    expect(wizard.state()).toEqual({ [state]: 'failing' });
    wizard.send({ type: 'retry' });
    await wizard.succeed('listStones', stones);
    expect([wizard.state(), wizard.context().stones]).toEqual([{ [state]: 'showing' }, stones]);

    wizard.send({ type: 'copy', address: { id: 7 } });
    expect(wizard.state()).toEqual({ [state]: 'copying' });
    wizard.send({ type: 'copy', address: { id: 7 } });
    expect([wizard.count('copyStone'), wizard.input('copyStone')]).toEqual([
      1,
      { address: { id: 7 }, isUser: true },
    ]);
    await wizard.fail('copyStone', new Refused(404, 'Stenen findes ikke.'));
    expect([wizard.state(), wizard.context().failure]).toEqual([
      { [state]: 'refused' },
      { kind: 'refused', status: 404, sentence: 'Stenen findes ikke.' },
    ]);
    wizard.send({ type: 'close' });
    expect(wizard.state()).toEqual({ [state]: 'showing' });
    wizard.send({ type: 'copy', address: { id: 7 } });
    await wizard.fail('copyStone', new Unreachable('no answer'));
    wizard.send({ type: 'retry' });
    expect([wizard.state(), wizard.count('copyStone')]).toEqual([{ [state]: 'copying' }, 3]);
    await wizard.succeed('copyStone', { id: 8, token: 'st_eight' });
    expect([wizard.state(), wizard.led]).toEqual([{ [state]: 'leaving' }, ['/designer/8/st_eight']]);
  });

  test('are fetched anew whenever the step is entered', () => {
    const wizard = rehearse({ place: PENDING });
    wizard.send({ type: 'go', place: { step: 'takeAction' } });
    wizard.send({ type: 'go', place: PENDING });
    expect(wizard.count('listStones')).toBe(2);
  });
});

describe('An addition to an existing stone', () => {
  const prepared = design.parse({ ExistingStone: true });
  const begin = () => rehearse({ place: { step: 'additionToExisting' } });

  test('is prepared for its kind of grave, created, and goes on where its photograph is asked for', async () => {
    const wizard = begin();
    wizard.send({ type: 'add', kind: 'urn' });
    expect([wizard.state(), wizard.input('prepareAddition')]).toEqual([{ adding: 'preparing' }, 'urn']);
    await wizard.succeed('prepareAddition', prepared);
    expect(wizard.state()).toEqual({ adding: 'creating' });
    expect(wizard.input('createAddition')).toMatchObject({ design: { ExistingStone: true }, isUser: false });
    await wizard.succeed('createAddition', { id: 9, token: 'st_nine' });
    expect(wizard.state()).toEqual({ adding: 'leaving' });
    expect(wizard.led).toEqual(['/designer/9/st_nine?upload=stone']);
    expect(wizard.context().addition).toBeUndefined();
  });

  test('that could not be prepared is prepared again', async () => {
    const wizard = begin();
    wizard.send({ type: 'add', kind: 'coffin' });
    await wizard.fail('prepareAddition', new Unreachable('no answer'));
    expect(wizard.state()).toEqual({ adding: 'failing' });
    wizard.send({ type: 'retry' });
    expect([wizard.state(), wizard.count('prepareAddition')]).toEqual([{ adding: 'preparing' }, 2]);
  });

  test('is never created twice: every try has the same key, also after going away and coming back', async () => {
    const wizard = begin();
    const key = () => (wizard.input('createAddition') as { key: string }).key;
    wizard.send({ type: 'add', kind: 'coffin' });
    await wizard.succeed('prepareAddition', prepared);
    const first = key();
    wizard.send({ type: 'add', kind: 'coffin' });
    expect(wizard.count('createAddition')).toBe(1);
    await wizard.fail('createAddition', new Unreachable('no answer'));
    wizard.send({ type: 'retry' });
    expect([wizard.count('createAddition'), wizard.count('prepareAddition'), key()]).toEqual([2, 1, first]);
    wizard.send({ type: 'go', place: { step: 'takeAction' } });
    wizard.send({ type: 'go', place: { step: 'additionToExisting' } });
    wizard.send({ type: 'add', kind: 'coffin' });
    expect([wizard.state(), wizard.count('createAddition'), key()]).toEqual([
      { adding: 'creating' },
      3,
      first,
    ]);
  });

  test('for another kind of grave is another one', async () => {
    const wizard = begin();
    wizard.send({ type: 'add', kind: 'coffin' });
    await wizard.succeed('prepareAddition', prepared);
    await wizard.fail('createAddition', new Unreachable('no answer'));
    const before = wizard.context().addition?.key;
    wizard.send({ type: 'add', kind: 'urn' });
    expect([wizard.state(), wizard.input('prepareAddition')]).toEqual([{ adding: 'preparing' }, 'urn']);
    expect(wizard.context().addition?.key).not.toBe(before);
  });
});
