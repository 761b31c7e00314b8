import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { deliverLetters } from '../../../server/jobs/deliverLetters';
import { folderMailer } from '../../../server/mail/mailer';
import { masonTokens } from '../../../server/store/masonLinks';
import { insertUpload } from '../../../server/store/uploads';
import { approvalAsked, approvalView } from '../../../src/stone/wire/approval';
import { confirmOrder } from '../confirming';
import type { Answer, TestServer } from '../startServer';
import { type MadeStone, ONE_PIXEL, stoneOf } from '../stoneCalls';

/** What nobody else's stone says. */
export const NAMES = {
  dead: 'Kirstine Kvistgaardsen',
  contact: 'Jørgine Æbeltoftskov',
  phone: '87654321',
  address: 'jorgine.kvistgaardsen@example.com',
  relative: 'Sigvald Kvistgaardsen',
  relativeAddress: 'sigvald.kvistgaardsen@example.com',
  remark: 'Kvistgaardsen med to a, tak.',
  question: 'Skal Kvistgaardsen staves med to a?',
};

/** A stone with names, and everything that grows around one. */
export interface LastingStone extends MadeStone {
  readonly picture: string;
  /** All that may not be found any more once it is erased. */
  readonly words: readonly string[];
}

/** The names, and of `more` whatever else is only this stone's. */
const wordsOf = (stone: MadeStone, ...more: string[]) => [
  ...Object.values(NAMES),
  stone.token,
  stone.readonlyToken,
  ...more,
];

let calls = 0;

/** A call as the app makes it: what it may have to repeat bears a key of its own (src/api). @throws where it is refused. */
async function called(
  server: TestServer,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  as: string,
  body?: unknown,
): Promise<Answer> {
  calls += 1;
  const headers = {
    ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
    // From elsewhere, since what this machine itself calls is not counted; from many places, since much from one is refused.
    'x-forwarded-for': `192.0.2.${calls % 256}`,
  };
  const answer = await server.call(method, path, { as, headers, ...(body === undefined ? {} : { body }) });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.text}`);
  return answer;
}

/** Opens a case with names, as the app does, and returns its number. */
export async function caseWithNames(server: TestServer, as: string): Promise<number> {
  const { json } = await called(server, 'POST', '/api/project/', as, {
    decName: NAMES.dead,
    contactName: NAMES.contact,
    contactPhone: NAMES.phone,
    contactEmail: NAMES.address,
  });
  return z.number().parse(json.id);
}

/** Orders what a case without a stone asks for: an old stone to be taken down. */
export const orderOfCase = (server: TestServer, as: string, id: number) =>
  called(server, 'POST', `/api/sendToMason/project${id}`, as, {
    StonemasonId: 1,
    contactName: NAMES.contact,
    contactPhone: NAMES.phone,
    contactEmail: NAMES.address,
    Comment: NAMES.remark,
    stones: [],
  });

/** Sends all letters that are due into the folder in which a server without a mail server keeps them. */
export const deliverToFolder = (server: TestServer) =>
  deliverLetters({
    database: server.store.database,
    mailer: folderMailer(server.store.letters, 'noreply@sten.example'),
    papers: [
      async (_design, id) => [
        { filename: `${id}.txt`, contentType: 'text/plain', content: Buffer.from(NAMES.dead) },
      ],
    ],
    checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
    providerEmail: 'udbyder@sten.example',
    publicUrl: 'https://sten.example',
    failed: (error) => {
      throw error;
    },
  });

/**
 * A draft with a name, a preview and an uploaded picture, made twice by the same key.
 *
 * @param backOf the stone whose back it is.
 */
export async function draftWithNames(
  server: TestServer,
  as = 'public',
  ProjectId: number | null = null,
  backOf?: number,
): Promise<LastingStone> {
  const { database, pictures } = server.store;
  const line = { type: 'text', subText: NAMES.dead, fontSize: '30', fontFamily: 'Cinzel' };
  const created = await called(server, 'POST', '/api/stone/', as, {
    designName: NAMES.dead,
    stoneImage: ONE_PIXEL,
    contactName: NAMES.contact,
    contactEmail: NAMES.address,
    Parms: [{ ...line, position: { x: 300, y: 200, rotation: 0 }, scale: 1 }],
    ProjectId,
    ...(backOf !== undefined && { backOf }),
  });
  const made = stoneOf(created);
  const picture = await pictures.keep(Buffer.from(`<svg><title>${NAMES.dead}</title></svg>`), 'svg');
  await insertUpload(database, {
    kind: 'vignet',
    stoneId: made.id,
    archivedBy: null,
    picture,
    width: 1,
    height: 1,
  });
  return { ...made, picture, words: wordsOf(made, picture) };
}

/** Asks a relative, who remarks on something and says yes; returns the tokens of the links. */
async function approvedByRelative(server: TestServer, made: MadeStone, as?: string): Promise<string[]> {
  const by = as ?? made.token;
  const call = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: unknown, who = by) =>
    (await called(server, method, path, who, body)).json;
  const asked = approvalAsked.parse(
    await call('POST', `/api/stone/${made.id}/approval`, {
      approvers: [{ name: NAMES.relative }, { name: NAMES.relative, email: NAMES.relativeAddress }],
      needed: 1,
    }),
  );
  const token = asked.links[0]?.token ?? '';
  const path = `/api/approve/${token}`;
  const view = approvalView.parse(await call('GET', path, undefined, 'public'));
  for (const { key } of view.elements)
    await call('PUT', `${path}/ticks`, { key, isTicked: true, round: view.round }, 'public');
  await call('POST', `${path}/comments`, { text: NAMES.remark, pin: { kind: 'whole' } }, 'public');
  await call('POST', path, { round: view.round, decision: 'approve', text: NAMES.remark }, 'public');
  await deliverToFolder(server);
  return [token];
}

/** One that was approved, ordered, delivered, and about which the mason has asked. */
export async function orderWithNames(
  server: TestServer,
  as?: string,
  inCase: number | null = null,
): Promise<LastingStone> {
  const made = await draftWithNames(server, as, inCase);
  const links = await approvedByRelative(server, made, as);
  await called(server, 'POST', `/api/sendToMason/${made.id}`, as ?? made.token, {
    StonemasonId: 1,
    contactName: NAMES.contact,
    contactPhone: NAMES.phone,
    contactEmail: NAMES.address,
    Comment: NAMES.contact,
  });
  await deliverToFolder(server);
  if (as === undefined) await confirmOrder(server, made.id);
  await deliverToFolder(server);
  const mason = (await masonTokens(server.store.database, [made.id])).get(made.id) ?? '';
  await called(server, 'POST', `/api/stone/${made.id}/questions`, mason, {
    text: NAMES.question,
    place: { x: 10, y: 10 },
  });
  await deliverToFolder(server);
  return { ...made, words: [...made.words, mason, ...links] };
}
