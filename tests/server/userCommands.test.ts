import { describe, expect, test } from 'vitest';
import { commandsOnOwnFolder } from './runCommand';

describe('The provider’s commands for users', { timeout: 120_000 }, () => {
  const { run, runAlone } = commandsOnOwnFolder();

  test('add a user with a password from standard input, list it, and refuse the name twice', async () => {
    const made = runAlone(['user', 'add', 'Åse', '7', 'Stille Begravelser'], 'granit-og-guld\n');
    expect(made).toMatchObject({ status: 0, said: 'Åse may log in for business 7' });
    expect(await run(['user', 'add', 'åse', '7'], 'granit-og-guld\n')).toMatchObject({
      status: 1,
      objected: 'There is a user åse already.',
    });
    expect((await run(['user', 'add', 'bo', '8'], 'granit-og-guld\n')).objected).toContain('no business 8');
    expect((await run(['user', 'add', 'bo', '7'], 'kort\n')).objected).toContain('at least 8 characters');
    expect((await run(['user', 'list'])).said).toBe('Åse\t7\tStille Begravelser\t–');
  });

  test('make up a password where none is given, and say what they know where they are asked wrongly', async () => {
    const { status, said } = await run(['user', 'password', 'Åse']);
    expect(status).toBe(0);
    expect(said).toMatch(/^Åse has a new password: [\w-]{16}; every login has ended$/);
    expect((await run(['user', 'password', 'ingen'])).objected).toBe('There is no user ingen.');
    const unknown = await run(['user', 'fly']);
    expect([unknown.status, unknown.objected.split('\n')[1]]).toEqual([1, '  npm run user -- list']);
  });

  test('let in a user who has lost what shows the codes', async () => {
    expect((await run(['user', 'second-factor', 'Åse', 'off'])).said).toBe('Åse was asked for no code');
    expect((await run(['user', 'second-factor', 'ingen', 'off'])).objected).toBe('There is no user ingen.');
    expect((await run(['user', 'passkeys', 'Åse', 'none'])).said).toBe(
      'Åse has no passkeys any more; 0 removed',
    );
    expect((await run(['user', 'passkeys', 'ingen', 'none'])).objected).toBe('There is no user ingen.');
    expect((await run(['user', 'second-factor', 'Åse'])).objected).toMatch(/^Usage:/);
  });

  test('note where letters to a user go', async () => {
    expect((await run(['user', 'email', 'åse', 'aase@example.com'])).said).toBe(
      'Letters to åse go to aase@example.com',
    );
    expect((await run(['user', 'list'])).said).toBe('Åse\t7\tStille Begravelser\taase@example.com');
    expect((await run(['user', 'email', 'åse', 'aase@'])).objected).toBe('aase@ is no e-mail address.');
    expect((await run(['user', 'email', 'ingen', 'aase@example.com'])).objected).toBe(
      'There is no user ingen.',
    );
    expect((await run(['user', 'email', 'Åse'])).objected).toMatch(/^Usage:/);
    // A user whose password somebody else sets is told so.
    expect((await run(['user', 'password', 'Åse'], 'granit-og-guld\n')).said).toBe(
      'Åse has a new password; every login has ended',
    );
    expect((await run(['outbox', 'list'])).said).toMatch(
      /\tpasswordChanged\taase@example\.com\tabout a login\t/,
    );
    expect((await run(['user', 'email', 'Åse', 'none'])).said).toBe('Åse gets no letters');
  });

  test('delete a user, but for the last who sees everything', async () => {
    await run(['user', 'add', 'chef', '1', 'Platform'], 'granit-og-guld\n');
    expect(await run(['user', 'delete', 'Chef'])).toMatchObject({
      status: 1,
      objected: 'Chef is the last user of business 1, which sees everything: add another one first.',
    });
    await run(['user', 'add', 'ny', '1'], 'granit-og-guld\n');
    expect((await run(['user', 'delete', 'chef'])).status).toBe(0);
    expect((await run(['user', 'delete', 'Åse'])).said).toMatch(/^Åse is deleted; every login has ended/);
    expect((await run(['user', 'delete', 'Åse'])).objected).toBe('There is no user Åse.');
    expect((await run(['user', 'list'])).said).toBe('ny\t1\tPlatform\t–');
  });
});
