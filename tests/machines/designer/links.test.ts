import { describe, expect, test } from 'vitest';
import { Refused } from '../../../src/api/http';
import { opened } from './opened';
import { Rehearsal } from './rehearsal';
import { colouring, SAVED_STONE, SHOWN, stoneInVersion, typing } from './samples';

const renewed = (given: object) => ({ type: 'links.renewed', stone: stoneInVersion(3, given) }) as const;

describe('A stone whose links were renewed', () => {
  test('goes on at its new address, and is saved by its new right', async () => {
    const designer = await opened(SAVED_STONE);
    designer.send(renewed({ token: 'another', readonlyToken: 'to read' }));
    expect(designer.notices).toEqual([{ type: 'moved', address: { id: 7, token: 'another' } }]);
    expect(designer.told.at(-1)).toMatchObject({ stone: { address: { token: 'another' }, version: 3 } });
    expect(designer.context.opening).toEqual({ kind: 'saved', id: 7, token: 'another' });
    designer.send({ type: 'edit', edit: colouring('guld') });
    expect(designer.savings.at(-1)?.input.saved).toMatchObject({ address: { token: 'another' }, version: 3 });
  });

  test('keeps what is in hand, and its steps of undo', async () => {
    const designer = await opened(SAVED_STONE);
    const before = designer.design;
    designer.send({ type: 'edit', edit: typing('Ann') });
    const mine = designer.design;
    designer.send(renewed({ token: 'another' }));
    expect([designer.design, designer.saving]).toEqual([mine, 'savingSoon']);
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(before);
  });

  test('stays at an address that needs no link, and knows the new one for reading', async () => {
    const designer = new Rehearsal({ kind: 'saved', id: 7 });
    await designer.loaded(SAVED_STONE);
    designer.send({ type: 'drawn', drawn: SHOWN }, renewed({ token: 'another', readonlyToken: 'to read' }));
    expect(designer.notices).toEqual([]);
    expect(designer.context.saved).toMatchObject({
      address: { id: 7, token: undefined },
      readonlyToken: 'to read',
    });
  });

  test('tells a reader no link for editing: the own one stays', async () => {
    const designer = await opened(SAVED_STONE);
    designer.send(renewed({ token: undefined, readonlyToken: 'to read' }));
    expect([designer.notices, designer.context.saved?.address.token]).toEqual([[], 'secret']);
    expect(designer.context.saved?.readonlyToken).toBe('to read');
  });

  test('is gone for whoever is left with the old link, and what they wrote becomes a new stone', async () => {
    const designer = await opened(SAVED_STONE);
    designer.send({ type: 'edit', edit: colouring('guld') });
    const mine = designer.design;
    await designer.savingFailed(new Refused(404, 'Stenen findes ikke, eller linket gælder ikke længere.'));
    expect([designer.saving, designer.design]).toEqual(['failing', mine]);
    expect(designer.drafts.at(-1)).toMatchObject({ type: 'keep', design: mine });
    designer.send({ type: 'stone.beginAnew' });
    expect(designer.savings.at(-1)?.input).toMatchObject({ saved: undefined, design: mine });
  });
});
