import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trailOf } from '../../../server/store/approvals/trail';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { approvalOf, approveBy, askFor, okay, QUICK_SEAL, tickAll, trailBy } from './asking';

describe('A stone that is asked about once more', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  test('says in the trail of the former approval that it is over, and both trails are read, the former first', async () => {
    const made = await askFor(server, { as: undertaker });
    const former = (await approvalOf(server, made))?.id ?? 0;
    okay(
      await server.call('POST', `/api/stone/${made.stone.id}/approval`, {
        as: undertaker,
        body: { approvers: [{ name: 'Eva' }], needed: 1 },
      }),
    );
    const latter = (await approvalOf(server, made))?.id ?? 0;
    const { isWhole, entries } = await trailBy(server, made);
    expect([isWhole, entries.map(({ approval, what }) => [approval, what])]).toEqual([
      true,
      [
        [former, 'asked'],
        [former, 'replaced'],
        [latter, 'asked'],
      ],
    ]);
    const pdf = await server.call('GET', `/api/stone/${made.stone.id}/approval/trail.pdf`, {
      as: undertaker,
    });
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    // One that was called off says so already.
    okay(await server.call('DELETE', `/api/stone/${made.stone.id}/approval`, { as: undertaker }));
    okay(
      await server.call('POST', `/api/stone/${made.stone.id}/approval`, {
        as: undertaker,
        body: { approvers: [{ name: 'Eva' }], needed: 1 },
      }),
    );
    const told = (await trailOf(server.store.database, latter)).entries.map(({ what }) => what);
    expect(told).toEqual(['asked', 'ended']);
  });

  test('keeps what was written to each objection, whatever the same relative answers afterwards', async () => {
    const made = await askFor(server, { as: undertaker });
    const object = (text?: string) =>
      server.call('POST', `/api/approve/${made.token}`, {
        body: { round: 1, decision: 'object', ...(text && { text }) },
      });
    await tickAll(server, made.token);
    okay(await object('Datoen er forkert.'));
    okay(await object('Navnet også.'));
    // The same once more is nothing new.
    okay(await object('Navnet også.'));
    okay(await approveBy(server, made.token));
    okay(await object());
    const said = (await trailBy(server, made)).entries.flatMap(({ what, said }) =>
      what === 'objected' || what === 'approved' ? [said] : [],
    );
    expect(said).toEqual([
      'Sagde fra over for udgave nr. 1: »Datoen er forkert.«',
      'Sagde fra over for udgave nr. 1: »Navnet også.«',
      'Godkendte udgave nr. 1',
      'Sagde fra over for udgave nr. 1',
    ]);
    const data = await server.call('GET', `/api/stone/${made.stone.id}/data`, { as: undertaker });
    expect(data.text).toContain('Datoen er forkert.');
  });
});
