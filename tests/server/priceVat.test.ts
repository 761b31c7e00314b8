import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deliverLetters } from '../../server/jobs/deliverLetters';
import { smtpMailer } from '../../server/mail/mailer';
import { setPricesShown } from '../../server/store/businesses';
import { catalogueLists } from '../../server/store/catalogueLists';
import { importCatalogue } from '../../server/store/loadCatalogue';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { type MailServer, startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

/** 10,550 kr. by `catalogue/prices.json`, without letters. */
const STONE = { StoneTypeId: 15, StoneTypeVariantId: 1501, designName: 'Far' };
const CONTACT = { contactName: 'Bo Holm', contactPhone: '12345678', contactEmail: 'bo@example.com' };
/** How the letters say it in each language, with VAT and without. */
const SAID = {
  da: ['Pris efter prislisten:', 'inkl. moms', 'ekskl. moms'],
  de: ['Preis nach Preisliste:', 'inkl. MwSt.', 'zzgl. MwSt.'],
  no: ['Pris etter prislisten:', 'inkl. mva.', 'ekskl. mva.'],
} as const;

const told = z.object({ Price: z.number().nullable(), PriceVat: z.string().optional() });
const letter = z.object({ text: z.string(), order: z.object({ stones: z.tuple([told]) }) });

describe('Whether a price contains VAT', () => {
  let server: TestServer;
  let mail: MailServer;
  beforeAll(async () => {
    server = await startServer({ catalogue: await catalogueLists('catalogue') });
    mail = await startMailServer();
  }, PATIENCE);
  afterEach(() => {
    mail.letters.length = 0;
  });
  afterAll(async () => {
    await mail.stop();
    await server.stop();
  });

  const charge = async (vat: 'included' | 'excluded' | undefined) => {
    const lists = await catalogueLists('catalogue');
    // JSON leaves out what is undefined.
    const prices = lists.prices.map((list) => ({ ...list, vat }));
    await importCatalogue(server.store.database, { ...lists, prices });
  };
  const read = async ({ id, token }: MadeStone, language = 'da') => {
    const headers = { 'accept-language': language };
    const answer = await server.call('GET', `/api/sendToMason/${id}`, { as: token, headers });
    const { text, order } = letter.parse(answer.json);
    return { text, stone: order.stones[0] };
  };
  const stoneOf = async ({ id, token }: MadeStone) =>
    told.parse((await server.call('GET', `/api/stone/${id}`, { as: token })).json);
  const listed = async (id: number) => {
    const { json } = await server.call('GET', '/api/stones', { as: await server.login('admin') });
    return z
      .array(told.extend({ id: z.number() }))
      .parse(json.results)
      .find((each) => each.id === id);
  };
  const send = async ({ id, token }: MadeStone, StonemasonId = 1) => {
    const { status } = await server.call('POST', `/api/sendToMason/${id}`, {
      as: token,
      body: { StonemasonId, ...CONTACT },
    });
    expect(status).toBe(200);
    await confirmOrder(server, id);
  };
  const deliver = async () => {
    await deliverLetters({
      database: server.store.database,
      mailer: smtpMailer(mail.url, 'noreply@sten.example'),
      papers: [],
      checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
      providerEmail: 'udbyder@sten.example',
      publicUrl: 'https://sten.example',
      failed: (error) => expect(error).toBeUndefined(),
    });
    const [receipt] = mail.letters.filter(({ to }) => to?.[0]?.address === CONTACT.contactEmail);
    const [toMason] = mail.letters.filter((each) => each !== receipt);
    const enclosed = toMason?.attachments.find(({ filename }) => filename === 'order.json');
    const written = z.object({ stones: z.tuple([told]) }).parse(JSON.parse(text(enclosed?.content)));
    return { receipt: receipt?.text ?? '', toMason: toMason?.text ?? '', stone: written.stones[0] };
  };

  test('is told beside the price, in the letter’s language, as the list says; a silent list’s do', async () => {
    const made = await createStone(server, STONE);
    for (const [vat, kept, which] of [
      ['included', 'included', 0],
      ['excluded', 'excluded', 1],
      [undefined, 'included', 0],
    ] as const) {
      await charge(vat);
      const stone = await stoneOf(made);
      expect(stone.PriceVat).toBe(kept);
      for (const language of ['da', 'de', 'no'] as const) {
        const { text: words, stone: ordered } = await read(made, language);
        expect(ordered).toEqual({ Price: stone.Price, PriceVat: kept });
        const [head, ...tails] = SAID[language];
        const lines = words.split('\n').filter((line) => line.startsWith(head));
        expect(lines).toHaveLength(1);
        expect(lines[0]).toMatch(/\b10[. ]550\b/);
        expect(lines[0]?.endsWith(` ${tails[which]}`)).toBe(true);
      }
      expect((await listed(made.id))?.PriceVat).toBe(kept);
    }
  });

  test('stays with a stone that was sent, in order.json, the mason’s letter and the receipt', async () => {
    await charge('excluded');
    const made = await createStone(server, STONE);
    await send(made);
    await charge('included');
    const { receipt, toMason, stone } = await deliver();
    expect(stone).toEqual({ Price: 1_055_000, PriceVat: 'excluded' });
    for (const words of [receipt, toMason])
      expect(words).toContain('Pris efter prislisten: 10.550 kr. ekskl. moms');
    expect((await stoneOf(made)).PriceVat).toBe('excluded');
    expect((await listed(made.id))?.PriceVat).toBe('excluded');
  });

  test('is told nowhere of a stone that was sent before prices said so, and of a draft when it is sent', async () => {
    const [sent, draft] = [await createStone(server, STONE), await createStone(server, STONE)];
    await send(sent);
    await server.store.database.run('update stones set price_vat = null');
    const before = await stoneOf(sent);
    expect(before).toEqual({ Price: 1_055_000 });
    expect(await listed(sent.id)).toEqual({ id: sent.id, Price: 1_055_000 });
    const { receipt, toMason, stone } = await deliver();
    expect(stone).toEqual({ Price: 1_055_000 });
    for (const words of [receipt, toMason]) expect(words).not.toMatch(/moms|Pris efter/);

    expect((await listed(draft.id))?.PriceVat).toBe('included');
    mail.letters.length = 0;
    await send(draft);
    expect((await deliver()).stone).toEqual({ Price: 1_055_000, PriceVat: 'included' });
  });

  test('is no way round hidden prices: a family reads and gets none, the mason does', async () => {
    const made = await createStone(server, STONE);
    await setPricesShown(server.store.database, 1, false);
    const shown = await read(made);
    expect(shown.stone).toEqual({ Price: null });
    expect(shown.text).not.toMatch(/moms|Pris efter/);
    await send(made);
    const { receipt, toMason, stone } = await deliver();
    expect(receipt).not.toMatch(/moms|Pris efter/);
    expect(toMason).toContain('Pris efter prislisten: 10.550 kr. inkl. moms');
    expect(stone).toEqual({ Price: 1_055_000, PriceVat: 'included' });
    await setPricesShown(server.store.database, 1, true);
  });
});

function text(content: unknown): string {
  if (content instanceof ArrayBuffer) return Buffer.from(content).toString('utf8');
  if (content instanceof Uint8Array) return Buffer.from(content).toString('utf8');
  return String(content);
}
