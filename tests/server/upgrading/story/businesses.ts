import { z } from 'zod';
import { creationOptions } from '../../../../src/stone/wire/passkey';
import { begunFactor } from '../../../../src/stone/wire/secondFactor';
import { Authenticator } from '../../authenticator';
import { timeCode } from '../../timeCode';
import { type Checkout, SETTINGS } from '../checkout';
import type { Login } from '../keptStore';
import { CONTACT, GERMAN, PICTURE, plain } from './designs';
import { untilSent } from './families';
import { link, type Teller, user } from './teller';
import { drawing } from './uploads';
import type { Written } from './written';

const DEMO = SETTINGS.DEMO_PASSWORD;
const OTHERS: readonly (Login & { readonly business: readonly string[] })[] = [
  { username: 'otto', password: 'otto og stenene', business: ['3', 'Bestattungen Nord', 'DE'] },
  { username: 'hanne', password: 'hanne og stenene', business: [] },
  { username: 'nina', password: 'nina og stenene', business: [] },
];

/** The logins that there are once `addUsers` has run; the first two come with an empty store. */
export const LOGINS: readonly Login[] = [
  { username: 'admin', password: DEMO },
  { username: 'bedemand', password: DEMO },
  ...OTHERS.map(({ username, password }) => ({ username, password })),
];

/** Adds businesses and users by the provider's commands, with addresses for letters where this version keeps them. */
export function addUsers(checkout: Checkout): void {
  for (const { username, password, business } of OTHERS) {
    if (business.length > 0) checkout.run(['business', 'add', ...business]);
    checkout.run(['user', 'add', username, business[0] ?? '2'], `${password}\n`);
  }
  if (checkout.hasMigration('0074-password-links.sql'))
    checkout.run(['user', 'email', 'bedemand', 'bedemand@example.com']);
}

/** What undertakers write: cases with their stones, orders that go out, and a family's stone that is taken over. */
export async function businessesWrite(teller: Teller, written: Written): Promise<void> {
  const as = user('bedemand');
  const case1 = await teller.project(
    {
      ...{
        caseNo: '2026-17',
        decName: 'Karen Juhl',
        decBirth: '1938',
        decDeath: '3.11.2024',
        zipCode: '8000',
      },
      ...{ partnerName: 'Hans Juhl', Email: 'karen@example.com', ceremonyDatetime: '10.11.2024 kl. 13' },
      ...{ Comment: 'Taler kun tysk', ChurchyardName: 'Vestre', InvoiceEnduser: true, StonemasonId: 1 },
    },
    as,
  );
  const first = await teller.stone(plain('Karen Juhl', { ProjectId: case1, stoneImage: PICTURE }), as);
  const second = await teller.stone(plain('Hans Juhl', { ProjectId: case1, RemoveNow: true }), as);
  written.named.ofCase = { id: first.id, caseId: case1 };
  const family = await teller.stone(plain('Til mor', { Comment: 'Fra familien' }));
  const taking = { token: family.token, ProjectId: case1 };
  await teller.tell('POST', `/api/stone/${family.id}/takeOver`, { as, body: taking });
  const case2 = await teller.project({ decName: 'Erna Müller', whoContacts: 'stonemason' }, user('otto'));
  const german = await teller.stone({ ...GERMAN, ProjectId: case2 }, user('otto'), { language: 'de' });
  const gone = await teller.project({ decName: 'Slettet' }, as);
  await teller.tell('DELETE', `/api/project/${gone}`, { as });
  const case3 = await teller.project({ decName: 'Ole Bang', ...CONTACT }, user('nina'));
  const sent = await teller.stone(plain('Ole Bang', { ProjectId: case3 }), user('nina'));
  await teller.tell('POST', `/api/sendToMason/project${case3}`, { as: user('nina'), body: {} });
  const cancelled = await teller.stone(plain('Fortrudt'), as);
  await teller.tell('POST', `/api/sendToMason/${cancelled.id}`, { as, body: CONTACT });
  await untilSent(teller, sent.id);
  await teller.move(sent.id, 'received', 'processing', 'finished', 'invoiced');
  await untilSent(teller, cancelled.id);
  await teller.tell('PUT', `/api/stone/${cancelled.id}/status`, { as, body: { status: 'cancelled' } });
  for (const each of [first, second, german, sent, cancelled]) written.keep(each);
  const { id, token, readonlyToken, version } = await teller.read(family.id, as);
  written.keep({ id, token, readonlyToken, version }, family.token);
  written.cases.push(case1, case2, gone, case3);
  await archive(teller, written, first.id);
}

/** Vignettes in a department's archive: one that was put there at once, and one later. */
async function archive(teller: Teller, written: Written, id: number): Promise<void> {
  const as = user('bedemand');
  const image = await drawing();
  const send = async (stone: number, who: typeof as, body: object) => {
    const said = await teller.tell('POST', `/api/removebg/${stone}/vignet`, { as: who, body });
    return z.object({ id: z.number(), url: z.string() }).parse(JSON.parse(said));
  };
  const own = await send(id, as, { image, width: 44, archive: true });
  const family = await teller.stone(plain('Med tegning'));
  const theirs = await send(family.id, link(family.token), { image, width: 55 });
  await teller.tell('POST', `/api/asset/${theirs.id}`, { as: user('admin'), body: {} });
  written.pictures.push(own.url, theirs.url);
  written.keep(family);
}

/** A passkey of a user, in the versions that have them. */
async function makePasskey(teller: Teller): Promise<void> {
  if (!teller.has('POST /api/passkeys/begin')) return;
  const as = user('bedemand');
  const begun = await teller.tell('POST', '/api/passkeys/begin', { as, body: { given: DEMO } });
  const body = new Authenticator(SETTINGS.PUBLIC_URL).create(creationOptions.parse(JSON.parse(begun)));
  await teller.tell('POST', '/api/passkeys', { as, body });
}

/** A passkey and a second factor, in the versions that have them. */
export async function usersSecure(teller: Teller, written: Written): Promise<void> {
  written.logins.push(...LOGINS.filter(({ username }) => username !== 'nina'));
  await makePasskey(teller);
  if (!teller.has('POST /api/secondFactor/confirm')) return;
  const as = user('hanne');
  const body = { password: LOGINS.find(({ username }) => username === 'hanne')?.password };
  const { secret } = begunFactor.parse(
    JSON.parse(await teller.tell('POST', '/api/secondFactor', { as, body })),
  );
  const code = timeCode(secret);
  await teller.tell('POST', '/api/secondFactor/confirm', { as, body: { code } });
  const at = written.logins.findIndex(({ username }) => username === 'hanne');
  const found = written.logins[at];
  if (found) written.logins[at] = { ...found, secret };
}
