import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stoneData } from '../../../src/stone/wire/privacy';
import { QUICK_SEAL } from '../approval/asking';
import { PATIENCE, putEmptyDatabase } from '../emptyDatabase';
import { commandsInOneProcess, runCommand } from '../runCommand';
import { startServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { draftWithNames, NAMES, orderWithNames } from './lasting';
import { tracesOf } from './traces';

const run = commandsInOneProcess();

test(
  'The provider finds, exports and erases by address or number, and no backup brings it back',
  async () => {
    const first = await startServer({ services: { seal: QUICK_SEAL } });
    const { dataDir } = first;
    const draft = await draftWithNames(first);
    const order = await orderWithNames(first);
    const other = await createStone(first, { designName: 'En anden' });
    await first.stop('keepData');
    const privacy = (...words: string[]) => run(['privacy', ...words], { dataDir });
    const backup = join(dataDir, 'store.backup');
    expect((await run(['backup', backup], { dataDir })).status).toBe(0);

    // In a process of its own, as the provider runs it.
    const found = runCommand(['privacy', 'find', NAMES.address.toUpperCase()], { dataDir });
    const lines = found.said.split('\n').map((line) => line.split('\t'));
    expect(lines.map((words) => [...words.slice(0, 3), words.at(-1)])).toEqual([
      ['stone', String(draft.id), 'draft', 'contact'],
      ['stone', String(order.id), 'sentToMason', 'contact'],
    ]);
    expect((await privacy('find', NAMES.relativeAddress)).said).toBe(`approver\tstone ${order.id}`);
    // A mason's address stands in the letters of every order that he got, and none of those is his own.
    const business = await privacy('erase', 'mason@example.com', '--yes');
    expect([business.status, business.said]).toEqual([1, '']);
    expect(business.objected).toContain('This is the address of a business (stonemason 1 of the catalogue; ');
    expect((await privacy('find', 'mason@example.com')).said).toContain('business\tstonemason 1');
    expect((await privacy('find', String(other.id))).said).toContain(`stone\t${other.id}\tdraft`);
    expect((await privacy('find', 'nobody@example.com')).said).toBe('nothing found');

    const file = join(dataDir, 'person.json');
    expect(await privacy('export', NAMES.address, file)).toMatchObject({ status: 0, objected: '' });
    const person = JSON.parse(readFileSync(file, 'utf8'));
    const stones = person.stones.map((each: unknown) => stoneData.parse(each));
    expect(stones.map((each: { stone: { id: number } }) => each.stone.id)).toEqual([draft.id, order.id]);
    expect(JSON.stringify(stones)).toContain(NAMES.question);
    rmSync(file);

    const relative = `name and address would go from an approval of stone ${order.id}`;
    expect((await privacy('erase', NAMES.relativeAddress)).said).toBe(
      `${relative}\nNothing was erased yet: say --yes as well.`,
    );
    expect((await privacy('erase', NAMES.address)).said.split('\n')).toEqual([
      `stone ${draft.id} (contact) would be erased`,
      `stone ${order.id} (contact) is under way: it is erased once its order is over`,
      'Nothing was erased yet: say --yes as well.',
    ]);
    expect((await privacy('erase', NAMES.relativeAddress, '--yes')).said).toBe(
      `name and address are gone from an approval of stone ${order.id}`,
    );
    const erased = await privacy('erase', NAMES.address, '--yes');
    expect(erased.said.split('\n')).toEqual([
      `stone ${draft.id} is erased`,
      `stone ${order.id} is under way: it is erased once its order is over`,
    ]);
    expect((await privacy('erase', NAMES.address, '--under-way', '--yes')).said).toBe(
      `stone ${order.id} is erased`,
    );
    expect(await privacy('erase', NAMES.address, '--yes')).toMatchObject({
      status: 1,
      objected: 'Nothing was found.',
    });
    const list = join(dataDir, 'erasures.jsonl');
    writeFileSync(list, `${(await privacy('erasures')).said}\n`);
    expect(readFileSync(list, 'utf8')).not.toContain('Kvistgaardsen');

    // The backup is older than the erasures, which are in the store that it replaces.
    expect((await run(['restore', backup, '--replace'], { dataDir })).said).toContain('Erased again: 2');
    // Where that store is lost, the list that lay beside the backup says so.
    rmSync(join(dataDir, 'database'), { recursive: true });
    rmSync(join(dataDir, 'pictures'), { recursive: true });
    await putEmptyDatabase(dataDir);
    expect((await run(['restore', backup], { dataDir })).said).not.toContain('Erased again');
    expect((await privacy('erase-again', list)).said).toBe('Erased again: 2');
    expect((await privacy('erase-again', list)).said).toBe('Erased again: 0');
    writeFileSync(list, 'nothing\n');
    expect(await privacy('erase-again', list)).toMatchObject({
      status: 1,
      objected: `${list}: line 1 is no erasure.`,
    });
    rmSync(list);
    rmSync(backup);

    const last = await startServer({ dataDir });
    expect(await tracesOf(last, [...draft.words, ...order.words])).toEqual([]);
    expect((await last.call('GET', `/api/stone/${other.id}`, { as: other.token })).status).toBe(200);
    await last.stop();
  },
  6 * PATIENCE,
);

test('The command refuses what it does not understand, and says how it is called', {
  timeout: PATIENCE,
}, async () => {
  const wrong = [[], ['find'], ['find', 'x'], ['export', '1'], ['erase', 'case', 'x'], ['erasures', 'all']];
  for (const words of wrong) {
    const { status, objected } = await run(['privacy', ...words], { dataDir: '/nowhere' });
    expect([words, status, objected.slice(0, 6)]).toEqual([words, 1, 'Usage:']);
  }
});
