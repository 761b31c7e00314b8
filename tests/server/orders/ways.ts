import type { Locale } from '../../../src/stone/catalogue/naming';
import { type LetterToRead, letterToRead } from '../../../src/stone/wire/order';
import type { Answer, TestServer } from '../startServer';
import { createStone, type MadeStone, stoneOf } from '../stoneCalls';
import type { Choice } from './choices';

/** Who is logged in, and in which language the page is. */
export interface Sender {
  readonly server: TestServer;
  readonly locale: Locale;
  /** The sessions of an undertaker and of business 1. */
  readonly sessions: { readonly undertaker: string; readonly provider: string };
}

/** The result of an order: the letter read before it, the stone, and where else the choice was stored. */
export interface Ordered {
  readonly letter: LetterToRead;
  readonly stone: MadeStone;
  /** The stone as answered to its sender. */
  readonly answer: Answer;
  /** The case afterwards, where there is one. */
  readonly project: Answer | undefined;
  /** The case's fields besides the choice. */
  readonly facts: Readonly<Record<string, string>>;
}

/** An undertaker's details of a case, each field with different words. */
export const FACTS = {
  caseNo: 'S-2026-117',
  ceremonyDatetime: '12.11.2026 kl. 13',
  decName: 'Anna Æbeltoft',
  decBirth: '12.4.1941',
  decDeath: '3.11.2026',
  decBplace: 'Ribe',
  decDplace: 'Aabenraa',
  partnerName: 'Niels Æbeltoft',
  partnerBirth: '1.2.1938',
  partnerDeath: '5.6.2010',
  zipCode: '6200',
  Email: 'sagen@example.com',
} as const;

/** The lines on every stone. */
export const LINES = ['Anna Æbeltoft', '* 12.4.1941', '† 3.11.2026'] as const;
const STONE = {
  designName: 'Anna',
  StoneTypeVariantId: 150,
  Parms: LINES.map((subText, index) => ({
    ...{ type: 'text', subText, fontFamily: 'EB Garamond', fontSize: '40' },
    position: { x: 300, y: 300 + 100 * index },
  })),
};

type Call = (method: 'GET' | 'POST' | 'PUT', path: string, as: string, body?: unknown) => Promise<Answer>;

const callOf =
  ({ server, locale }: Sender): Call =>
  async (method, path, as, body) => {
    const answer = await server.call(method, path, { as, body, headers: { 'accept-language': locale } });
    if (answer.status !== 200)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return answer;
  };

/** Like the designer and the wizard: saves the choice, reads its letter, and sends the version that was read. */
async function saveReadSend(call: Call, made: MadeStone, as: string, choice: Choice) {
  const before = (await call('GET', `/api/stone/${made.id}`, as)).json;
  const saved = stoneOf(await call('PUT', `/api/stone/${made.id}`, as, { ...before, ...choice }));
  const letter = letterToRead.parse((await call('GET', `/api/sendToMason/${made.id}`, as)).json);
  const answer = await call('POST', `/api/sendToMason/${made.id}`, as, {
    version: letter.order.stones[0]?.version,
  });
  return { letter, stone: saved, answer };
}

const readCase = (call: Call, id: unknown, as: string) => call('GET', `/api/project/${id}`, as);

/** Every way of placing an order. */
export const WAYS: Readonly<Record<string, (sender: Sender, choice: Choice) => Promise<Ordered>>> = {
  'a visitor by the link of the stone': async (sender, choice) => {
    const made = await createStone(sender.server, STONE);
    const sent = await saveReadSend(callOf(sender), made, made.token, choice);
    return { ...sent, project: undefined, facts: {} };
  },
  'a user with a stone of no case': async (sender, choice) => {
    const { undertaker } = sender.sessions;
    const made = await createStone(sender.server, STONE, undertaker);
    const sent = await saveReadSend(callOf(sender), made, undertaker, choice);
    return { ...sent, project: undefined, facts: {} };
  },
  'a user with a stone of a case': async (sender, choice) => {
    const { undertaker } = sender.sessions;
    const call = callOf(sender);
    const { id } = (await call('POST', '/api/project/', undertaker, { ...FACTS, contactName: 'En anden' }))
      .json;
    const made = await createStone(sender.server, { ...STONE, ProjectId: id }, undertaker);
    const sent = await saveReadSend(call, made, undertaker, choice);
    return { ...sent, project: await readCase(call, id, undertaker), facts: FACTS };
  },
  'a family by its link to a stone of a case': async (sender, choice) => {
    const { undertaker } = sender.sessions;
    const call = callOf(sender);
    const { id } = (await call('POST', '/api/project/', undertaker, FACTS)).json;
    const made = await createStone(sender.server, { ...STONE, ProjectId: id }, undertaker);
    const sent = await saveReadSend(call, made, made.token, choice);
    return { ...sent, project: await readCase(call, id, undertaker), facts: FACTS };
  },
  'a case with its stone': async (sender, choice) => {
    const { undertaker } = sender.sessions;
    const call = callOf(sender);
    const opened = (await call('POST', '/api/project/', undertaker, FACTS)).json;
    const made = await createStone(sender.server, { ...STONE, ProjectId: opened.id }, undertaker);
    const path = `project${opened.id}`;
    await call('PUT', `/api/project/${opened.id}`, undertaker, { ...FACTS, ...choice });
    const letter = letterToRead.parse((await call('GET', `/api/sendToMason/${path}`, undertaker)).json);
    const stones = letter.order.stones.map(({ id, version }) => ({ id, version }));
    await call('POST', `/api/sendToMason/${path}`, undertaker, { version: letter.projectVersion, stones });
    const answer = await call('GET', `/api/stone/${made.id}`, undertaker);
    return {
      letter,
      stone: made,
      answer,
      project: await readCase(call, opened.id, undertaker),
      facts: FACTS,
    };
  },
  'a case with what is decided in the call that sends it': async (sender, choice) => {
    const { undertaker } = sender.sessions;
    const call = callOf(sender);
    const { contactName, contactPhone, contactEmail, StonemasonId, ...decided } = choice;
    const { RepaintStone, ReserveSpace, ChurchyardId, ChurchyardName, ...sent } = decided;
    const early = {
      contactName,
      contactPhone,
      contactEmail,
      RepaintStone,
      ReserveSpace,
      ChurchyardId,
      ChurchyardName,
    };
    const opened = (await call('POST', '/api/project/', undertaker, { ...FACTS, ...early })).json;
    const made = await createStone(sender.server, { ...STONE, ProjectId: opened.id }, undertaker);
    await call('POST', `/api/sendToMason/project${opened.id}`, undertaker, { ...sent, StonemasonId });
    const answer = await call('GET', `/api/stone/${made.id}`, undertaker);
    const letter = letterToRead.parse((await call('GET', `/api/sendToMason/${made.id}`, undertaker)).json);
    return {
      letter,
      stone: made,
      answer,
      project: await readCase(call, opened.id, undertaker),
      facts: FACTS,
    };
  },
  'business 1': async (sender, choice) => {
    const { provider } = sender.sessions;
    const made = await createStone(sender.server, STONE, provider);
    const sent = await saveReadSend(callOf(sender), made, provider, choice);
    return { ...sent, project: undefined, facts: {} };
  },
};
