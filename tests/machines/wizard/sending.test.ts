import { describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Place } from '../../../src/machines/wizard/place';
import { decisionsIn } from '../../../src/stone/decisions';
import type { Stone } from '../../../src/stone/stone';
import type { LetterToRead } from '../../../src/stone/wire/order';
import { letterOf } from '../letters';
import { orderOf, rehearse, storedStone } from './rehearsal';

const SENDING: Place = { step: 'sendStone', purpose: 'send', stoneId: 7 };

describe('Sending a stone', () => {
  const FILLED = { contactName: 'Anne Holm', contactPhone: '12345678', contactEmail: 'a@holm.example' };

  async function formOf(given: Parameters<typeof rehearse>[0] = {}, order = orderOf()) {
    const wizard = rehearse({ place: SENDING, ...given });
    await wizard.succeed('openOrder', order);
    return wizard;
  }

  /** A form of business 1, which needs nothing filled in, with this and its letter in a version being read. */
  async function readingOf(version = 3) {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'send' });
    await wizard.succeed('readLetter', letterOf(version));
    return wizard;
  }

  const sent = (wizard: ReturnType<typeof rehearse>) =>
    wizard.input('sendOrder') as { key: string; letter: LetterToRead };
  const versionOf = ({ letter }: { letter: LetterToRead }) => letter.order.stones[0]?.version;
  const stale = (now: Stone) => new Refused(409, 'Stenen er ændret.', now, 'stale');

  test('begins with what the stone says, once that could be fetched', async () => {
    const wizard = rehearse({ place: SENDING, isUser: true });
    expect(wizard.input('openOrder')).toEqual({ stoneId: 7, isUser: true });
    await wizard.fail('openOrder', new Refused(404, 'Stenen findes ikke.'));
    expect(wizard.state()).toEqual({ ordering: 'closed' });
    wizard.send({ type: 'retry' });
    const said = { Comment: 'Ring først', StonemasonId: 1, contactName: 'Anne Holm', RemoveNow: true };
    await wizard.succeed('openOrder', orderOf({ ...said, whoContacts: 'stonemason' }));
    expect(wizard.state()).toEqual({ ordering: 'filling' });
    expect(wizard.context().fields).toEqual({ ...decisionsIn({}), ...said, whoContacts: 'stonemason' });
  });

  test('waits until name, phone, e-mail and stonemason are there, and says what is missing', async () => {
    const wizard = await formOf();
    wizard.send({ type: 'send' });
    expect([wizard.state(), wizard.context().isChecked]).toEqual([{ ordering: 'filling' }, true]);
    wizard.send({ type: 'fill', fields: FILLED });
    wizard.send({ type: 'send' });
    expect(wizard.state()).toEqual({ ordering: 'filling' });
    wizard.send({ type: 'fill', fields: { StonemasonId: 1 } });
    wizard.send({ type: 'send' });
    expect(wizard.state()).toEqual({ ordering: 'noting' });
  });

  test('notes what is decided, has the letter of it read, and sends just that', async () => {
    const wizard = await formOf();
    const decided = { ...FILLED, StonemasonId: 1, whoContacts: 'family', RepaintStone: true } as const;
    wizard.send({ type: 'fill', fields: decided });
    wizard.send({ type: 'send' });
    // All of it in one write, over the version it builds on.
    expect(wizard.input('noteDecisions')).toMatchObject({
      address: { id: 7, token: 'st_seven' },
      stone: { version: 3 },
      fields: { ...decisionsIn({}), ...decided },
    });
    await wizard.succeed('noteDecisions', storedStone({ ...decided, version: 4 }));
    expect([wizard.state(), wizard.input('readLetter')]).toEqual([
      { ordering: 'writing' },
      { id: 7, token: 'st_seven' },
    ]);
    await wizard.succeed('readLetter', letterOf(4));
    expect([wizard.state(), wizard.context().letter]).toEqual([{ ordering: 'reading' }, letterOf(4)]);
    expect([wizard.count('noteDecisions'), wizard.count('sendOrder')]).toEqual([1, 0]);
    wizard.send({ type: 'confirm' });
    expect(wizard.state()).toEqual({ ordering: 'sending' });
    expect(wizard.input('sendOrder')).toMatchObject({
      address: { id: 7, token: 'st_seven' },
      letter: letterOf(4),
    });
    await wizard.succeed('sendOrder', storedStone());
    expect(wizard.state()).toEqual({ ordering: 'sent' });
  });

  test('notes nothing where nothing else was decided than the stone says', async () => {
    const wizard = await readingOf();
    expect([wizard.state(), wizard.count('noteDecisions')]).toEqual([{ ordering: 'reading' }, 0]);
  });

  test('goes back to the form where the letter is not as it should be, and reads the new one', async () => {
    const wizard = await readingOf();
    wizard.send({ type: 'close' });
    expect([wizard.state(), wizard.count('sendOrder')]).toEqual([{ ordering: 'filling' }, 0]);
    wizard.send({ type: 'fill', fields: { RemoveNow: true } });
    wizard.send({ type: 'send' });
    await wizard.succeed('noteDecisions', storedStone({ RemoveNow: true, version: 4 }));
    await wizard.succeed('readLetter', letterOf(4));
    wizard.send({ type: 'confirm' });
    expect(versionOf(sent(wizard))).toBe(4);
  });

  test('is not gone on with where the letter could not be fetched, and fetches it again', async () => {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'fill', fields: { ...FILLED } });
    wizard.send({ type: 'send' });
    await wizard.succeed('noteDecisions', storedStone({ ...FILLED, version: 4 }));
    await wizard.fail('readLetter', new Unreachable('no answer'));
    expect([wizard.state(), wizard.context().failure]).toEqual([
      { ordering: 'failing' },
      { kind: 'unreachable' },
    ]);
    expect(wizard.context().fields).toMatchObject(FILLED);
    wizard.send({ type: 'retry' });
    expect([wizard.state(), wizard.count('noteDecisions'), wizard.count('readLetter')]).toEqual([
      { ordering: 'writing' },
      1,
      2,
    ]);
  });

  test('needs only the name in German, and nothing of business 1', async () => {
    const german = await formOf({ locale: 'de' });
    german.send({ type: 'send' });
    expect(german.state()).toEqual({ ordering: 'filling' });
    german.send({ type: 'fill', fields: { contactName: 'Anne Holm' } });
    german.send({ type: 'send' });
    expect(german.state()).toEqual({ ordering: 'noting' });
    const privileged = await formOf({ exempt: true });
    privileged.send({ type: 'send' });
    expect(privileged.state()).toEqual({ ordering: 'writing' });
  });

  test('whose decisions meet a newer stone is looked at again, and then they are written onto that one', async () => {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'fill', fields: { Comment: 'Ring først' } });
    wizard.send({ type: 'send' });
    await wizard.fail('noteDecisions', stale(storedStone({ version: 5 })));
    expect(wizard.state()).toEqual({ ordering: 'failing' });
    wizard.send({ type: 'retry' });
    expect(wizard.state()).toEqual({ ordering: 'filling' });
    wizard.send({ type: 'send' });
    expect(wizard.input('noteDecisions')).toMatchObject({
      fields: { Comment: 'Ring først' },
      stone: { version: 5 },
    });
  });

  test('goes on with theirs and the own, field by field, where somebody else has decided too', async () => {
    const before = { contactName: 'Anne Holm', contactPhone: '12345678' };
    const wizard = await formOf({ exempt: true }, orderOf(before));
    wizard.send({ type: 'fill', fields: { contactName: 'Eva Holm', RemoveNow: true } });
    wizard.send({ type: 'send' });
    const theirs = { ...before, contactName: 'Ib Holm', contactPhone: '87654321', ReserveSpace: true };
    await wizard.fail('noteDecisions', stale(storedStone({ ...theirs, version: 5 })));
    expect(wizard.context().fields).toMatchObject({
      ...{ contactName: 'Eva Holm', RemoveNow: true },
      ...{ contactPhone: '87654321', ReserveSpace: true },
    });
  });

  test('goes on with the comment that somebody else has written, and with the own one', async () => {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'fill', fields: { Comment: 'Christian med Ch' } });
    wizard.send({ type: 'send' });
    await wizard.fail('noteDecisions', stale(storedStone({ version: 5, Comment: 'Ring først' })));
    expect(wizard.context().fields.Comment).toBe('Ring først\nChristian med Ch');
    expect(wizard.context().order?.stone.version).toBe(5);
  });

  test('goes on with the own comment, which was noted, where somebody else has written over it', async () => {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'fill', fields: { Comment: 'Ring først' } });
    wizard.send({ type: 'send' });
    await wizard.succeed('noteDecisions', storedStone({ Comment: 'Ring først', version: 4 }));
    await wizard.succeed('readLetter', letterOf(4));
    wizard.send({ type: 'confirm' });
    await wizard.fail('sendOrder', stale(storedStone({ version: 5, Comment: '' })));
    expect(wizard.context().fields.Comment).toBe('Ring først');
    wizard.send({ type: 'close' });
    wizard.send({ type: 'send' });
    expect(wizard.input('noteDecisions')).toMatchObject({
      fields: { Comment: 'Ring først' },
      stone: { version: 5 },
    });
  });

  test('goes on with the own comment, written on, where what stands there is its earlier wording', async () => {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'fill', fields: { Comment: 'Ring først' } });
    wizard.send({ type: 'send' });
    await wizard.fail('noteDecisions', new Unreachable('no answer'));
    wizard.send({ type: 'close' });
    wizard.send({ type: 'fill', fields: { Comment: 'Ring først, tak' } });
    wizard.send({ type: 'send' });
    await wizard.fail('noteDecisions', stale(storedStone({ version: 4, Comment: 'Ring først' })));
    expect(wizard.context().fields.Comment).toBe('Ring først, tak');
  });

  test('of a stone that was changed meanwhile is looked at and read again, and only then sent as it is now, under another key', async () => {
    const wizard = await readingOf(3);
    wizard.send({ type: 'confirm' });
    const first = sent(wizard);
    expect(versionOf(first)).toBe(3);
    await wizard.fail('sendOrder', stale(storedStone({ version: 5 })));
    expect([wizard.state(), wizard.context().failure?.kind]).toEqual([{ ordering: 'failing' }, 'conflict']);
    wizard.send({ type: 'retry' });
    expect(wizard.state()).toEqual({ ordering: 'filling' });
    wizard.send({ type: 'send' });
    await wizard.succeed('readLetter', letterOf(5));
    expect([wizard.state(), wizard.count('sendOrder')]).toEqual([{ ordering: 'reading' }, 1]);
    wizard.send({ type: 'confirm' });
    expect(versionOf(sent(wizard))).toBe(5);
    expect(sent(wizard).key).not.toBe(first.key);
  });

  test('that fails keeps the form; the same order has the same key, a changed one another', async () => {
    const wizard = await formOf({ exempt: true });
    wizard.send({ type: 'fill', fields: FILLED });
    wizard.send({ type: 'send' });
    await wizard.succeed('noteDecisions', storedStone({ ...FILLED, version: 4 }));
    await wizard.succeed('readLetter', letterOf(4));
    wizard.send({ type: 'confirm' });
    const first = sent(wizard).key;
    await wizard.fail('sendOrder', new Refused(422, 'Stenhuggeren findes ikke på listen.'));
    expect([wizard.state(), wizard.context().failure]).toEqual([
      { ordering: 'failing' },
      { kind: 'refused', status: 422, sentence: 'Stenhuggeren findes ikke på listen.' },
    ]);
    wizard.send({ type: 'retry' });
    await wizard.succeed('readLetter', letterOf(4));
    wizard.send({ type: 'confirm' });
    expect([wizard.state(), sent(wizard).key]).toEqual([{ ordering: 'sending' }, first]);
    await wizard.fail('sendOrder', new Unreachable('no answer'));
    wizard.send({ type: 'close' });
    expect(wizard.state()).toEqual({ ordering: 'filling' });
    expect(wizard.context().fields).toMatchObject(FILLED);
    wizard.send({ type: 'fill', fields: { contactPhone: '87654321' } });
    wizard.send({ type: 'send' });
    await wizard.succeed('noteDecisions', storedStone({ ...FILLED, contactPhone: '87654321', version: 5 }));
    await wizard.succeed('readLetter', letterOf(5));
    wizard.send({ type: 'confirm' });
    expect(sent(wizard).key).not.toBe(first);
  });

  test('that was sent though its answer was lost is tried again as the very same order, to be answered as such', async () => {
    const wizard = await readingOf(3);
    wizard.send({ type: 'confirm' });
    const first = sent(wizard);
    await wizard.fail('sendOrder', new Unreachable('no answer'));
    wizard.send({ type: 'retry' });
    // Being ordered has raised the stone's version.
    await wizard.succeed('readLetter', letterOf(4));
    wizard.send({ type: 'confirm' });
    expect(wizard.count('sendOrder')).toBe(2);
    expect([sent(wizard).key, versionOf(sent(wizard))]).toEqual([first.key, 3]);
  });
});
