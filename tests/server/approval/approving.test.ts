import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvalFound } from '../../../src/stone/wire/approval';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { type AskedStone, askFor, line, okay, viewBy } from './asking';

describe('An approval', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer();
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  const stateOf = async ({ stone, as }: AskedStone) =>
    approvalFound.parse(okay(await server.call('GET', `/api/stone/${stone.id}/approval`, { as }))).approval;
  const act = (token: string, method: 'PUT' | 'POST', path: string, body: object) =>
    server.call(method, `/api/approve/${token}${path}`, { body });

  test('is read of a stone with centre lines, a medallion, an etching and a code', async () => {
    const design = {
      ...{ centerLineLeft: 120.5, centerLineRight: '480' },
      Parms: [
        line('Karen Holm', 100),
        { type: 'medallion', picture: '/none.webp' },
        { type: 'etching', picture: '/none.webp' },
        { type: 'qrCode', content: 'https://example.com' },
      ],
    };
    const { token } = await askFor(server, { as: undertaker, design });
    expect((await viewBy(server, token)).design).toMatchObject({
      centerLineLeft: 120.5,
      centerLineRight: 480,
    });
  });

  test('is asked, read, ticked and given by a link alone', async () => {
    const made = await askFor(server, { as: undertaker });
    expect(made.asked.stone.version).toBe(made.stone.version + 1);
    expect(made.asked.stone.Parms.map(({ key }) => key)).toEqual([1, 2, 3].map(() => expect.any(String)));
    expect(made.asked.approval).toMatchObject({ state: 'asked', needed: 1, round: 1, elements: 4 });
    expect(made.asked.approval.approvers.map(({ name, email }) => [name, email])).toEqual([
      ['Bo', null],
      ['Ida', 'ida@example.com'],
    ]);
    expect(made.asked.links).toEqual([{ approver: made.asked.approval.approvers[0]?.id, token: made.token }]);

    const view = await viewBy(server, made.token);
    expect(view).toMatchObject({ name: 'Bo', state: 'reading', approved: 0, asked: 2, decision: null });
    expect(view.business).toEqual(expect.any(String));
    expect(view.elements.map(({ text, isTicked }) => [text, isTicked])).toEqual([
      ['Karen Holm', false],
      ['1941 – 2026', false],
      ['Elsket og savnet', false],
      // The stone itself (src/stone/partsOfStone.ts).
      ['', false],
    ]);
    const key = view.elements[1]?.key ?? '';
    okay(await act(made.token, 'PUT', '/ticks', { key, isTicked: true }));
    expect((await viewBy(server, made.token)).elements.map(({ isTicked }) => isTicked)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    // Nothing is approved that was not read, whatever asks for it, and one tick for all but one is not all.
    const approve = () => act(made.token, 'POST', '', { round: 1, decision: 'approve' });
    for (const { key: other } of view.elements.slice(1)) {
      okay(await act(made.token, 'PUT', '/ticks', { key: other, isTicked: true }));
      const early = await approve();
      expect([early.status, early.json.code]).toEqual([409, 'approvalUnread']);
    }
    expect((await stateOf(made))?.approvers[0]?.decision).toBe(null);
    okay(await act(made.token, 'PUT', '/ticks', { key: view.elements[0]?.key, isTicked: true }));
    okay(await act(made.token, 'PUT', '/ticks', { key, isTicked: false }));
    expect((await approve()).json.code).toBe('approvalUnread');
    okay(await act(made.token, 'PUT', '/ticks', { key, isTicked: true }));
    const answered = okay(await approve());
    expect(answered).toMatchObject({ state: 'approved', decision: 'approved', approved: 1 });
    expect(await stateOf(made)).toMatchObject({
      state: 'approved',
      approvers: [{ ticked: 4 }, { ticked: 0 }],
    });
    const picture = await server.call('GET', `/api/approve/${made.token}/picture`, { as: null });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  test('has comments on the stone, a line, a letter and a place, answered and settled on both sides', async () => {
    const made = await askFor(server, { as: undertaker });
    const { elements } = await viewBy(server, made.token);
    const key = elements[0]?.key ?? '';
    const comment = async (pin: object, text: string) =>
      okay(await act(made.token, 'POST', '/comments', { pin, text }));
    await comment({ kind: 'whole' }, 'Så smuk.');
    await comment({ kind: 'element', key }, 'Hun hed Karen Marie.');
    await comment({ kind: 'letter', key, letter: 6 }, 'Med H?');
    await comment({ kind: 'place', x: 12.34, y: 56.78 }, 'Her er tomt.');
    const found = await stateOf(made);
    expect(found?.state).toBe('commented');
    expect(found?.comments.map(({ about, isLost }) => [about, isLost])).toEqual([
      [null, false],
      ['Karen Holm', false],
      ['H', false],
      [null, false],
    ]);
    const id = found?.comments[1]?.id;
    const at = `/api/stone/${made.stone.id}/approval/comments/${id}`;
    okay(await server.call('POST', `${at}/messages`, { as: undertaker, body: { text: 'Det retter vi.' } }));
    okay(await server.call('PUT', at, { as: undertaker, body: { isResolved: true } }));
    const view = await viewBy(server, made.token);
    expect(view.comments[1]?.messages.map(({ by, name, text }) => [by, name, text])).toEqual([
      ['approver', 'Bo', 'Hun hed Karen Marie.'],
      ['undertaker', null, 'Det retter vi.'],
    ]);
    expect(view.comments[1]?.resolvedAt).toEqual(expect.any(String));
    // What a relative adds opens it again.
    okay(await act(made.token, 'POST', `/comments/${id}/messages`, { text: 'Tak. Og Marie?' }));
    expect((await stateOf(made))?.comments[1]?.resolvedAt).toBeNull();
    okay(await act(made.token, 'PUT', `/comments/${id}`, { isResolved: true }));
    expect((await stateOf(made))?.comments[1]?.resolvedAt).toEqual(expect.any(String));
  });
});
