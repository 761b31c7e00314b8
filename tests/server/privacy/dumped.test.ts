import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openApprovalLink } from '../../../server/store/approvals/links';
import { approvalFound } from '../../../src/stone/wire/approval';
import { okay, QUICK_SEAL } from '../approval/asking';
import { commandLine } from '../commandLine';
import { PATIENCE } from '../emptyDatabase';
import { ownDatabase } from '../ownDatabase';
import { findPrograms } from '../postgresCluster';
import { startServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { draftWithNames, NAMES, orderWithNames } from './lasting';
import { tracesOf } from './traces';

/** The steps of "Backup" in docs/server.md, with PostgreSQL's own programs. */
test(
  'What was erased after a backup of PostgreSQL’s own comes back with it, and is gone again before the service starts',
  async () => {
    const backup = await mkdtemp(join(tmpdir(), 'gravestone-dump-'));
    const first = await startServer({ services: { seal: QUICK_SEAL } });
    const { dataDir } = first;
    const address = (await ownDatabase(dataDir))?.url ?? '';
    const program = (name: string, ...words: string[]) =>
      execFileSync(join(findPrograms(), name), words, { encoding: 'utf8' });
    const privacy = (...words: string[]) =>
      execFileSync(process.execPath, [...commandLine('privacy'), ...words], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: address },
      }).trim();

    const draft = await draftWithNames(first);
    const kept = await createStone(first, { designName: 'En anden' });
    const order = await orderWithNames(first);
    const dump = join(backup, 'sten.dump');
    program('pg_dump', '--format=custom', `--file=${dump}`, address);
    for (const folder of ['pictures', 'previews'])
      await cp(join(dataDir, folder), join(backup, folder), { recursive: true });

    // A family erases its stone, and a relative themselves in an order that goes on.
    okay(await first.call('DELETE', `/api/stone/${draft.id}/data`, { as: draft.token }));
    const { approval } = approvalFound.parse(
      okay(await first.call('GET', `/api/stone/${order.id}/approval`, { as: order.token })),
    );
    const links = await Promise.all(
      (approval?.approvers ?? []).map(({ id }) =>
        first.store.database.transaction((inside) => openApprovalLink(inside, id)),
      ),
    );
    for (const token of links) okay(await first.call('DELETE', `/api/approve/${token}/data`));
    const gone = [draft.token, draft.readonlyToken, NAMES.relative, NAMES.relativeAddress];
    expect(await tracesOf(first, gone)).toEqual([]);
    const list = join(backup, 'erasures.jsonl');
    await writeFile(list, `${privacy('erasures')}\n`);
    expect(await readFile(list, 'utf8')).not.toContain('Kvistgaardsen');
    await first.stop('keepData');

    await (await ownDatabase(dataDir))?.drop();
    await ownDatabase(dataDir);
    program('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${address}`, dump);
    for (const folder of ['pictures', 'previews'])
      await cp(join(backup, folder), join(dataDir, folder), { recursive: true, force: true });
    expect(privacy('find', NAMES.relativeAddress)).toContain(`approver\tstone ${order.id}`);
    expect(privacy('erase-again', list)).toBe(`Erased again: ${1 + links.length}`);
    expect(privacy('erase-again', list)).toBe('Erased again: 0');

    const last = await startServer({ dataDir, services: { seal: QUICK_SEAL } });
    expect(await tracesOf(last, gone)).toEqual([]);
    expect((await last.call('GET', `/api/stone/${kept.id}`, { as: kept.token })).status).toBe(200);
    expect((await last.call('GET', `/api/stone/${order.id}`, { as: order.token })).json.status).toBe(
      'sentToMason',
    );
    await last.stop();
    await rm(backup, { recursive: true, force: true });
  },
  6 * PATIENCE,
);
