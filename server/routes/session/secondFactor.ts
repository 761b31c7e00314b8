import { z } from 'zod';
import {
  beginRequest,
  begunFactor,
  codeRequest,
  recoveryCodes,
  secondFactor,
} from '../../../src/stone/wire/secondFactor';
import { inventSecret, secretAddress } from '../../credentials/timeCodes';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { allowUser } from '../../http/guardProject';
import { readerOf } from '../../http/readerOf';
import type { Services } from '../../services';
import { countCode, WINDOW_SECONDS } from '../../store/loginAttempts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from '../../store/secondFactors';
import { checkCode } from './checkCode';
import { checkPassword } from './checkPassword';

/** GET and POST /api/secondFactor, and related calls: a code at the login besides the password. */
export function secondFactors(app: App, { database, post }: Services): void {
  const reading = {
    summary: 'Whether the user is asked for a code at the login',
    response: answering(secondFactor, 401, 403),
  };
  app.get('/api/secondFactor', { schema: reading }, (request) =>
    secondFactorOf(database, allowUser(request.caller).id),
  );

  const beginning = {
    summary: 'Make a secret for the user’s app for codes',
    body: beginRequest,
    response: answering(begunFactor, 400, 401, 403, 409, 429),
  };
  app.post('/api/secondFactor', { schema: beginning }, async (request) => {
    const user = allowUser(request.caller);
    const username = await checkPassword(database, user, request.body.password);
    const secret = inventSecret();
    if (!(await beginSecondFactor(database, user.id, secret))) throw new Refusal('secondFactorOn');
    return { secret, address: secretAddress(secret, username) };
  });

  const confirming = {
    summary: 'Ask for a code from now on, by a first one of the app',
    body: codeRequest,
    response: answering(recoveryCodes, 400, 401, 403, 409, 429),
  };
  app.post('/api/secondFactor/confirm', { schema: confirming }, async (request) => {
    const { id } = allowUser(request.caller);
    const attempt = await countCode(database, id, undefined);
    if (!attempt) throw new Refusal('tooManyLogins', { retryAfter: WINDOW_SECONDS });
    const { code } = request.body;
    const { locale } = readerOf(request);
    const codes = await database.transaction((inside) => confirmSecondFactor(inside, id, code, locale));
    if (codes === 'notBegun') throw new Refusal('secondFactorNotBegun');
    if (codes === 'wrong') throw new Refusal('codeWrong');
    await attempt.succeeded();
    post.waiting();
    return { codes };
  });

  const renewing = {
    summary: 'Make other recovery codes; the earlier ones open no more',
    body: codeRequest,
    response: answering(recoveryCodes, 400, 401, 403, 409, 429),
  };
  app.post('/api/secondFactor/codes', { schema: renewing }, async (request) => {
    const user = allowUser(request.caller);
    if (!(await secondFactorOf(database, user.id)).isOn) throw new Refusal('secondFactorNotBegun');
    await checkCode(database, user, request.body.code, undefined);
    return { codes: await database.transaction((inside) => renewRecoveryCodes(inside, user.id)) };
  });

  const ending = {
    summary: 'Ask the user for no code any more',
    body: codeRequest,
    response: answering(z.object({}), 400, 401, 403, 429),
  };
  app.post('/api/secondFactor/end', { schema: ending }, async (request) => {
    const user = allowUser(request.caller);
    await checkCode(database, user, request.body.code, undefined);
    const { locale } = readerOf(request);
    await database.transaction((inside) => endSecondFactor(inside, user.id, locale));
    post.waiting();
    return {};
  });
}
