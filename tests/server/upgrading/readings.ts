import type { Asker, Reading } from './keptStore';
import { OBJECTED, VARIED } from './story/designs';
import { link, user, VISITOR } from './story/teller';
import { linksOf, type Written, type WrittenStone } from './story/written';

const NOBODY: Asker = { kind: 'nobody' };
const ADMIN = user('admin');

const get = (path: string, by: Asker, language = 'da'): Reading => ({ method: 'GET', path, by, language });

/** What each of many may read of a place. */
const each = (path: string, askers: readonly Asker[]) => askers.map((by) => get(path, by));

/** Who read and changed what: asked before anything else, since each reading is noted too. */
function accesses({ stones, cases }: Written): Reading[] {
  return [
    ...stones.map(({ id }) => get(`/api/stone/${id}/accesses`, ADMIN)),
    ...cases.map((id) => get(`/api/project/${id}/accesses`, ADMIN)),
    ...each(`/api/project/${cases[0]}/accesses`, [user('bedemand'), user('otto'), VISITOR]),
  ];
}

function ofStone(stone: WrittenStone, stranger: Asker): Reading[] {
  const { id } = stone;
  const links = linksOf(stone);
  const users = ['admin', 'bedemand', 'otto'].map(user);
  return [
    ...each(`/api/stone/${id}`, [...links, ...users, VISITOR, stranger]),
    ...each(`/api/stone/${id}/history`, users),
    ...each(`/api/stone/${id}/preview`, [...links, ADMIN]),
    ...each(`/api/sendToMason/${id}`, [ADMIN, ...links.slice(0, 2)]),
    ...each(`/api/prepareStone/0/copystone/${id}`, [ADMIN, ...links.slice(1, 2)]),
  ];
}

/** A few stones more closely: in each language, set on other stones, and as a card of a shared link. */
function closely({ stones }: Written): Reading[] {
  return stones
    .slice(0, 8)
    .flatMap(({ id, links: [token = '', readonlyToken = ''] }) => [
      get(`/api/stone/${id}`, link(token), 'de'),
      get(`/api/stone/${id}`, link(readonlyToken), 'no'),
      get(`/api/sendToMason/${id}`, link(token), 'de'),
      ...each(`/api/stone/${id}`, [NOBODY, user('hanne')]),
      ...each(`/api/stone/${id}/history`, [link(token), VISITOR]),
      get(`/api/stone/${id}/preview`, VISITOR),
      get(`/api/prepareStone/31/urn/${id}`, link(token)),
      get(`/api/prepareStone/0/reset/${id}`, link(token)),
    ]);
}

function ofCatalogue(): Reading[] {
  const lists = ['stoneTypes', 'vignets', 'attachments', 'backgrounds'];
  return [
    ...lists.flatMap((list) => ['all', 'urn'].map((type) => get(`/api/${list}/${type}`, VISITOR))),
    ...[
      '/api/stoneTypes/15',
      '/api/vignets/704',
      '/api/churchyards',
      '/api/stonemasons',
      '/api/provider',
    ].map((path) => get(path, VISITOR)),
    get('/api/stoneTypes/all', NOBODY),
    ...['da', 'de', 'no'].map((language) => get('/api/prepareStandardStone', VISITOR, language)),
    ...['da', 'de'].map((language) => get('/api/prepareStone/41/lawn', VISITOR, language)),
    get('/api/prepareStone/25/new', user('bedemand')),
  ];
}

/**
 * Every call that reads, by everybody who might: family and reader by link, users of the own and of another business,
 * the provider, a visitor, nobody, and somebody with a link to another stone.
 *
 * Left out are what tells of this very moment (sessions, metrics, health), and what does not come from the store but
 * with the program (fonts, the app's pages).
 */
export function readingsOf(written: Written): Reading[] {
  const users = written.users();
  const [
    {
      links: [strange = ''],
    } = { links: [] },
  ] = written.stones.slice(-1);
  const stranger = link(strange);
  return [
    ...accesses(written),
    ...written.stones.flatMap((stone) => ofStone(stone, stranger)),
    ...closely(written),
    ...written.cases.flatMap((id) => [
      ...each(`/api/project/${id}`, [...users, VISITOR]),
      ...each(`/api/sendToMason/project${id}`, [ADMIN, user('bedemand')]),
    ]),
    ...[
      '/api/stones',
      '/api/projects',
      '/api/assets',
      '/api/account',
      '/api/secondFactor',
      '/api/passkeys',
    ].flatMap((path) => each(path, [...users, VISITOR, NOBODY])),
    ...written.pictures.flatMap((path) => each(path, [NOBODY, VISITOR])),
    ...written.questions.flatMap((token) => each(`/api/confirmation/${token}`, [VISITOR])),
    ...ofCatalogue(),
    ...[VARIED, OBJECTED].map(
      (body): Reading => ({ method: 'POST', path: '/api/inspect', by: VISITOR, language: 'da', body }),
    ),
  ];
}
