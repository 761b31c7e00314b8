import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { PasskeyFailed } from '../../../src/api/passkeys';
import type { User } from '../../../src/api/session';
import type { LoginGiven, SessionEvent } from '../../../src/machines/session/context';

import { sessionMachine } from '../../../src/machines/session/sessionMachine';
import type { LoginRequest } from '../../../src/stone/wire/login';

const ANNA: User = { token: 'us_anna', BusinessId: 2 };
const BO: User = { token: 'us_bo', BusinessId: 1 };
const BY_NAME: LoginRequest = { username: 'anna', password: 'hemmelig' };

/** A session whose calls end as the test says, and what it told the browser to remember. */
function sessionOf(user?: User) {
  const kept: (User | undefined)[] = [];
  const loggedOut: (User | undefined)[] = [];
  let end: { succeed(user: User): void; fail(error: unknown): void } | undefined;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        logIn: fromPromise<User, LoginGiven | undefined>(
          () => new Promise((succeed, fail) => (end = { succeed, fail })),
        ),
        logOut: fromPromise<void, User | undefined>(async ({ input }) => {
          loggedOut.push(input);
        }),
        watch: fromCallback<SessionEvent, undefined, SessionEvent>(() => undefined),
      },
      actions: { keep: (_, remembered) => kept.push(remembered) },
    }),
    { input: { user } },
  ).start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    kept,
    loggedOut,
    send: (event: SessionEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async succeed(with_: User) {
      end?.succeed(with_);
      await settled();
    },
    async fail(error: unknown) {
      end?.fail(error);
      await settled();
    },
    settled,
  };
}

let session: ReturnType<typeof sessionOf>;
beforeEach(() => {
  session = sessionOf();
});

describe('A login', () => {
  test('takes a code where the server asks for one, and of that name only', async () => {
    session.send({ type: 'session.logIn', given: BY_NAME });
    await session.fail(new Refused(401, 'Skriv også koden.', undefined, 'codeNeeded'));
    expect([session.state(), session.context().codeAskedOf]).toEqual(['loggedOut', 'anna']);
    expect(session.context().failure).toBeUndefined();
    session.send({ type: 'session.logIn', given: { ...BY_NAME, code: '000000' } });
    await session.fail(new Refused(401, 'Koden passer ikke.', undefined, 'codeWrong'));
    expect(session.context()).toMatchObject({
      codeAskedOf: 'anna',
      failure: { sentence: 'Koden passer ikke.' },
    });
    session.send({ type: 'session.logIn', given: { ...BY_NAME, code: '123456' } });
    await session.succeed(ANNA);
    expect([session.state(), session.context().codeAskedOf]).toEqual(['loggedIn', undefined]);
  });

  test('is under way until it is answered, and its user is kept', async () => {
    session.send({ type: 'session.logIn', given: BY_NAME });
    expect(session.state()).toBe('loggingIn');
    await session.succeed(ANNA);
    expect(session.state()).toBe('loggedIn');
    expect(session.context()).toEqual({ user: ANNA, given: undefined, failure: undefined });
    expect(session.kept).toEqual([ANNA]);
  });

  test('that is refused clears the user and says why; the next try begins without that', async () => {
    session.send({ type: 'session.logIn', given: BY_NAME });
    await session.fail(new Refused(401, 'Forkert navn eller adgangskode.'));
    expect(session.state()).toBe('loggedOut');
    expect(session.context()).toMatchObject({
      user: undefined,
      failure: { kind: 'refused', status: 401, sentence: 'Forkert navn eller adgangskode.' },
    });
    expect(session.kept).toEqual([undefined]);
    session.send({ type: 'session.logIn', given: BY_NAME });
    expect(session.context().failure).toBeUndefined();
    await session.fail(new Unreachable('no answer'));
    expect(session.context().failure).toEqual({ kind: 'unreachable' });
  });

  test('by a key of the browser is one like any other, and says where none was shown', async () => {
    session.send({ type: 'session.logIn', given: 'passkey' });
    await session.fail(new PasskeyFailed('notShown'));
    expect(session.context().failure).toEqual({ kind: 'passkey', why: 'notShown' });
    session.send({ type: 'session.logIn', given: 'passkey' });
    expect(session.context().failure).toBeUndefined();
    await session.succeed(ANNA);
    expect([session.state(), session.kept.at(-1)]).toEqual(['loggedIn', ANNA]);
  });

  test('remembered from before holds from the beginning', () => {
    expect(sessionOf(ANNA).state()).toBe('loggedIn');
    expect(session.state()).toBe('loggedOut');
  });

  test('by a token handed over takes the place of whoever was logged in', async () => {
    session = sessionOf(ANNA);
    session.send({ type: 'session.logIn', given: { usertoken: 'handed' } });
    await session.succeed(BO);
    expect(session.context().user).toEqual(BO);
  });
});

describe('The end of a login', () => {
  beforeEach(() => {
    session = sessionOf(ANNA);
  });

  test('by logging out clears the user, and the server hears of it', async () => {
    session.send({ type: 'session.logOut' });
    expect(session.kept).toEqual([undefined]);
    await session.settled();
    expect([session.state(), session.context().user, session.loggedOut]).toEqual([
      'loggedOut',
      undefined,
      [ANNA],
    ]);
  });

  test('by logging out is not waited for by whoever logs in again at once', async () => {
    session.send({ type: 'session.logOut' });
    session.send({ type: 'session.logIn', given: BY_NAME });
    expect([session.state(), session.context().user, session.loggedOut]).toEqual([
      'loggingIn',
      undefined,
      [ANNA],
    ]);
    await session.settled();
    await session.succeed(BO);
    expect([session.state(), session.context().user, session.kept]).toEqual([
      'loggedIn',
      BO,
      [undefined, BO],
    ]);
  });

  test('by a 403 removes the stored user and says so, until the next login', async () => {
    session.send({ type: 'expired' });
    expect([session.state(), session.context().user, session.kept]).toEqual([
      'expired',
      undefined,
      [undefined],
    ]);
    session.send({ type: 'session.logIn', given: BY_NAME });
    await session.succeed(ANNA);
    expect(session.state()).toBe('loggedIn');
  });

  test('is nothing to a visitor', () => {
    session = sessionOf();
    session.send({ type: 'expired' });
    session.send({ type: 'session.logOut' });
    expect(session.state()).toBe('loggedOut');
  });

  test('in another tab ends it here, and a login there is one here', () => {
    session.send({ type: 'stone.changedElsewhere', user: undefined });
    expect(session.state()).toBe('loggedOut');
    session.send({ type: 'stone.changedElsewhere', user: BO });
    expect([session.state(), session.context().user]).toEqual(['loggedIn', BO]);
    expect(session.kept).toEqual([]);
  });
});
