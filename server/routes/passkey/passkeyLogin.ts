import { loginAnswer } from '../../../src/stone/wire/login';
import { requestOptions, signedByPasskey } from '../../../src/stone/wire/passkey';
import { askToSign, readSigned } from '../../credentials/passkeys';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { keepDevice } from '../../http/deviceCookie';
import type { Services } from '../../services';
import { rememberDevice } from '../../store/knownDevices';
import { openChallenge } from '../../store/passkeyChallenges';
import { notePasskeyUse, passkeyNamed } from '../../store/passkeys';
import { knownDevice, letIn } from '../session/letIn';
import { partyOf } from './party';
import { takeAsked } from './takeAsked';

/**
 * POST /api/login/passkey, and its challenge. A passkey includes a second factor: it is on a device, which has asked
 * for a finger, a face or a PIN. So no code is asked for.
 *
 * @param publicUrl the public address of the server; undefined for the one of the request.
 */
export function passkeyLogin(app: App, { database }: Services, publicUrl: string | undefined): void {
  const beginning = {
    summary: 'Ask what a browser signs to log its user in',
    security: [],
    response: answering(requestOptions, 409, 429),
  };
  app.post('/api/login/passkey/begin', { schema: beginning, config: { open: true } }, async (request) => {
    const asked = askToSign(partyOf(request, publicUrl));
    await openChallenge(database, asked.challenge, null);
    return asked;
  });

  const showing = {
    summary: 'Log in by a key of a browser',
    security: [],
    body: signedByPasskey,
    response: answering(loginAnswer, 400, 401, 409, 429),
  };
  app.post('/api/login/passkey', { schema: showing, config: { open: true } }, async (request, reply) => {
    const party = partyOf(request, publicUrl);
    const challenge = await takeAsked(database, request.body.response.clientDataJSON, null);
    if (challenge === undefined) throw new Refusal('passkeyWrong');
    const key = await passkeyNamed(database, request.body.id);
    if (!key) throw new Refusal('passkeyUnknown');
    const signed = await readSigned(request.body, challenge, party, key);
    if ('refused' in signed) {
      request.log.info({ why: signed.refused }, 'a key is refused');
      throw new Refusal('passkeyWrong');
    }
    if (!(await notePasskeyUse(database, key.id, signed))) throw new Refusal('passkeyWrong');
    const device = await knownDevice(database, request, key.user);
    keepDevice(request, reply, key.user.id, await rememberDevice(database, key.user.id, device));
    return letIn(database, request, key.user);
  });
}
