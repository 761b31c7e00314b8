import { deliverLetters } from '../../../server/jobs/deliverLetters';
import { folderMailer } from '../../../server/mail/mailer';
import { masonTokens } from '../../../server/store/masonLinks';
import { insertUpload } from '../../../server/store/uploads';
import { confirmOrder } from '../confirming';
import type { TestServer } from '../startServer';
import { createStone, type MadeStone, ONE_PIXEL } from '../stoneCalls';

/** What nobody else's stone says. */
export const NAMES = {
  dead: 'Kirstine Kvistgaardsen',
  contact: 'Jørgine Æbeltoftskov',
  phone: '87654321',
  address: 'jorgine.kvistgaardsen@example.com',
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

/** A draft with a name, a preview and an uploaded picture, made twice by the same key. */
export async function draftWithNames(server: TestServer, as?: string): Promise<LastingStone> {
  const { database, pictures } = server.store;
  const line = { type: 'text', subText: NAMES.dead, fontSize: '30', fontFamily: 'Cinzel' };
  const made = await createStone(
    server,
    {
      designName: NAMES.dead,
      stoneImage: ONE_PIXEL,
      contactName: NAMES.contact,
      contactEmail: NAMES.address,
      Parms: [{ ...line, position: { x: 300, y: 200, rotation: 0 }, scale: 1 }],
    },
    as,
  );
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

/** One that was ordered, delivered, and about which the mason has asked. */
export async function orderWithNames(server: TestServer, as?: string): Promise<LastingStone> {
  const made = await draftWithNames(server, as);
  const { status, text } = await server.call('POST', `/api/sendToMason/${made.id}`, {
    as: as ?? made.token,
    body: {
      StonemasonId: 1,
      contactName: NAMES.contact,
      contactPhone: NAMES.phone,
      contactEmail: NAMES.address,
      Comment: NAMES.contact,
    },
  });
  if (status !== 200) throw new Error(`it was not ordered: ${text}`);
  await deliverToFolder(server);
  if (as === undefined) await confirmOrder(server, made.id);
  await deliverToFolder(server);
  const mason = (await masonTokens(server.store.database, [made.id])).get(made.id) ?? '';
  const asked = await server.call('POST', `/api/stone/${made.id}/questions`, {
    as: mason,
    body: { text: NAMES.question, place: { x: 10, y: 10 } },
  });
  if (asked.status !== 200) throw new Error(`nothing was asked: ${asked.text}`);
  await deliverToFolder(server);
  return { ...made, words: [...made.words, mason] };
}
