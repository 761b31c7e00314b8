import { z } from 'zod';
import { listOf } from '../../../src/stone/wire/list';
import {
  createdPasskey,
  creationOptions,
  passkey,
  passkeyPath,
  passkeyProof,
} from '../../../src/stone/wire/passkey';
import { askForKey, readCreated } from '../../credentials/passkeys';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { browserName } from '../../http/browserName';
import { allowUser } from '../../http/guardProject';
import { readerOf } from '../../http/readerOf';
import type { Services } from '../../services';
import { openChallenge } from '../../store/passkeyChallenges';
import { credentialsOf, holderOf, keepPasskey, listPasskeys, removePasskey } from '../../store/passkeys';
import { checkProof } from '../session/checkPassword';
import { partyOf } from './party';
import { takeAsked } from './takeAsked';

/** Why a key was not stored. */
const NOT_KEPT = { there: 'passkeyThere', tooMany: 'passkeysTooMany' } as const;

/**
 * GET and POST /api/passkeys, and what belongs to them: the keys by which a user logs in without a password.
 *
 * @param publicUrl the public address of the server; undefined for the one of the request.
 */
export function ownPasskeys(app: App, { database, post }: Services, publicUrl: string | undefined): void {
  const listing = {
    summary: 'The keys by which the user logs in without a password',
    response: answering(listOf(passkey), 401, 403),
  };
  app.get('/api/passkeys', { schema: listing }, async (request) => ({
    results: await listPasskeys(database, allowUser(request.caller).id),
  }));

  const beginning = {
    summary:
      'Ask what a browser makes a key from, by a code where the login asks for one, else by the password',
    body: passkeyProof,
    response: answering(creationOptions, 400, 401, 403, 409, 429),
  };
  app.post('/api/passkeys/begin', { schema: beginning }, async (request) => {
    const user = allowUser(request.caller);
    const party = partyOf(request, publicUrl);
    await checkProof(database, user, request.body.given);
    const holder = await holderOf(database, user.id);
    if (!holder) throw new Refusal('sessionExpired');
    const asked = askForKey(party, holder, await credentialsOf(database, user.id));
    await openChallenge(database, asked.challenge, user.id);
    return asked;
  });

  const adding = {
    summary: 'Log the user in by this key from now on',
    body: createdPasskey,
    response: answering(z.object({}), 400, 401, 403, 409, 422),
  };
  app.post('/api/passkeys', { schema: adding }, async (request) => {
    const { id } = allowUser(request.caller);
    const party = partyOf(request, publicUrl);
    const challenge = await takeAsked(database, request.body.response.clientDataJSON, id);
    if (challenge === undefined) throw new Refusal('passkeyRefused');
    const key = await readCreated(request.body, challenge, party);
    if ('refused' in key) {
      request.log.info({ why: key.refused }, 'a new key is refused');
      throw new Refusal('passkeyRefused');
    }
    const browser = browserName(request.headers['user-agent']);
    const { locale } = readerOf(request);
    const why = await database.transaction((inside) => keepPasskey(inside, id, { ...key, browser }, locale));
    if (why) throw new Refusal(NOT_KEPT[why]);
    post.waiting();
    return {};
  });

  const removing = {
    summary: 'Log the user in by this key no more',
    params: passkeyPath,
    response: answering(z.object({}), 400, 401, 403, 404),
  };
  app.delete('/api/passkeys/:id', { schema: removing }, async (request) => {
    const user = allowUser(request.caller);
    const { locale } = readerOf(request);
    const wasThere = await database.transaction((inside) =>
      removePasskey(inside, user.id, request.params.id, locale),
    );
    if (!wasThere) throw new Refusal('passkeyNotFound');
    post.waiting();
    return {};
  });
}
