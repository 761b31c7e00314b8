import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loginAt } from './loginAt';
import { commandsOnOwnFolder } from './runCommand';
import { runServerBriefly } from './runServer';
import { DEMO_PASSWORD } from './startServer';

const LANGUAGES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;
const before = LANGUAGES.map((name) => process.env[name]);

describe('The commands for workshops', { timeout: 300_000 }, () => {
  const { dataDir, run, runAlone } = commandsOnOwnFolder();
  let folder: string;
  beforeAll(async () => {
    for (const name of LANGUAGES) delete process.env[name];
    folder = await mkdtemp(join(tmpdir(), 'gravestone-workshop-'));
  });
  afterAll(async () => {
    for (const [at, name] of LANGUAGES.entries())
      if (before[at] !== undefined) process.env[name] = before[at];
    delete process.env.WORKSHOP_KEY;
    await rm(folder, { recursive: true, force: true });
  });

  test('make, list and revoke keys; lay orders from the store here, and from a server that runs', async () => {
    expect(runAlone(['jobs', 'fetch', '--mason', '1', folder])).toEqual({
      status: 1,
      said: '',
      objected: 'Der er ingen stenhugger med nummer 1.',
    });
    const server = await runServerBriefly({ DATA_DIR: dataDir(), DEMO_PASSWORD });
    const headers = {
      AuthCookie: await loginAt(server.url, DEMO_PASSWORD),
      'content-type': 'application/json',
    };
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return z.object({ id: z.number() }).parse(await answer.json()).id;
    };
    const order = async () => {
      const id = await post('/api/stone/', { designName: 'Anna Holm' });
      const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
      await fetch(`${server.url}/api/sendToMason/${id}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ StonemasonId: 1, ...contact }),
      });
      return id;
    };
    const [first, second] = [await order(), await order()];
    expect((await run(['jobs', 'fetch', '--mason', '1', folder])).objected).toContain(
      'Databasen bruges af en server, der kører.',
    );
    await server.end('SIGTERM');

    const made = await run(['jobs', 'key', '--mason', '1']);
    const [key = ''] = /wk_[\w-]{32}/.exec(made.said) ?? [];
    expect([made.status, key.length]).toEqual([0, 35]);
    expect((await run(['jobs', 'key', '--mason', '1', '--list'])).said).toMatch(
      /^1\tlavet 20\S+\tsidst brugt aldrig$/,
    );

    const again = await run(['jobs', 'fetch', '--mason', '1', '--again', String(first), folder]);
    expect(again).toMatchObject({ status: 0, objected: '' });
    expect(again.said).toMatch(new RegExp(`^${first}-20[\\d-]{8}: 5 filer$`));

    const running = await runServerBriefly({ DATA_DIR: dataDir(), DEMO_PASSWORD });
    const keyFile = join(folder, 'key');
    await writeFile(keyFile, `${key}\n`);
    const over = (...more: string[]) =>
      run(['jobs', 'fetch', '--server', running.url, '--key-file', keyFile, ...more, folder]);
    expect(await over('--mason', '2')).toMatchObject({
      status: 1,
      objected: 'Her skal værkstedets egen nøgle bruges.',
    });
    const fetched = await over('--mason', '1');
    expect(fetched).toMatchObject({ status: 0, objected: '' });
    expect(fetched.said).toMatch(new RegExp(`^${second}-20[\\d-]{8}: 5 filer$`));
    expect(await over()).toEqual({ status: 0, said: '', objected: '' });
    const [name = ''] = (await readdir(folder)).filter((each) => each.startsWith(`${second}-`));
    expect(JSON.parse(await readFile(join(folder, name, 'order.json'), 'utf8'))).toMatchObject({
      format: 'gravestone-order',
      stones: [{ id: second }],
    });
    expect((await over('--again', '999')).objected).toBe('Værkstedet har ingen forespørgsel med sten 999.');
    await running.end('SIGTERM');
    expect(await over()).toMatchObject({
      status: 1,
      objected: expect.stringContaining('Serveren svarer ikke'),
    });

    expect((await run(['jobs', 'key', '--mason', '1', '--revoke', '1'])).said).toBe(
      'Nøgle 1 gælder ikke mere.',
    );
    expect((await run(['jobs', 'key', '--mason', '1', '--revoke', '1'])).objected).toBe(
      'Stenhugger 1 har ingen nøgle med nummer 1.',
    );
  });

  test('refuse what they cannot follow, in the user’s language', async () => {
    const objected = async (...words: string[]) => (await run(['jobs', ...words])).objected;
    for (const words of [
      [],
      ['fly'],
      ['fetch'],
      ['fetch', folder],
      ['fetch', '--mason', '1', '--since', '1.11.2026', folder],
      ['key', '--mason', 'x'],
      ['key', '--mason', '1', '--again', '2'],
      ['webhook', 'add', 'https://a.example'],
    ])
      expect(await objected(...words)).toMatch(/^Sådan bruges det:/);
    expect(await objected('fetch', '--mason', '1', join(folder, 'nowhere'))).toMatch(
      /^Mappen .*nowhere findes ikke\.$/,
    );
    expect(await objected('fetch', '--server', 'http://sten.example', folder)).toContain(
      'skal begynde med https://',
    );
    expect(await objected('fetch', '--server', 'https://sten.example', folder)).toMatch(
      /^Værkstedets nøgle mangler/,
    );
    process.env.WORKSHOP_KEY = 'se_hidden';
    expect(await objected('fetch', '--server', 'https://sten.example', folder)).toBe(
      'Det er ikke en værkstedsnøgle: Den begynder med wk_.',
    );
    process.env.LANG = 'de_DE.UTF-8';
    expect(await objected('webhook', 'add', '--mason', '1', 'http://erp.example/')).toMatch(
      /Die Adresse muss mit https:\/\/ beginnen/,
    );
    process.env.LANG = 'nb_NO.UTF-8';
    expect(await objected('webhook', 'add', '--mason', '1', 'https://erp.example/', '--events', 'all')).toBe(
      'Hendelsen all finnes ikke. Det finnes: order.sent, order.cancelled, order.proposal.accepted, stone.status.',
    );
    delete process.env.LANG;
  });

  test('add, list, try, rotate and remove webhooks', async () => {
    expect((await run(['jobs', 'webhook', 'list'])).said).toBe('Der er ingen webhooks.');
    expect((await run(['jobs', 'webhook', 'add', '--business', '99', 'https://erp.example/'])).objected).toBe(
      'Der er ingen afdeling med nummer 99.',
    );
    const erp = createServer((_request, reply) => reply.writeHead(204).end());
    await new Promise<void>((done) => erp.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/orders`;
    const added = await run(['jobs', 'webhook', 'add', '--mason', '1', url, '--events', 'order.sent']);
    expect(added.said).toMatch(/^Webhook 1 til http:\S+, hemmelighed whsec_\S{44}$/);
    expect((await run(['jobs', 'webhook', 'list'])).said).toBe(
      `1\tstenhugger 1\t${url}\torder.sent\t0 venter, 0 opgivet`,
    );
    expect((await run(['jobs', 'webhook', 'test', '1'])).objected).toContain(
      'is in a network that is not allowed',
    );
    erp.close();
    expect((await run(['jobs', 'webhook', 'rotate', '1'])).said).toMatch(/ny hemmelighed: whsec_\S{44}\./);
    expect((await run(['jobs', 'webhook', 'remove', '1'])).said).toBe(
      'Webhook 1 er fjernet med sine beskeder.',
    );
    expect((await run(['jobs', 'webhook', 'remove', '1'])).objected).toBe(
      'Der er ingen webhook med nummer 1.',
    );
  });

  test('print how a workshop’s files are made, and have them made as a file says', async () => {
    await (await runServerBriefly({ DATA_DIR: dataDir(), DEMO_PASSWORD })).end('SIGTERM');
    expect(await run(['jobs', 'settings', '--mason', '1'])).toMatchObject({ status: 0, said: '{}' });
    const [right, wrong] = [join(folder, 'right.json'), join(folder, 'wrong.json')];
    const settings = { roll: { width: 610 }, leastStroke: 0.9 };
    await writeFile(right, JSON.stringify(settings));
    await writeFile(wrong, JSON.stringify({ leastStroke: 'thin' }));
    const kept = await run(['jobs', 'settings', '--mason', '1', '--from', right]);
    expect(kept).toMatchObject({
      status: 0,
      said: expect.stringMatching(/^Indstillingerne for stenhugger 1, .+, er gemt\.$/),
    });
    const refused = await run(['jobs', 'settings', '--mason', '1', '--from', wrong]);
    expect([refused.status, refused.objected]).toEqual([1, expect.stringContaining('»leastStroke«')]);
    expect(JSON.parse((await run(['jobs', 'settings', '--mason', '1'])).said)).toEqual(settings);
    await rm(right);
    await rm(wrong);
  });
});
