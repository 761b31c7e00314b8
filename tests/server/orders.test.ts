import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import DxfParser from 'dxf-parser';
import fc from 'fast-check';
import type { Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Checks, sceneChecks } from '../../server/drawing/checks';
import { deliverLetters, type Post } from '../../server/jobs/deliverLetters';
import { masonPapers } from '../../server/jobs/masonPapers';
import { smtpMailer } from '../../server/mail/mailer';
import { openPools } from '../../server/pools';
import { projectRoot } from '../../server/system/projectRoot';
import { LOCALES, type Locale } from '../../src/stone/catalogue/naming';
import { type Order, order as orderSchema } from '../../src/stone/wire/order';
import { bundledServer } from './bundle';
import { answerTo, confirmOrder, tokenIn } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { type MailServer, startMailServer } from './mailServer';
import { anyChoice, type Choice, everySetting, sayingsOf } from './orders/choices';
import { FACTS, LINES, type Ordered, type Sender, WAYS } from './orders/ways';
import { withoutLinks } from './orders/withoutLinks';
import { startServer, type TestServer } from './startServer';

/** What stands over the list of every element in an offer. */
const LISTED: Readonly<Record<Locale, string>> = {
  da: 'Stenens enkelte dele',
  de: 'Die einzelnen Teile',
  no: 'Steinens enkelte deler',
};

import { createStone } from './stoneCalls';

const PROVIDER = 'udbyder@sten.example';
const MASONS = { 1: 'mason@example.com', 4: 'steinmetz@example.com', 5: 'steinhugger@example.com' } as const;

/** `npm run test:deep` tries a thousand. */
const RANDOM_ORDERS = Number(process.env.RANDOM_ORDERS ?? 12);

