import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actAs } from '../../../src/api/identity';
import { forgetOrder } from '../../../src/machines/wizard/keptOrder';
import type { Stone } from '../../../src/stone/stone';
import { letterOf } from '../letters';
import { TabStorage } from '../tabStorage';
import { orderOf, rehearse } from './rehearsal';

const KEPT = 'gravestone.orderWriting';
const SENDING = { place: { step: 'sendStone', purpose: 'send', stoneId: 7 }, exempt: true } as const;
let storage: TabStorage;
beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  actAs(undefined);
  vi.unstubAllGlobals();
});

/** The form of stone 7 as it opens, or of another. */
async function opened(stored: Partial<Stone> = {}) {
  const wizard = rehearse(SENDING);
  await wizard.succeed('openOrder', orderOf(stored));
  return wizard;
}

describe('What is written in the form that sends a stone', () => {
  beforeEach(async () => {
    const wizard = await opened();
    wizard.send({ type: 'fill', fields: { contactName: 'Karen Holm' } });
    wizard.send({ type: 'fill', fields: { Comment: 'Helst før jul' } });
  });

  test('is there again for whoever went back and comes again', async () => {
    const { fields, before } = (await opened()).context();
    expect(fields).toMatchObject({ contactName: 'Karen Holm', Comment: 'Helst før jul' });
    expect(before).toMatchObject({ contactName: '', Comment: '' });
  });

  test('lies over what was decided about the stone meanwhile', async () => {
    const { fields } = (await opened({ contactName: 'Bo', contactPhone: '20304050', version: 4 })).context();
    expect(fields).toMatchObject({
      ...{ contactName: 'Karen Holm', contactPhone: '20304050', Comment: 'Helst før jul' },
    });
  });

  test('is nothing for another stone, another business, or after logging out', async () => {
    expect((await opened({ id: 8 })).context().fields.contactName).toBe('');
    actAs({ token: 'at_theirs', BusinessId: 3 });
    expect((await opened()).context().fields.contactName).toBe('');
    actAs(undefined);
    expect((await opened()).context().fields.contactName).toBe('Karen Holm');
    forgetOrder();
    expect((await opened()).context().fields.contactName).toBe('');
  });

  test('is forgotten once the stone is sent', async () => {
    const wizard = await opened();
    wizard.send({ type: 'send' });
    await wizard.succeed('noteDecisions', { ...orderOf().stone, contactName: 'Karen Holm' });
    await wizard.succeed('readLetter', letterOf(3));
    expect(storage.kept.has(KEPT)).toBe(true);
    wizard.send({ type: 'confirm' });
    await wizard.succeed('sendOrder', undefined);
    expect([wizard.state(), storage.kept.has(KEPT)]).toEqual([{ ordering: 'sent' }, false]);
  });
});
