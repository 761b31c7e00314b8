import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { type AskedStone, approvalOf, askFor, line, okay, QUICK_SEAL, trailBy, viewBy } from './asking';

/** A comment as it was written on a phone without a network, and arrives when the stone is another. */
const KEYED = { 'idempotency-key': 'written-on-the-train' };

describe('A comment that arrives after the stone was changed', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  const save = ({ stone, as }: AskedStone, Parms: readonly object[]) =>
    server.call('PUT', `/api/stone/${stone.id}`, { as, body: { designName: 'Prøve', Parms } });
  const sendRound = async (made: AskedStone, Parms: readonly object[]) => {
    okay(await save(made, Parms));
    okay(await server.call('POST', `/api/stone/${made.stone.id}/approval/rounds`, { as: made.as }));
  };
  const comment = (token: string, body: object, headers = {}) =>
    server.call('POST', `/api/approve/${token}/comments`, { body, headers });
  /** Two lines and an ornament of which the name is asked. */
  const ask = () =>
    askFor(server, {
      as: undertaker,
      design: {
        Parms: [
          line('Karen Holm', 100),
          line('1941 – 2026', 200),
          { type: 'sandblownVignet', vignetId: 1, name: 'Rosen', position: { x: 300, y: 400, rotation: 0 } },
        ],
      },
    });

  test('stands at the letter that it was written about, wherever that is now', async () => {
    const made = await ask();
    const [name, ...others] = made.asked.stone.Parms;
    const key = name?.key;
    await sendRound(made, [{ ...name, subText: 'Anne Karen Holm' }, ...others]);
    // The H of the line that was read; in the line that is shown now, the same index is the n of Karen.
    okay(await comment(made.token, { text: 'Med H?', pin: { kind: 'letter', key, letter: 6 }, round: 1 }));
    const [there] = (await viewBy(server, made.token)).comments;
    expect(there).toMatchObject({ pin: { letter: 11 }, about: 'H', isLost: false });
    expect((await approvalOf(server, made))?.comments[0]).toMatchObject({ pin: { letter: 11 }, about: 'H' });
    // What names the round that is shown is about that.
    okay(await comment(made.token, { text: 'Med H?', pin: { kind: 'letter', key, letter: 11 }, round: 2 }));
    okay(await comment(made.token, { text: 'Med H?', pin: { kind: 'letter', key, letter: 11 } }));
    expect((await viewBy(server, made.token)).comments.map(({ about }) => about)).toEqual(['H', 'H', 'H']);
    const said = (await trailBy(server, made)).entries.flatMap((each) =>
      each.what === 'commented' ? [each.said] : [],
    );
    expect(said[0]).toContain('»H« i »Karen Holm«');
    expect(said[1]).toContain('»H« i »Anne Karen Holm«');
  });

  test('says that its letter is gone where it was taken away', async () => {
    const made = await ask();
    const [name, ...others] = made.asked.stone.Parms;
    await sendRound(made, [{ ...name, subText: 'Karen olm' }, ...others]);
    const pin = { kind: 'letter', key: name?.key, letter: 6 };
    okay(await comment(made.token, { text: 'Med H?', pin, round: 1 }));
    expect((await viewBy(server, made.token)).comments[0]).toMatchObject({ about: 'H', isLost: true });
  });

  test('is kept as one about the whole stone where its line is gone, and names what it was about', async () => {
    const made = await ask();
    const [name, years, rose] = made.asked.stone.Parms;
    if (!name || !years || !rose) throw new Error('there are three things on it');
    await sendRound(made, [name]);
    const written = [
      { text: 'Forkert år.', pin: { kind: 'element', key: years.key }, round: 1 },
      { text: 'Et 6-tal?', pin: { kind: 'letter', key: years.key, letter: 10 }, round: 1 },
      { text: 'Smuk.', pin: { kind: 'element', key: rose.key }, round: 1 },
    ];
    for (const body of written) okay(await comment(made.token, body));
    const view = await viewBy(server, made.token);
    expect(view.comments.map(({ pin, about, isLost }) => [pin, about, isLost])).toEqual([
      [{ kind: 'whole' }, '1941 – 2026', true],
      [{ kind: 'whole' }, '1941 – 2026', true],
      [{ kind: 'whole' }, 'Rosen', true],
    ]);
    expect(view.comments.map(({ messages }) => messages[0]?.text)).toEqual(written.map(({ text }) => text));
    expect(view.state).toBe('commented');
    const said = (await trailBy(server, made)).entries.map((each) => each.said).join('\n');
    expect(said).toContain('»1941 – 2026«');
    expect(said).toContain('»Rosen«');
    // Back with its line, by whoever undoes that.
    await sendRound(made, [name, years, rose]);
    const back = (await viewBy(server, made.token)).comments;
    expect(back.map(({ pin, isLost }) => [pin.kind, isLost])).toEqual([
      ['element', false],
      ['letter', false],
      ['element', false],
    ]);
  });

  test('is written once, however often it is sent, and refused where no such round, line or letter was sent', async () => {
    const made = await ask();
    const [name, ...others] = made.asked.stone.Parms;
    const body = { text: 'Med H?', pin: { kind: 'letter', key: name?.key, letter: 6 }, round: 1 };
    okay(await comment(made.token, body, KEYED));
    await sendRound(made, others);
    okay(await comment(made.token, body, KEYED));
    expect((await viewBy(server, made.token)).comments).toHaveLength(1);
    const refused = async (more: object) => (await comment(made.token, { ...body, ...more })).json.code;
    expect(await refused({ round: 3 })).toBe('approvalNotSent');
    expect(await refused({ round: 2 })).toBe('approvalElementGone');
    expect(await refused({ pin: { kind: 'element', key: 'no-such-key' } })).toBe('approvalElementGone');
    expect(await refused({ pin: { ...body.pin, letter: 10 } })).toBe('approvalElementGone');
  });
});