describe('What is chosen is what arrives', () => {
  let server: TestServer;
  let mail: MailServer;
  let sessions: Sender['sessions'];
  let checks: Checks;
  const problems: unknown[] = [];
  const pools = openPools(bundledServer());
  const nowhere = async () => undefined;

  beforeAll(async () => {
    const asked: Checks = {
      known: (text) => checks.known(text),
      find: (text, ms, place) => checks.find(text, ms, place),
      later: (text, place) => checks.later(text, place),
    };
    server = await startServer({ services: { checks: asked } });
    checks = sceneChecks(server.store.database, pools.checkWork, nowhere, (error) => problems.push(error));
    mail = await startMailServer();
    sessions = { undertaker: await server.login('bedemand'), provider: await server.login('admin') };
  }, PATIENCE);
  afterEach(() => {
    mail.letters.length = 0;
    problems.length = 0;
  });
  afterAll(async () => {
    await mail.stop();
    await pools.close();
    await server.stop();
  });

  async function deliver(papers: Post['papers'] = []): Promise<void> {
    const mailer = smtpMailer(mail.url, 'noreply@sten.example');
    const post: Post = {
      ...{ database: server.store.database, mailer, papers, checks },
      ...{ providerEmail: PROVIDER, publicUrl: 'https://sten.example' },
      failed: (error) => problems.push(error),
    };
    await deliverLetters(post);
    expect(problems).toEqual([]);
  }

  const letterTo = (address: string): Email => {
    const found = mail.letters.filter(({ to }) => to?.[0]?.address === address);
    expect(found).toHaveLength(1);
    return found[0] as Email;
  };

  function orderIn(letter: Email): Order {
    const enclosed = letter.attachments.find(({ filename }) => filename === 'order.json');
    const content = enclosed?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('the letter has no order.json');
    return orderSchema.parse(JSON.parse(Buffer.from(content).toString()));
  }

  /** The language of a letter's reader: the mason's, or the page's where there is none. */
  const languageOf = (locale: Locale, { StonemasonId }: Choice): Locale =>
    StonemasonId === null ? locale : ({ 1: 'da', 4: 'de', 5: 'no' } as const)[StonemasonId as 1 | 4 | 5];

  function expectLetter(text: string, locale: Locale, choice: Choice, facts: Ordered['facts']): void {
    const { said, unsaid } = sayingsOf(locale, choice);
    for (const sentence of said) expect(text).toContain(sentence);
    for (const sentence of unsaid) expect(text).not.toContain(sentence);
    for (const words of Object.values(facts)) expect(text).toContain(words);
    for (const line of LINES) expect(text).toContain(line);
    for (const line of choice.Comment.split('\n')) expect(text).toContain(line);
    for (const words of [choice.contactName, choice.contactPhone, choice.contactEmail, choice.ChurchyardName])
      expect(text).toContain(words);
  }

  /** As the recipient of the question, or as the provider where nobody can be asked. */
  async function endTheWaiting({ stone, answer }: Ordered): Promise<void> {
    const { waitsFor } = answer.json;
    if (waitsFor === undefined) return;
    if (waitsFor === 'release') {
      const { status } = await server.call('POST', `/api/stone/${stone.id}/release`, {
        as: sessions.provider,
      });
      expect(status).toBe(200);
    } else {
      const question = mail.letters.find(({ text }) => text?.includes('/confirm/'));
      if (!question) throw new Error('nobody was asked');
      expect((await answerTo(server, tokenIn(question), 'confirm')).json.state).toBe('confirmed');
    }
    await deliver();
  }

  async function tryOrder(way: string, locale: Locale, chosen: Choice): Promise<void> {
    const send = WAYS[way];
    if (!send) throw new Error(`there is no way ${way}`);
    mail.letters.length = 0;
    const ordered = await send({ server, locale, sessions }, chosen);
    const { letter, stone, answer, project, facts } = ordered;
    await deliver();
    await endTheWaiting(ordered);
    // A case's e-mail address is used for a contact who has none.
    const choice = project && !chosen.contactEmail ? { ...chosen, contactEmail: FACTS.Email } : chosen;

    const address =
      choice.StonemasonId === null ? PROVIDER : MASONS[choice.StonemasonId as keyof typeof MASONS];
    const arrived = letterTo(address);
    const language = languageOf(locale, choice);
    const text = (arrived.text ?? '').replaceAll('\r\n', '\n').trimEnd();
    expectLetter(text, language, choice, facts);
    // The text read before equals the letter, word for word; only the mason is told his own link.
    expect(withoutLinks(text)).toBe(withoutLinks(letter.text));
    expect(letter.text).not.toContain('/mason/');
    expect(arrived.subject).toBe(letter.subject);

    const told = orderIn(arrived);
    expect(told).toMatchObject({ ...choice, canMasonContact: choice.whoContacts === 'stonemason' ? 1 : 0 });
    expect(told.stones.map(({ id }) => id)).toEqual([stone.id]);
    expect(told.stones[0]?.url).toMatch(new RegExp(`/designer/${stone.id}/${stone.readonlyToken}$`));
    expect(told.stonemason?.id ?? null).toBe(choice.StonemasonId);
    if (project) expect(told.case).toMatchObject(facts);
    else expect(told.case).toBeNull();
    expect(JSON.stringify(told)).not.toContain(stone.token);

    // The stored stone and case say the same.
    expect(answer.json).toMatchObject({ ...choice, sentToMason: 1, readOnly: true });
    const kept = await server.call('GET', `/api/stone/${stone.id}`, { as: sessions.provider });
    expect(kept.json).toMatchObject(choice);
    if (!project) return;
    const { contactEmail, Email } = project.json;
    expect({ ...project.json, contactEmail: contactEmail || Email }).toMatchObject({ ...choice, ...facts });
  }

  describe.each(LOCALES)('in %s', (locale) => {
    test.each(Object.keys(WAYS))('by %s: every setting at each of its values', async (way) => {
      for (const choice of everySetting(locale)) await tryOrder(way, locale, choice);
    });
  });

  test(
    'by any way, in any language, with any combination',
    async () => {
      const anyOrder = fc
        .constantFrom(...LOCALES)
        .chain((locale) =>
          fc.tuple(fc.constantFrom(...Object.keys(WAYS)), fc.constant(locale), anyChoice(locale)),
        );
      await fc.assert(
        fc.asyncProperty(anyOrder, ([way, locale, choice]) => tryOrder(way, locale, choice)),
        { numRuns: RANDOM_ORDERS },
      );
    },
    60_000 + RANDOM_ORDERS * 2000,
  );

  test.each(LOCALES)(
    'and stands on the papers that go along, in %s',
    async (locale) => {
      const choice = everySetting(locale)[0] as Choice;
      const send = WAYS['a user with a stone of a case'] as (typeof WAYS)[string];
      const { stone } = await send({ server, locale, sessions }, choice);
      const { database, fileStores } = server.store;
      const folder = join(projectRoot(), 'catalogue');
      await deliver(masonPapers(database, pools.letterWork, nowhere, folder, fileStores.tiles.read));
      const arrived = letterTo(MASONS[choice.StonemasonId as keyof typeof MASONS]);
      for (const paper of ['offer', 'sheet']) {
        const name = `${stone.id}-${paper}.pdf`;
        const enclosed = arrived.attachments.find(({ filename }) => filename === name)?.content;
        if (!(enclosed instanceof ArrayBuffer)) throw new Error(`the letter has no ${name}`);
        const text = execFileSync('pdftotext', ['-layout', '-', '-'], {
          input: Buffer.from(enclosed),
        }).toString();
        expectLetter(text.replace(/\s+/g, ' '), locale, choice, FACTS);
        // Every element with its height and place is in the offer, and only there.
        expect(text.includes(LISTED[locale])).toBe(paper === 'offer');
      }
      const plotted = arrived.attachments.find(({ filename }) => filename === `${stone.id}-sheet.dxf`);
      if (!(plotted?.content instanceof ArrayBuffer)) throw new Error('the letter has no DXF');
      const read = new DxfParser().parseSync(Buffer.from(plotted.content).toString());
      expect(read?.header.$ACADVER).toBe('AC1021');
      expect(read?.entities.length).toBeGreaterThan(0);
    },
    120_000,
  );

  test('and a photographed stone has its papers too, and is checked', async () => {
    const photographed = { id: 1000001, url: '/api/picture/none.webp', width: 700, height: 900 };
    const made = await createStone(server, {
      ...{ StoneTypeId: photographed.id, ExistingStone: true },
      stoneStoneTypes: [{ ...photographed, outline: 'M0 0H700V900H0Z' }],
    });
    const body = { StonemasonId: 1, contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com' };
    const { status } = await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body });
    expect(status).toBe(200);
    await confirmOrder(server, made.id);
    const { database, fileStores } = server.store;
    const folder = join(projectRoot(), 'catalogue');
    await deliver(masonPapers(database, pools.letterWork, nowhere, folder, fileStores.tiles.read));
    const arrived = letterTo('mason@example.com');
    const names = arrived.attachments.map(({ filename }) => filename);
    expect(names).toEqual([
      'order.json',
      `${made.id}-offer.pdf`,
      `${made.id}-sheet.pdf`,
      `${made.id}-sheet.dxf`,
    ]);
    expect(orderIn(arrived).stones[0]?.findings).not.toBeNull();
  }, 120_000);

  test('a branch of the undertaker’s is his own bookkeeping, and tells no mason anything', async () => {
    const as = sessions.undertaker;
    const details = {
      ...FACTS,
      branchId: 4711,
      contactName: 'Bo',
      contactPhone: '1',
      contactEmail: 'bo@example.com',
    };
    const opened = await server.call('POST', '/api/project/', { as, body: { ...details, StonemasonId: 1 } });
    await server.call('POST', `/api/sendToMason/project${opened.json.id}`, { as, body: {} });
    await deliver();
    const arrived = letterTo('mason@example.com');
    expect(`${arrived.text}${JSON.stringify(orderIn(arrived))}`).not.toContain('4711');
  });

  test('a visitor who decides nothing is contacted by the mason and gets the invoice; an undertaker sees to both', async () => {
    const ofVisitor = await createStone(server);
    const read = await server.call('GET', `/api/stone/${ofVisitor.id}`, { as: ofVisitor.token });
    expect(read.json).toMatchObject({ whoContacts: 'stonemason', canMasonContact: 1, InvoiceEnduser: true });
    const { undertaker } = sessions;
    const ofUser = await createStone(server, {}, undertaker);
    const seen = await server.call('GET', `/api/stone/${ofUser.id}`, { as: undertaker });
    expect(seen.json).toMatchObject({ whoContacts: 'undertaker', canMasonContact: 0, InvoiceEnduser: false });
  });

  test('an order without a mason goes to the provider, is listed with its customer, and is given to a mason', async () => {
    const made = await createStone(server, { designName: 'Grab' });
    const headers = { 'accept-language': 'de' };
    const body = {
      contactName: 'Anna Sandstein',
      contactPhone: '030 1234',
      contactEmail: 'anna@example.com',
    };
    const sent = await server.call('POST', `/api/sendToMason/${made.id}`, { as: made.token, body, headers });
    expect(sent.json).toMatchObject({ ...body, status: 'ordered' });
    await deliver();
    const toProvider = letterTo(PROVIDER);
    expect(toProvider.subject).toBe('Zu vergeben: Grabstein (Grab)');
    expect(toProvider.text).toContain('Anna Sandstein');
    expect(orderIn(toProvider).stonemason).toBeNull();
    const question = letterTo('anna@example.com');
    expect(question.subject).toBe('Bitte bestätigen: Ihre Anfrage zu einem Grabstein');
    mail.letters.length = 0;
    await answerTo(server, tokenIn(question), 'confirm');
    await deliver();
    expect(letterTo('anna@example.com').text).toContain('nächstgelegenen Steinmetz');

    const { results } = (await server.call('GET', '/api/stones', { as: sessions.provider })).json;
    const row = (results as { id: number }[]).find(({ id }) => id === made.id);
    expect(row).toMatchObject({ status: 'ordered', StonemasonId: null, contact: body });

    mail.letters.length = 0;
    const giving = { as: sessions.provider, body: { StonemasonId: 1 } };
    expect((await server.call('POST', `/api/sendToMason/${made.id}`, giving)).status).toBe(200);
    await deliver();
    expect(orderIn(letterTo('mason@example.com'))).toMatchObject({ ...body, stonemason: { id: 1 } });
    const after = (await server.call('GET', '/api/stones', { as: sessions.provider })).json.results;
    expect((after as { id: number }[]).find(({ id }) => id === made.id)).toMatchObject({
      status: 'sentToMason',
      contact: null,
    });
  });

  test('who only reads a stone learns nothing of whom to ask', async () => {
    const made = await createStone(server, {
      contactName: 'Karen',
      contactPhone: '2',
      contactEmail: 'k@example.com',
    });
    const read = await server.call('GET', `/api/stone/${made.id}`, { as: made.readonlyToken });
    expect(read.json).toMatchObject({ readOnly: true, contactName: '', contactPhone: '', contactEmail: '' });
    expect((await server.call('GET', `/api/sendToMason/${made.id}`, { as: made.readonlyToken })).status).toBe(
      403,
    );
  });

  test('what is decided in a case is shown at once with its drafts, and no longer once they are ordered', async () => {
    const as = sessions.undertaker;
    const contact = { contactName: 'Bo', contactPhone: '1', contactEmail: 'bo@example.com', StonemasonId: 1 };
    const { id } = (await server.call('POST', '/api/project/', { as, body: contact })).json;
    const made = await createStone(server, { ProjectId: id, Comment: 'Fra stenen' }, as);
    expect((await server.call('GET', `/api/project/${id}`, { as })).json.Comment).toBe('Fra stenen');
    await server.call('PUT', `/api/project/${id}`, { as, body: { ...contact, Comment: 'Fra sagen' } });
    const draft = (await server.call('GET', `/api/stone/${made.id}`, { as })).json;
    expect(draft).toMatchObject({ Comment: 'Fra sagen', contactName: 'Bo', version: 2 });
    // A draft that was opened before is outdated, since the decisions have changed.
    const stale = await server.call('PUT', `/api/stone/${made.id}`, { as, body: { ...draft, version: 1 } });
    expect(stale.status).toBe(409);
    await server.call('POST', `/api/sendToMason/${made.id}`, { as, body: {} });
    await server.call('PUT', `/api/project/${id}`, { as, body: { ...contact, Comment: 'Senere' } });
    expect((await server.call('GET', `/api/stone/${made.id}`, { as })).json.Comment).toBe('Fra sagen');
  });

  test('a link takes a stone into no case, and out of none', async () => {
    const as = sessions.undertaker;
    const theirs = { contactName: 'Familie B', contactPhone: '9', contactEmail: 'b@example.com' };
    const { id } = (await server.call('POST', '/api/project/', { as, body: theirs })).json;
    const stranger = await createStone(server);
    const body = { designName: 'Prøve', ProjectId: id };
    const written = await server.call('PUT', `/api/stone/${stranger.id}`, { as: stranger.token, body });
    expect(written.json).toMatchObject({ ProjectId: null, contactName: '' });
    const own = await createStone(server, { ProjectId: id }, as);
    const kept = await server.call('PUT', `/api/stone/${own.id}`, {
      as: own.token,
      body: { designName: 'Prøve', ProjectId: null },
    });
    expect(kept.json).toMatchObject({ ProjectId: id, contactName: 'Familie B' });
  });

  test('a case that is deleted leaves its drafts with what was decided in it', async () => {
    const as = sessions.undertaker;
    const { id } = (
      await server.call('POST', '/api/project/', { as, body: { contactName: 'Bo', RemoveNow: true } })
    ).json;
    const made = await createStone(server, { ProjectId: id }, as);
    await server.call('DELETE', `/api/project/${id}`, { as });
    const read = await server.call('GET', `/api/stone/${made.id}`, { as });
    expect(read.json).toMatchObject({ ProjectId: null, contactName: 'Bo', RemoveNow: true });
  });

  test('the old flag says who gets in touch where nothing else does', async () => {
    const made = await createStone(server, { canMasonContact: 0 });
    const as = made.token;
    const read = async () => (await server.call('GET', `/api/stone/${made.id}`, { as })).json;
    expect(await read()).toMatchObject({ whoContacts: 'family', canMasonContact: 0 });
    await server.call('PUT', `/api/stone/${made.id}`, { as, body: { canMasonContact: 1 } });
    expect(await read()).toMatchObject({ whoContacts: 'stonemason', canMasonContact: 1 });
  });
});
