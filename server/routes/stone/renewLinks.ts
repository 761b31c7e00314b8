import { stoneStatus } from '../../../src/stone/status';
import { stone } from '../../../src/stone/stone';
import { numberedPath } from '../../../src/stone/wire/paths';
import { renewLinksRequest, type WhichLinks } from '../../../src/stone/wire/renewLinks';
import type { Caller } from '../../domain/caller';
import { readsOnly } from '../../domain/permissions';
import { Refusal } from '../../domain/refusal';
import { answering, jsonText } from '../../http/answers';
import type { App } from '../../http/app';
import { allowAt } from '../../http/guard';
import { keyOwner, repeatable } from '../../http/idempotency';
import { readerOfWrite } from '../../http/readerOf';
import { stoneText } from '../../http/stoneText';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { answerOnce } from '../../store/idempotency';
import { openMasonLink } from '../../store/masonLinks';
import { tellMason } from '../../store/masonNotices';
import { renewTokens } from '../../store/renewLinks';
import { keepRenewal, moverOf } from '../../store/statusChanges';
import { lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';

/** Which links of which stone are renewed, and by whom. */
interface Renewal {
  readonly caller: Caller;
  readonly id: number;
  readonly which: WhichLinks;
}

/** The caller with their new token, and the stone. */
interface Renewed {
  readonly caller: Caller;
  readonly stone: StoredStone;
}

/** A caller with the old link, as one with the new link. */
const goingOn = (caller: Caller, token: string): Caller =>
  caller.kind === 'tokenHolder' ? { ...caller, token } : caller;

/** Gives the mason of a stone another link, by letter. @throws Refusal `notAtMason` */
async function renewMasonLink(inside: Queries, stone: StoredStone): Promise<void> {
  if (stone.mason === null) throw new Refusal('notAtMason');
  await openMasonLink(inside, stone.id, stone.mason.id);
  await tellMason(inside, stone, 'masonLink');
}

async function renew(inside: Queries, { caller, id, which }: Renewal): Promise<Renewed> {
  const found = allowAt(caller, 'renewLinks', await lockedStone(inside, id));
  // Letters contain the link for reading: a mason could no longer see what to cut.
  if (which !== 'editing' && found.status !== 'draft' && caller.kind !== 'user')
    throw new Refusal('linksInLetters');
  if (which === 'mason') await renewMasonLink(inside, found);
  const renewed = which === 'mason' ? found : await renewTokens(inside, found, which);
  await keepRenewal(inside, id, stoneStatus.parse(renewed.status), moverOf(caller));
  return { caller: goingOn(caller, renewed.token), stone: renewed };
}

/** The scope of an Idempotency-Key: for a link its old token, which allows nothing else any more. */
const scopeOf = ({ caller, id }: Renewal) => `renewal:${id}:${keyOwner(caller)}`;

/**
 * Renews once. A caller who did not get the answer has an invalid link: repeating the request with its key returns the
 * new one.
 */
async function renewOnce(inside: Queries, renewal: Renewal, key: string): Promise<Renewed> {
  const once = { scope: scopeOf(renewal), key, content: renewal.which };
  let first: Renewed | undefined;
  const answered = await answerOnce(inside, once, async () => {
    first = await renew(inside, renewal);
    return { answer: first.stone.token, stoneId: renewal.id, projectId: null };
  });
  if (first) return first;
  if (answered === 'other') throw new Refusal('keyReused');
  const caller = goingOn(renewal.caller, answered.answer);
  return { caller, stone: allowAt(caller, 'readStone', await lockedStone(inside, renewal.id)) };
}

/**
 * POST /api/stone/{id}/renewLinks: new tokens for a stone whose link is in the wrong hands. With an Idempotency-Key, a
 * repeated request renews nothing twice.
 */
export function renewLinks(app: App, { database, checks, post }: Services): void {
  const schema = {
    summary: 'Renew the links to a stone; the old ones open nothing any more',
    params: numberedPath,
    headers: repeatable,
    body: renewLinksRequest,
    response: answering(stone, 400, 401, 403, 404, 409, 415, 422),
  };
  app.post('/api/stone/:id/renewLinks', { schema }, async (request, reply) => {
    const renewal = { caller: request.caller, id: request.params.id, which: request.body.which };
    const key = request.headers['idempotency-key'];
    const { caller, stone: renewed } = await database.transaction((inside) =>
      key === undefined ? renew(inside, renewal) : renewOnce(inside, renewal, key),
    );
    if (request.body.which === 'mason') post.waiting();
    const shown = readsOnly(caller, renewed) ? 'forReading' : 'whole';
    return jsonText(reply, stoneText(renewed, shown, readerOfWrite(request, checks, renewed)));
  });
}
