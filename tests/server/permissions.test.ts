import { describe, expect, test } from 'vitest';
import { mintToken } from '../../server/credentials/tokens';
import type { Caller } from '../../server/domain/caller';
import { refusalAt, refusalOf, type StoneAction } from '../../server/domain/permissions';

describe('Who may what', () => {
  const guarded = {
    token: mintToken('stone'),
    readonlyToken: mintToken('readonly'),
    formerToken: mintToken('stone'),
    businessId: 2,
    mason: { id: 4, token: mintToken('mason') },
  };
  const user = (businessId: number): Caller => ({ kind: 'user', user: { id: 7, businessId } });
  const callers: Record<string, Caller> = {
    visitor: { kind: 'visitor' },
    'link visitor': { kind: 'tokenHolder', token: guarded.token },
    reader: { kind: 'tokenHolder', token: guarded.readonlyToken },
    'holder of the link from before it was taken over': { kind: 'tokenHolder', token: guarded.formerToken },
    'holder of another stone’s token': { kind: 'tokenHolder', token: mintToken('stone') },
    'user of the stone’s business': user(2),
    'user of another business': user(3),
    'user of business 1': user(1),
    'holder of the mason’s link': { kind: 'tokenHolder', token: guarded.mason.token },
    'user who works for the mason': { kind: 'user', user: { id: 8, businessId: 5, stonemasonId: 4 } },
    'user who works for another mason': { kind: 'user', user: { id: 9, businessId: 5, stonemasonId: 3 } },
    'nobody known': { kind: 'unknown' },
  };
  const GONE = 'stoneNotFound';
  const table: [string, ...(string | undefined)[]][] = [
    // caller                            read       update      delete      copy
    ['visitor', GONE, GONE, GONE, GONE],
    ['link visitor', undefined, undefined, undefined, undefined],
    ['reader', undefined, 'readOnly', 'readOnly', 'readOnly'],
    ['holder of the link from before it was taken over', undefined, 'takenOver', 'takenOver', 'takenOver'],
    ['holder of another stone’s token', GONE, GONE, GONE, GONE],
    ['user of the stone’s business', undefined, undefined, undefined, undefined],
    ['user of another business', GONE, GONE, GONE, GONE],
    ['user of business 1', undefined, undefined, undefined, undefined],
    ['holder of the mason’s link', undefined, 'readOnly', 'readOnly', 'readOnly'],
    ['user who works for the mason', undefined, 'readOnly', 'readOnly', 'readOnly'],
    ['user who works for another mason', GONE, GONE, GONE, GONE],
    ['nobody known', GONE, GONE, GONE, GONE],
  ];
  const actions: StoneAction[] = ['readStone', 'updateStone', 'deleteStone', 'copyStone'];

  test.each(table)('%s', (name, ...expected) => {
    const caller = callers[name] ?? { kind: 'unknown' };
    expect(actions.map((action) => refusalAt(caller, action, guarded))).toEqual(expected);
    expect(actions.map((action) => refusalAt(caller, action, undefined))).toEqual(Array(4).fill(GONE));
  });

  const later: StoneAction[] = ['sendStone', 'readHistory', 'cancelStone', 'moveStone'];
  test.each([
    // caller                            send       history     cancel      move on
    ['visitor', GONE, GONE, GONE, GONE],
    ['link visitor', undefined, 'readOnly', 'readOnly', 'readOnly'],
    ['reader', 'readOnly', 'readOnly', 'readOnly', 'readOnly'],
    ['holder of the link from before it was taken over', 'takenOver', 'takenOver', 'takenOver', 'takenOver'],
    ['holder of another stone’s token', GONE, GONE, GONE, GONE],
    ['user of the stone’s business', undefined, undefined, undefined, 'readOnly'],
    ['user of another business', GONE, GONE, GONE, GONE],
    ['user of business 1', undefined, undefined, undefined, undefined],
    ['holder of the mason’s link', 'readOnly', 'readOnly', 'readOnly', 'readOnly'],
    ['user who works for the mason', 'readOnly', 'readOnly', 'readOnly', 'readOnly'],
    ['user who works for another mason', GONE, GONE, GONE, GONE],
    ['nobody known', GONE, GONE, GONE, GONE],
  ])('%s, once a stone is to be sent', (name, ...expected) => {
    const caller = callers[name ?? ''] ?? { kind: 'unknown' };
    expect(later.map((action) => refusalAt(caller, action, guarded))).toEqual(expected);
  });

  const atWork: StoneAction[] = [
    'advanceStone',
    'readOrder',
    'askQuestion',
    'answerQuestion',
    'readQuestions',
  ];
  test.each([
    // caller                            forward    order       ask         answer     questions
    ['link visitor', 'readOnly', 'readOnly', 'readOnly', undefined, undefined],
    ['reader', 'readOnly', 'readOnly', 'readOnly', 'readOnly', 'readOnly'],
    ['user of the stone’s business', 'readOnly', 'readOnly', 'readOnly', undefined, undefined],
    ['user of business 1', undefined, undefined, 'readOnly', undefined, undefined],
    ['holder of the mason’s link', undefined, undefined, undefined, undefined, undefined],
    ['user who works for the mason', undefined, undefined, undefined, undefined, undefined],
    ['user who works for another mason', GONE, GONE, GONE, GONE, GONE],
  ])('%s, while a mason has the stone', (name, ...expected) => {
    const caller = callers[name ?? ''] ?? { kind: 'unknown' };
    expect(atWork.map((action) => refusalAt(caller, action, guarded))).toEqual(expected);
  });

  test('a mason’s link and his users see nothing of a stone that no mason has, or no longer', () => {
    const given = { ...guarded, mason: null };
    for (const name of ['holder of the mason’s link', 'user who works for the mason'])
      expect(refusalAt(callers[name] ?? { kind: 'unknown' }, 'readStone', given)).toBe(GONE);
    const unopened = { ...guarded, mason: { id: 4, token: null } };
    const holder = callers['holder of the mason’s link'] ?? { kind: 'unknown' };
    expect(refusalAt(holder, 'readStone', unopened)).toBe(GONE);
  });

  test('a workshop’s own user is the mason of a stone of its own', () => {
    const both: Caller = { kind: 'user', user: { id: 7, businessId: 2, stonemasonId: 4 } };
    expect(atWork.map((action) => refusalAt(both, action, guarded))).toEqual(Array(5).fill(undefined));
    expect(refusalAt(both, 'updateStone', guarded)).toBeUndefined();
    expect(refusalAt(both, 'moveStone', guarded)).toBe('readOnly');
  });

  test('only users work with cases', () => {
    const refused = Object.entries(callers).map(([name, caller]) => [
      name,
      refusalOf(caller, 'workWithProjects'),
    ]);
    const allowed = refused.filter(([, why]) => why === undefined).map(([name]) => name);
    expect(allowed).toEqual([
      'user of the stone’s business',
      'user of another business',
      'user of business 1',
      'user who works for the mason',
      'user who works for another mason',
    ]);
  });

  test('everyone known may read the catalogue, prepare and create', () => {
    const refused = Object.entries(callers).map(([name, caller]) => [name, refusalOf(caller, 'createStone')]);
    expect(refused.filter(([, why]) => why !== undefined)).toEqual([['nobody known', 'sessionExpired']]);
  });

  test('a visitor’s stone belongs to no business', () => {
    expect(refusalAt(user(2), 'readStone', { ...guarded, businessId: null })).toBe(GONE);
  });
});
