import { z } from 'zod';
import { hashToken, mintToken } from '../../../../server/credentials/tokens';
import type { User } from '../../../../server/domain/caller';
import { keepPair } from '../../../../server/store/keptPairs';
import { keepStyle } from '../../../../server/store/keptStyles';
import { masonTokens, openMasonLink } from '../../../../server/store/masonLinks';
import { openSession } from '../../../../server/store/sessions';
import { insertUpload, type NewUpload } from '../../../../server/store/uploads';
import { asUser, userRow } from '../../../../server/store/userRow';
import { lineStyle } from '../../../../src/stone/lineStyle';
import type { TestServer } from '../../startServer';
import { createStone, type MadeStone, ONE_PIXEL } from '../../stoneCalls';
import type { Role } from './table';

/** The objects of a line's calls. */
export interface Subjects {
  readonly stoneId: number;
  /** The stone's token for reading, as in shared links. */
  readonly readonlyToken: string;
  readonly projectId: number;
  readonly stoneTypeId: number;
  readonly vignetId: number;
  /** What the business keeps of its lettering. */
  readonly pairId: number;
  readonly styleId: number;
  /** The id of a session of the business's user. */
  readonly sessionId: string;
  /** File name of an uploaded picture. */
  readonly picture: string;
}

/** A stone, a case and uploads of business 2, with each role's AuthCookie. */
export interface Family {
  readonly subjects: Subjects;
  /** A role's AuthCookie; null for none. */
  cookieOf(role: Role): Promise<string | null>;
  /** Delivers the stone's order to the mason. */
  giveToMason(): Promise<void>;
}

/** Numbers that do not exist. */
export const MISSING: Omit<Subjects, 'readonlyToken' | 'picture'> = {
  stoneId: 987_654_321,
  projectId: 987_654_321,
  stoneTypeId: 987_654_321,
  vignetId: 987_654_321,
  pairId: 987_654_321,
  styleId: 987_654_321,
  sessionId: '98765432-0000-4000-8000-000000000000',
};

const PAIR = { fontFamily: 'Cinzel', cursive: false, before: 'L', after: 'T', percent: -4 };
const STYLE = lineStyle.parse({ name: 'Datoer' });
const CASE = { decName: 'Mor', contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };

const sessionRow = z.object({ id: z.string() });

/** The mason of the catalogue that has the stone. */
const MASON = 1;

/** Creates business 3 with a user, and business 4 with one who works for the mason; businesses 1 and 2 have theirs. */
export async function addStrangers(server: TestServer): Promise<void> {
  await server.store.database.script(
    `insert into businesses (id, name) values (3, 'Den anden'); insert into users (username, business_id) values ('fremmed', 3);
     insert into businesses (id, name) values (4, 'Værkstedet');
     insert into users (username, business_id, stonemason_id) values ('hugger', 4, ${MASON})`,
  );
}

async function userOf(server: TestServer, businessId: number): Promise<User> {
  const sql = 'select id, business_id, stonemason_id from users where business_id = $1';
  const [row] = await server.store.database.rows(userRow, sql, [businessId]);
  if (!row) throw new Error(`nobody works at business ${businessId}`);
  return asUser(row);
}

async function cookie(server: TestServer, role: Role, own: MadeStone, other: MadeStone) {
  const session = async (businessId: number) =>
    openSession(server.store.database, await userOf(server, businessId));
  switch (role) {
    case 'nobody':
      return null;
    case 'visitor':
      return 'public';
    case 'unknown token':
      return 'what-is-this';
    case 'expired session':
      return mintToken('session');
    case 'link visitor':
      return own.token;
    case 'link visitor of another stone':
      return other.token;
    case 'reader':
      return own.readonlyToken;
    case 'reader of another stone':
      return other.readonlyToken;
    case 'user of the business':
      return session(2);
    case 'user of another business':
      return session(3);
    case 'business 1':
      return session(1);
    case 'mason by the link in his letter':
      return (await masonTokens(server.store.database, [own.id])).get(own.id) ?? null;
    case 'user who works for the mason':
      return session(4);
  }
}

/** Creates a stone, a case and uploads for one call. */
export async function newFamily(server: TestServer): Promise<Family> {
  const { database, pictures } = server.store;
  const user = await userOf(server, 2);
  const session = await openSession(database, user);
  const project = await server.call('POST', '/api/project/', { as: session, body: CASE });
  const projectId = z.number().parse(project.json.id);
  const design = { ProjectId: projectId, stoneImage: ONE_PIXEL, Parms: [{ type: 'text', subText: 'Mor' }] };
  const own = await createStone(server, design, session);
  const other = await createStone(server);
  const picture = await pictures.keep(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg');
  const upload = { stoneId: own.id, archivedBy: null, picture, width: 10, height: 10 };
  const noted = async (given: NewUpload) => {
    const id = await insertUpload(database, given);
    if (id === undefined) throw new Error('the stone is gone');
    return id;
  };
  const stoneTypeId = await noted({ kind: 'stonetype', ...upload });
  const vignetId = await noted({ kind: 'vignet', ...upload });
  const { id: stoneId, readonlyToken } = own;
  const byHash = 'select id from sessions where token_hash = $1';
  const [login] = await database.rows(sessionRow, byHash, [hashToken(session)]);
  if (!login) throw new Error('the login is gone');
  const sessionId = login.id;
  const [pair, style] = [await keepPair(database, user, PAIR), await keepStyle(database, user, STYLE)];
  if (!pair || !style) throw new Error('the business keeps no more');
  const kept = { pairId: pair.id, styleId: style.id };
  return {
    subjects: { stoneId, readonlyToken, projectId, stoneTypeId, vignetId, sessionId, picture, ...kept },
    cookieOf: (role) => cookie(server, role, own, other),
    giveToMason: async () => {
      await database.run(`update stones set status = 'sentToMason', stonemason_id = $2 where id = $1`, [
        stoneId,
        MASON,
      ]);
      await openMasonLink(database, stoneId, MASON);
    },
  };
}
