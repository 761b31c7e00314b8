import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import { saidFinding } from '../../../../src/stone/finding';
import { design } from '../../../../src/stone/stone';
import { mayBeWaved, waved } from '../../../../src/stone/waved';
import { ADDED, CONTACT, GERMAN, LAWN, OBJECTED, PICTURE, plain, VARIED } from './designs';
import { link, type Made, type Teller, user, VISITOR } from './teller';
import { drawing } from './uploads';
import type { Written } from './written';

/** Waits until the letters of a stone are out. */
export async function untilSent(teller: Teller, id: number): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    if ((await teller.read(id, user('admin'))).status === 'sentToMason') return;
    await pause(500);
  }
  throw new Error(`the letters of stone ${id} stay`);
}

/** The token of the letter that asks for an order; undefined where this version asks nobody. */
async function questionAbout(dataDir: string, known: readonly string[]): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (let tries = 0; tries < 120; tries += 1) {
    const names = await readdir(outbox).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const { text } = await PostalMime.parse(await readFile(join(outbox, name)));
      const token = /\/confirm\/(\S+)/.exec(text ?? '')?.[1];
      if (token !== undefined && !known.includes(token)) return token;
    }
    await pause(500);
  }
  throw new Error('no letter asks for the order');
}

const asks = (teller: Teller) => teller.has('POST /api/confirmation/{token}');

/** Sends a family's stone, and answers the letter that asks for it where this version writes one. */
async function order(
  teller: Teller,
  written: Written,
  dataDir: string,
  answer: 'confirm' | 'decline' | undefined,
): Promise<Made> {
  const made = await teller.stone(plain(`Orla Lund ${answer ?? ''}`));
  await teller.tell('POST', `/api/sendToMason/${made.id}`, { as: link(made.token), body: CONTACT });
  if (asks(teller)) {
    const token = await questionAbout(dataDir, written.questions);
    written.questions.push(token);
    if (answer) await teller.tell('POST', `/api/confirmation/${token}`, { as: VISITOR, body: { answer } });
  }
  written.keep(made);
  return made;
}

const uploaded = z.object({ id: z.number(), url: z.string() });

/** A stone with pictures of its own: a photographed stone, and two drawings. */
async function withUploads(teller: Teller, written: Written): Promise<void> {
  const made = await teller.stone(plain('Egen sten'));
  const as = link(made.token);
  const image = await drawing();
  const path = `/api/removebg/${made.id}`;
  const send = async (to: string, body: object) => {
    const said: unknown = JSON.parse(await teller.tell('POST', to, { as, body }));
    written.pictures.push(uploaded.parse(said).url);
    return uploaded.loose().parse(said);
  };
  const stone = await send(`${path}/stonetype/1`, { image, width: 600 });
  const unwanted = await send(`${path}/stonetype/0`, { image, height: 700 });
  const vignet = await send(`${path}/vignet`, { image, width: 80 });
  const other = await send(`${path}/${made.token}`, { image, kind: 'vignet', height: 50 });
  const vignets = [vignet, other].map(({ id: vignetId }, nth) => ({
    ...{ type: 'customVignet', vignetId, position: { x: 150 + 200 * nth, y: 300 }, scale: 1.2 },
  }));
  const body = {
    ...plain('Egen sten', { stoneImage: PICTURE }),
    ...{ StoneTypeId: stone.id, stoneStoneTypes: [stone, unwanted], stoneVignets: [vignet, other] },
    Parms: [...plain('Egen sten').Parms, ...vignets],
    version: made.version,
  };
  await teller.tell('PUT', `/api/stone/${made.id}`, { as, body });
  await teller.tell('DELETE', `/api/stonetype/${unwanted.id}`, { as });
  written.keep(made);
}

async function withKey(teller: Teller, written: Written): Promise<void> {
  const [key, body] = ['a-key-of-a-browser', plain('Lagt ud to gange')];
  const headers = { 'idempotency-key': key };
  const answer = await teller.tell('POST', '/api/stone/', { as: VISITOR, body, headers });
  written.keep(await teller.stone(body, VISITOR, { headers }));
  written.named.keyed = { key, body, answer };
}

async function withOtherLinks(teller: Teller, written: Written): Promise<void> {
  const before = await teller.stone(plain('Nye links'));
  const as = link(before.token);
  const body = { which: 'both' };
  if (teller.has('POST /api/stone/{id}/renewLinks'))
    await teller.tell('POST', `/api/stone/${before.id}/renewLinks`, { as, body });
  const { id, version } = before;
  const now = await teller.read(id, user('admin'));
  written.keep({ id, version, token: now.token, readonlyToken: now.readonlyToken }, before.token);
}

const inspected = z.object({ findings: z.array(saidFinding) });

/** A stone with much to object to, and one on which what may be waved aside was, with reasons. */
async function withWaved(teller: Teller, written: Written): Promise<void> {
  written.keep(await teller.stone(OBJECTED));
  const said = await teller.tell('POST', '/api/inspect', { as: VISITOR, body: OBJECTED });
  const { findings } = inspected.parse(JSON.parse(said));
  const stored = design.parse(OBJECTED);
  const marks = findings.filter(mayBeWaved).map((each, nth) => waved(each, stored, `Aftalt, nr. ${nth + 1}`));
  const unknown = {
    kind: 'a kind of later',
    about: [],
    characters: '',
    value: null,
    limit: 1,
    reason: 'Aftalt',
  };
  written.keep(await teller.stone({ ...OBJECTED, waved: [...marks, unknown] }));
}

/** What families write: drafts of every kind, and orders. */
export async function familiesWrite(teller: Teller, written: Written, dataDir: string): Promise<void> {
  const draft = await teller.stone(VARIED);
  written.keep(draft);
  written.named.draft = { id: draft.id, token: draft.token };
  const copy = await teller.tell('PUT', `/api/copyStone/${draft.id}`, { as: link(draft.token) });
  const { id } = z.object({ id: z.number() }).parse(JSON.parse(copy));
  written.keep(await teller.read(id, user('admin')));
  const second = { ...VARIED, designName: 'Anna Jensen, ændret', stoneImage: undefined, version: 1 };
  await teller.tell('PUT', `/api/stone/${id}`, { as: user('admin'), body: second });
  for (const design of [ADDED, LAWN]) written.keep(await teller.stone(design));
  written.keep(await teller.stone(GERMAN, VISITOR, { language: 'de' }));
  written.keep(await teller.stone(plain('Ola Nordmann'), VISITOR, { language: 'no' }));
  await withWaved(teller, written);
  await withUploads(teller, written);
  await withKey(teller, written);
  await withOtherLinks(teller, written);
  const gone = await teller.stone(plain('Slettet'));
  await teller.tell('DELETE', `/api/stone/${gone.id}`, { as: link(gone.token) });
  written.keep(gone);
  const ordered = await order(teller, written, dataDir, 'confirm');
  await untilSent(teller, ordered.id);
  await teller.move(ordered.id, 'received', 'processing');
  await order(teller, written, dataDir, 'decline');
  await order(teller, written, dataDir, undefined);
}
