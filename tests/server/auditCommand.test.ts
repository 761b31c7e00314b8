import { describe, expect, test } from 'vitest';
import { commandsOnOwnFolder } from './runCommand';
import { startServer } from './startServer';
import { createStone } from './stoneCalls';

describe('The provider’s command for accesses', { timeout: 120_000 }, () => {
  const { dataDir, run } = commandsOnOwnFolder();

  test('tells who read and changed a stone, a case, or what a user did', async () => {
    const audit = (...words: string[]) => run(['audit', ...words]);
    const server = await startServer({ dataDir: dataDir() });
    const undertaker = await server.login('bedemand');
    const stone = await createStone(server);
    const project = await server.call('POST', '/api/project/', { as: undertaker, body: { decName: 'Mor' } });
    await server.call('GET', `/api/stone/${stone.id}`, { as: stone.readonlyToken });
    await server.call('GET', '/api/projects', { as: undertaker });
    const pair = { fontFamily: 'Lato', cursive: false, before: 'A', after: 'V', percent: -3 };
    await server.call('PUT', '/api/lettering/pair', { as: undertaker, body: pair });
    await server.stop('keepData');

    const told = (answer: Awaited<ReturnType<typeof run>>) =>
      answer.said.split('\n').map((line) => line.split('\t').slice(2));
    const ofStone = await audit('stone', String(stone.id));
    expect(ofStone).toMatchObject({ status: 0, objected: '' });
    expect(ofStone.said.split('\t')[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(told(ofStone)).toEqual([
      ['read', `stone ${stone.id}`, 'readingLink'],
      ['created', `stone ${stone.id}`, 'visitor'],
    ]);
    const opened = ['created', `case ${project.json.id}`, 'user bedemand'];
    expect(told(await audit('case', String(project.json.id), '--days', '1'))).toEqual([opened]);
    const spaced = ['changed', 'lettering 2', 'user bedemand'];
    expect(told(await audit('lettering', '2'))).toEqual([spaced]);
    expect(told(await audit('user', 'Bedemand'))).toEqual([
      spaced,
      ['read', 'list', 'user bedemand'],
      opened,
    ]);
    await run(['user', 'delete', 'bedemand']);
    expect(told(await audit('case', String(project.json.id)))).toEqual([
      [...opened.slice(0, 2), 'user 2, who is gone'],
    ]);
    expect(await audit('stone', '987654')).toMatchObject({ status: 0, said: '' });

    expect(await audit('user', 'bedemand')).toMatchObject({
      status: 1,
      objected: 'There is no user bedemand.',
    });
    expect(await audit('stone', '1', '--days', '401')).toMatchObject({
      status: 1,
      objected: 'Accesses are kept for 400 days.',
    });
    for (const words of [[], ['stone'], ['stone', 'x'], ['stone', '0'], ['stone', '1', '2'], ['list', '1']])
      expect(await audit(...words)).toMatchObject({
        status: 1,
        objected: expect.stringMatching(/^Usage: [^\n]+$/),
      });
    expect(await audit('stone', '1', '--days', 'x')).toMatchObject({ status: 1 });
    expect((await audit('stone', '1', '--hours', '1')).objected).toMatch(/^Usage: [^\n]+$/);
  });
});
