import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deliverLetters, type Post, waitAfter } from '../../server/jobs/deliverLetters';
import type { DrawPapers } from '../../server/jobs/enclosePapers';
import { startMailQueue } from '../../server/jobs/mailQueue';
import { MOST_ENCLOSED } from '../../server/jobs/withinLetter';
import { folderMailer, type Mailer, smtpMailer } from '../../server/mail/mailer';
import { waitingLetters } from '../../server/store/outboxQueue';
import { order as orderSchema } from '../../src/stone/wire/order';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { type MailServer, type Moment, startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';
import { createStone, type MadeStone } from './stoneCalls';

const CONTACT = { contactName: 'Bo Æbeltoft', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const PDF = Buffer.from('%PDF-1.7\n%%EOF');

const sheet: DrawPapers = async (_design, stoneId) => [
  { filename: `sten-${stoneId}.pdf`, contentType: 'application/pdf', content: PDF },
];

describe('The letters of an order', () => {
  let server: TestServer;
  let mail: MailServer;
  const problems: unknown[] = [];
  beforeAll(async () => {
    server = await startServer();
    mail = await startMailServer();
  }, PATIENCE);
  afterEach(() => {
    mail.letters.length = 0;
    problems.length = 0;
  });
  afterAll(async () => {
    await mail.stop();
    await server.stop();
  });

  const postBy = (mailer: Mailer, more: Partial<Post> = {}): Post => {
    return {
      database: server.store.database,
      mailer,
      papers: [sheet],
      checks: { find: async () => ({ scene: [], words: [], reserved: [] }) },
      providerEmail: 'udbyder@sten.example',
      publicUrl: 'https://sten.example',
      failed: (error) => problems.push(error),
      ...more,
    };
  };
  const bySmtp = (url = mail.url) => smtpMailer(url, 'noreply@sten.example');
  const order = async (body: Record<string, unknown> = {}, locale = 'da'): Promise<MadeStone> => {
    const made = await createStone(server, { designName: 'Far', Comment: 'Helst før jul' });
    const { status } = await server.call('POST', `/api/sendToMason/${made.id}`, {
      as: made.token,
      body: { StonemasonId: 1, ...CONTACT, ...body },
      headers: { 'accept-language': locale },
    });
    expect(status).toBe(200);
    await confirmOrder(server, made.id);
    return made;
  };
  const statusOf = async ({ id, token }: MadeStone) =>
    (await server.call('GET', `/api/stone/${id}`, { as: token })).json.status;
  /** Simulates that the waiting time is over. */
  const wait = () =>
    server.store.database.run('update outbox set due_at = now(), leased_until = null where sent_at is null');

  test('reach the mason in his language, with the link for reading and the papers, and the sender', async () => {
    // A sender's attachment is not passed on: the papers are ours.
    const made = await order({ PDFB64: PDF.toString('base64'), StonemasonId: 4 });
    expect(await deliverLetters(postBy(bySmtp()))).toBe(2);
    const toMason = mail.letters.find(({ to }) => to?.[0]?.address === 'steinmetz@example.com');
    expect(toMason?.subject).toBe('Neue Anfrage für einen Grabstein: Far');
    expect(toMason?.text).toContain(`https://sten.example/de/designer/${made.id}/${made.readonlyToken}`);
    expect(toMason?.text).not.toContain(made.token);
    expect(toMason?.text).toContain('Ansprechpartner: Bo Æbeltoft');
    expect(toMason?.text).toContain('Helst før jul');
    expect(toMason?.replyTo?.[0]?.address).toBe('bo@example.com');
    expect(toMason?.attachments.map(({ filename }) => filename)).toEqual([
      'order.json',
      `sten-${made.id}.pdf`,
    ]);

    const receipt = mail.letters.find(({ to }) => to?.[0]?.address === 'bo@example.com');
    expect(receipt?.subject).toBe('Kvittering: gravstenen er sendt (Far)');
    expect(receipt?.text).toContain(`https://sten.example/designer/${made.id}/${made.readonlyToken}`);
    expect(receipt?.attachments).toEqual([]);
    expect(await statusOf(made)).toBe('sentToMason');
    expect(problems).toEqual([]);
  });

  test('are sent exactly once when the mail server is down and comes up later', async () => {
    const down = await startMailServer();
    await down.stop();
    const made = await order();
    const told: string[] = [];
    expect(await deliverLetters(postBy(bySmtp(down.url), { failed: (_, what) => told.push(what) }))).toBe(0);
    const waiting = await waitingLetters(server.store.database);
    // In the form that somebody searches the log for.
    expect(told.sort()).toEqual(waiting.map(({ id }) => `the letter ${id} could not be sent`).sort());
    expect(told).toHaveLength(2);
    expect(await statusOf(made)).toBe('ordered');
    // Not due yet: the mail server is not flooded.
    expect(await deliverLetters(postBy(bySmtp()))).toBe(0);

    const up = await startMailServer(down.port);
    await wait();
    expect(await deliverLetters(postBy(bySmtp(down.url)))).toBe(2);
    await wait();
    expect(await deliverLetters(postBy(bySmtp(down.url)))).toBe(0);
    expect(up.letters).toHaveLength(2);
    expect(await statusOf(made)).toBe('sentToMason');
    await up.stop();
  });

  test('go out again as a recognisable second copy where a node died before it could note them', async () => {
    const made = await order();
    const dies: Mailer = { ...bySmtp(), send: () => new Promise(() => undefined) };
    const real = bySmtp();
    // This node sends the letter and then dies.
    dies.send = async (letter, makeSure) => {
      await real.send(letter, makeSure);
      return new Promise(() => undefined);
    };
    void deliverLetters(postBy(dies));
    await expect.poll(() => mail.letters.length).toBe(1);
    // Its lease blocks the others …
    expect(await deliverLetters(postBy(bySmtp()))).toBe(1);
    expect(mail.letters).toHaveLength(2);
    // … until it expires.
    await server.store.database.run(`update outbox set leased_until = now() where sent_at is null`);
    expect(await deliverLetters(postBy(bySmtp()))).toBe(1);
    const copies = mail.letters.filter(({ to }) => to?.[0]?.address === mail.letters[0]?.to?.[0]?.address);
    expect(copies).toHaveLength(2);
    expect(copies[0]?.messageId).toMatch(/^<[\w-]+@gravestone-designer>$/);
    expect(copies[1]?.messageId).toBe(copies[0]?.messageId);
    expect(await statusOf(made)).toBe('sentToMason');
  });

  test('stay a node’s for as long as it works at them, and no longer than a minute after it died', async () => {
    await order();
    const held = () =>
      server.store.database.rows(
        z.object({ seconds: z.number() }),
        'select extract(epoch from leased_until - now())::float8 as seconds from outbox where leased_until is not null',
      );
    const slow: DrawPapers = async () => {
      const [lease] = await held();
      expect(lease?.seconds).toBeLessThan(50);
      await server.store.database.run(
        `update outbox set leased_until = now() + interval '1 second' where leased_until is not null`,
      );
      await expect.poll(async () => (await held())[0]?.seconds, { timeout: 12_000 }).toBeGreaterThan(30);
      return [];
    };
    expect(await deliverLetters(postBy(bySmtp(), { papers: [slow] }))).toBe(2);
    expect(problems).toEqual([]);
  });

  /** Simulates a node that hangs for longer than its lease: another sends everything. */
  const overtake = async () => {
    await server.store.database.run(`update outbox set leased_until = now() where leased_until is not null`);
    await deliverLetters(postBy(bySmtp()));
  };

  test('go out once where another node has taken over meanwhile, and what the first one says then is not noted', async () => {
    const made = await order();
    let isFirst = true;
    const slow: DrawPapers = async () => {
      if (isFirst) {
        isFirst = false;
        await overtake();
      }
      return [];
    };
    expect(await deliverLetters(postBy(bySmtp(), { papers: [slow] }))).toBe(0);
    expect(mail.letters).toHaveLength(2);
    expect(problems.map(String)).toEqual(['Error: another node has taken this letter over']);
    expect(await waitingLetters(server.store.database)).toEqual([]);
    expect(await statusOf(made)).toBe('sentToMason');
  });

  /** Larger than the buffers of a connection that nobody reads from. */
  const long: DrawPapers = async () => [
    { filename: 'sten.pdf', contentType: 'application/pdf', content: Buffer.alloc(24_000_000, '%PDF') },
  ];

  test.each<[Moment, DrawPapers]>([
    ['recipient', sheet],
    ['data', long],
  ])(
    'go out once where a node hangs in the middle of the conversation with the mail server (%s)',
    async (hangsAt, papers) => {
      await order();
      let overtaken = false;
      const hanging = await startMailServer(0, 0, async (moment, address) => {
        if (moment !== hangsAt || address !== 'mason@example.com') return;
        // Enough time for a check that comes too early.
        await new Promise((resolve) => setTimeout(resolve, 200));
        await overtake();
        overtaken = true;
      });
      await deliverLetters(postBy(bySmtp(hanging.url), { papers: [papers] }));
      // The check did not happen before the mail server read on.
      expect(overtaken).toBe(true);
      expect(problems.map(String)).toEqual(['Error: another node has taken this letter over']);
      expect([...mail.letters, ...hanging.letters]).toHaveLength(2);
      expect(await waitingLetters(server.store.database)).toEqual([]);
      await hanging.stop();
    },
  );

  const cancel = async ({ id }: Pick<MadeStone, 'id'>) => {
    const as = await server.login('admin');
    const body = { status: 'cancelled' };
    expect((await server.call('PUT', `/api/stone/${id}/status`, { as, body })).status).toBe(200);
  };

  test('go to nobody once the order was cancelled, also where a node is just handing them over', async () => {
    await cancel(await order());
    expect(await deliverLetters(postBy(bySmtp()))).toBe(0);
    const made = await order();
    let isFirst = true;
    const slow = await startMailServer(0, 0, async (moment) => {
      if (moment !== 'recipient' || !isFirst) return;
      isFirst = false;
      await cancel(made);
    });
    expect(await deliverLetters(postBy(bySmtp(slow.url)))).toBe(0);
    await wait();
    expect(await deliverLetters(postBy(bySmtp()))).toBe(0);
    expect([...mail.letters, ...slow.letters]).toEqual([]);
    expect(await waitingLetters(server.store.database)).toEqual([]);
    expect(await statusOf(made)).toBe('cancelled');
    await slow.stop();
  });

  test('leave out a stone of the case that was cancelled before they went', async () => {
    const as = await server.login('bedemand');
    const project = await server.call('POST', '/api/project/', { as, body: { decName: 'Mor', ...CONTACT } });
    const ProjectId = z.number().parse(project.json.id);
    const [kept, cancelled] = [
      await createStone(server, { designName: 'Bliver', ProjectId }, as),
      await createStone(server, { designName: 'Afbestilt', ProjectId }, as),
    ];
    const body = { StonemasonId: 1 };
    const sent = await server.call('POST', `/api/sendToMason/project${ProjectId}`, { as, body });
    expect(sent.status).toBe(200);
    // Tried once, so that its order is composed already.
    const down = await startMailServer();
    await down.stop();
    await deliverLetters(postBy(bySmtp(down.url)));
    await cancel(cancelled);
    await wait();
    expect(await deliverLetters(postBy(bySmtp()))).toBe(2);
    for (const { text, attachments } of mail.letters) {
      expect(text).toContain('Bliver');
      expect(text).not.toContain('Afbestilt');
      expect(attachments.map(({ filename }) => filename)).not.toContain(`sten-${cancelled.id}.pdf`);
    }
    const statuses = await Promise.all(
      [kept, cancelled].map(
        async ({ id }) => (await server.call('GET', `/api/stone/${id}`, { as })).json.status,
      ),
    );
    expect(statuses).toEqual(['sentToMason', 'cancelled']);
  });

  test('are sent once each where two nodes deliver at the same time', async () => {
    for (let i = 0; i < 5; i += 1) await order();
    const sent = await Promise.all([deliverLetters(postBy(bySmtp())), deliverLetters(postBy(bySmtp()))]);
    expect(sent[0] + sent[1]).toBe(10);
    expect(new Set(mail.letters.map(({ messageId }) => messageId)).size).toBe(10);
    expect(mail.letters).toHaveLength(10);
  });

  const broken: DrawPapers = async () => {
    throw new Error('no drawing');
  };
  const textOf = (address: string) => mail.letters.find(({ to }) => to?.[0]?.address === address)?.text ?? '';

  test('wait for a paper that cannot be drawn just now', async () => {
    await order();
    let isFirst = true;
    const passing: DrawPapers = async (...given) => {
      if (!isFirst) return sheet(...given);
      isFirst = false;
      throw new Error('the drawing took too long');
    };
    const post = postBy(bySmtp(), { papers: [passing] });
    expect(await deliverLetters(post)).toBe(1);
    expect(problems).toHaveLength(1);
    await wait();
    expect(await deliverLetters(post)).toBe(1);
    const toMason = mail.letters.find(({ to }) => to?.[0]?.address === 'mason@example.com');
    expect(toMason?.attachments.map(({ filename }) => filename)).toHaveLength(2);
    expect(toMason?.text).toContain('Tegningen i fuld størrelse er vedlagt.');
  });

  test.each([
    [1, 'mason@example.com', 'DXF-filen er ikke vedlagt: den er for stor til en mail.'],
    [4, 'steinmetz@example.com', 'Die DXF-Datei liegt nicht bei: Sie ist zu groß für eine E-Mail.'],
    [5, 'steinhugger@example.com', 'DXF-filen er ikke vedlagt: den er for stor for en e-post.'],
  ] as const)(
    'go without a file for a plotter that would make them too large, and say so (mason %i)',
    async (StonemasonId, address, sentence) => {
      const large: DrawPapers = async (_design, stoneId) => [
        {
          filename: `${stoneId}-sheet.dxf`,
          contentType: 'image/vnd.dxf',
          content: new Uint8Array(MOST_ENCLOSED),
        },
      ];
      await order({ StonemasonId });
      expect(await deliverLetters(postBy(bySmtp(), { papers: [sheet, large] }))).toBe(2);
      const toMason = mail.letters.find(({ to }) => to?.[0]?.address === address);
      expect(toMason?.attachments.map(({ filename }) => filename)).toEqual([
        'order.json',
        expect.stringMatching(/^sten-\d+\.pdf$/),
      ]);
      expect(toMason?.text).toContain(sentence);
    },
  );

  test.each([
    [
      1,
      'mason@example.com',
      'Et af papirerne (tilbudsark, tegning eller DXF-fil) er ikke vedlagt',
      [broken, sheet],
    ],
    [4, 'steinmetz@example.com', 'Angebotsblatt und Zeichnung liegen nicht bei', [broken, broken]],
    [
      5,
      'steinhugger@example.com',
      'Et av papirene (tilbudsark, tegning eller DXF-fil) er ikke vedlagt',
      [broken, sheet],
    ],
  ] as const)(
    'go without a paper that cannot be drawn time after time, and say so (mason %i)',
    async (StonemasonId, address, sentence, papers) => {
      await order({ StonemasonId });
      const post = postBy(bySmtp(), { papers });
      for (const sent of [1, 0, 0, 1]) {
        expect(await deliverLetters(post)).toBe(sent);
        await wait();
      }
      expect(textOf(address)).toContain(sentence);
      expect(textOf(address)).not.toMatch(
        /fuld størrelse er vedlagt|full størrelse er vedlagt|Originalgröße liegt bei/,
      );
      const toMason = mail.letters.find(({ to }) => to?.[0]?.address === address);
      expect(toMason?.attachments.map(({ filename }) => filename)).toEqual([
        'order.json',
        ...(papers[1] === sheet ? [expect.stringMatching(/^sten-\d+\.pdf$/)] : []),
      ]);
      const enclosed = toMason?.attachments[0]?.content;
      if (!(enclosed instanceof ArrayBuffer)) throw new Error('the letter has no order.json');
      const told = orderSchema.parse(JSON.parse(Buffer.from(enclosed).toString()));
      expect(told.stones[0]?.missingPapers?.text).toContain(sentence);
      // The outbox then shows what was sent.
      const [kept] = await server.store.database.rows(
        z.object({ order_json: z.string() }),
        `select order_json from outbox where kind = 'order' order by created_at desc limit 1`,
        [],
      );
      expect(orderSchema.parse(JSON.parse(kept?.order_json ?? ''))).toEqual(told);
    },
  );

  test('say of a stone that is not to be had any more why it has no papers, without waiting', async () => {
    const made = await order();
    await server.store.database.run(
      `update stones set design = jsonb_set(design::jsonb, '{StoneTypeId}', '4711')::json where id = $1`,
      [made.id],
    );
    expect(await deliverLetters(postBy(bySmtp()))).toBe(2);
    expect(textOf('mason@example.com')).toContain('stenens type findes ikke i kataloget');
    expect(textOf('mason@example.com')).not.toContain('er vedlagt.');
    expect(textOf('bo@example.com')).not.toContain('ikke vedlagt');
  });

  test('cannot be given a header of their own by what is typed', async () => {
    const sly = 'Bo\r\nBcc: alle@example.com';
    const made = await createStone(server, { designName: sly });
    await server.call('POST', `/api/sendToMason/${made.id}`, {
      as: made.token,
      body: { StonemasonId: 1, ...CONTACT, contactName: sly },
    });
    await confirmOrder(server, made.id);
    await deliverLetters(postBy(bySmtp()));
    for (const letter of mail.letters) {
      expect(letter.bcc).toBeUndefined();
      expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
    }
    expect(mail.letters[0]?.subject).toContain('Bo Bcc: alle@example.com');
  });

  test('are files where there is no mail server, a second copy in the place of the first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gravestone-outbox-'));
    await order();
    const post = postBy(folderMailer(folder, 'noreply@sten.example'));
    expect(await deliverLetters(post)).toBe(2);
    await server.store.database.run('update outbox set sent_at = null, due_at = now()');
    await deliverLetters(post);
    const names = await readdir(folder);
    expect(names.filter((name) => !name.endsWith('.eml'))).toEqual([]);
    const letters = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    const ids = letters.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(ids.length);
    await rm(folder, { recursive: true });
  });

  test('go out by themselves soon after the order, on the rounds of the post', async () => {
    const rounds = startMailQueue(postBy(bySmtp()));
    await order();
    rounds.now();
    await expect.poll(() => mail.letters.length, { timeout: 5000 }).toBe(2);
    await rounds.stop();
  });

  test('wait twice as long after each failure, a quarter of an hour at most', () => {
    expect([1, 2, 3, 4, 10, 1000].map(waitAfter)).toEqual([15, 30, 60, 120, 900, 900]);
  });
});
