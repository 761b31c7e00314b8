import { beforeEach, describe, expect, test } from 'vitest';
import { MemoryBudget } from '../../../server/processes/memoryBudget';

describe('What processes hold together', () => {
  let budget: MemoryBudget;
  let gone: string[];
  beforeEach(() => {
    budget = new MemoryBudget(300);
    gone = [];
  });
  const holder = (name: string, held: number) => ({ name, held });
  const rest = (one: { readonly name: string; readonly held: number }) =>
    budget.rests(one, () => gone.push(one.name));

  test('is left alone while it is not too much', () => {
    for (const name of ['a', 'b', 'c']) rest(holder(name, 100));
    expect(gone).toEqual([]);
  });

  test('is made less by letting those go that have rested longest, and no more of them than it takes', () => {
    for (const name of ['a', 'b', 'c']) rest(holder(name, 100));
    budget.works(holder('d', 100));
    expect(gone).toEqual(['a']);
    rest(holder('e', 150));
    expect(gone).toEqual(['a', 'b', 'c']);
  });

  test('has nobody at work let go, however much they hold', () => {
    const [one, other] = [holder('a', 250), holder('b', 250)];
    budget.works(one);
    budget.works(other);
    expect(gone).toEqual([]);
    rest(one);
    expect(gone).toEqual(['a']);
  });

  test('lets those stay that somebody would wait for, and counts what they hold', () => {
    const one = holder('checks', 250);
    budget.works(one);
    budget.rests(one);
    rest(holder('uploads', 100));
    expect(gone).toEqual(['uploads']);
    budget.works(holder('letters', 300));
    expect(gone).toEqual(['uploads']);
  });

  test('has room for another task only where the server, those at work and those that rest leave it', () => {
    let own = 400;
    const shared = new MemoryBudget(550, 1000, () => own);
    const [one, checks] = [holder('uploads', 100), holder('checks', 110)];
    shared.works(checks, 160);
    expect(shared.hasRoomFor(440)).toBe(true);
    expect(shared.hasRoomFor(441)).toBe(false);
    // Nothing is expected of what rests; of what works what it may come to hold.
    shared.rests(checks);
    shared.works(one, 240);
    expect([shared.hasRoomFor(250), shared.hasRoomFor(251)]).toEqual([true, false]);
    own = 450;
    expect(shared.hasRoomFor(240)).toBe(false);
    shared.ends(one);
    expect(shared.hasRoomFor(240)).toBe(true);
  });

  test('counts nobody who has ended', () => {
    const one = holder('a', 250);
    budget.works(one);
    budget.ends(one);
    rest(holder('b', 250));
    expect(gone).toEqual([]);
  });

  test('counts who rests and is taken again once', () => {
    const one = holder('a', 250);
    rest(one);
    budget.works(one);
    rest(holder('b', 50));
    expect(gone).toEqual([]);
  });
});
