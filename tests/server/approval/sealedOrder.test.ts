import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import DxfParser from 'dxf-parser';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keptPicture } from '../../../server/drawing/keptPicture';
import { deliverLetters, type Post } from '../../../server/jobs/deliverLetters';
import { papersByPart } from '../../../server/jobs/masonPapers';
import { smtpMailer } from '../../../server/mail/mailer';
import { openPools } from '../../../server/pools';
import { catalogueLists } from '../../../server/store/catalogueLists';
import { masonTokens } from '../../../server/store/masonLinks';
import { makeWorkshopKey } from '../../../server/store/workshopKeys';
import { projectRoot } from '../../../server/system/projectRoot';
import { masonOrderDetail } from '../../../src/stone/wire/mason';
import { letterToRead, order as orderSchema } from '../../../src/stone/wire/order';
import { workshopFiles, workshopOrder, workshopOrderAnswer } from '../../../src/stone/wire/workshop';
import { bundledServer } from '../bundle';
import { PATIENCE } from '../emptyDatabase';
import { type MailServer, startMailServer } from '../mailServer';
import { CONTACT } from '../mason/atMason';
import { commandsInOneProcess } from '../runCommand';
import { startServer, type TestServer } from '../startServer';
import { type AskedStone, approvalOf, approveBy, askFor, okay, tickAll } from './asking';

/** A stone of the catalogue that comes with the program, since that is what a file is verified with. */
const example: object = JSON.parse(await readFile('examples/urn-slab.json', 'utf8'));
const SAID = 'gravestone-seal 1 number ';

/** The number that the comments of a DXF or a plotter's file say, read by searching it. */
const numberIn = (file: Buffer) => file.toString('latin1').split(SAID)[1]?.slice(0, 14);

/** What a PDF says to whoever reads it. */
const textOf = (file: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: file }).toString();

describe('The seal of what a family approved', () => {
  let server: TestServer;
  let mail: MailServer;
  let undertaker = '';
  let folder = '';
  const run = commandsInOneProcess();
  const pools = openPools(bundledServer());
  beforeAll(async () => {
    server = await startServer({ catalogue: await catalogueLists('catalogue') });
    mail = await startMailServer();
    undertaker = await server.login('bedemand');
    folder = await mkdtemp(join(tmpdir(), 'gravestone-sealed-'));
  }, PATIENCE);
  afterAll(async () => {
    await mail.stop();
    await pools.close();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const approved = async (): Promise<AskedStone & { readonly number: string }> => {
    const approvers = [{ name: 'Bo' }, { name: 'Ida' }];
    const made = await askFor(server, { as: undertaker, design: example, body: { approvers, needed: 2 } });
    for (const { token } of made.asked.links) {
      await tickAll(server, token);
      okay(await approveBy(server, token));
    }
    const found = await approvalOf(server, made);
    expect(found?.state).toBe('approved');
    return { ...made, number: found?.seal ?? '' };
  };
  const sending = { StonemasonId: 1, ...CONTACT };
  const papers = () =>
    papersByPart(
      server.store.database,
      pools.letterWork,
      keptPicture(server.store.pictures),
      join(projectRoot(), 'catalogue'),
      server.store.fileStores.tiles.read,
    );
  /** Orders a stone and delivers its letters; returns the mason's and the receipt. */
  const ordered = async ({ stone, as }: AskedStone, enclosed: Post['papers']) => {
    okay(await server.call('POST', `/api/sendToMason/${stone.id}`, { as, body: sending }));
    mail.letters.length = 0;
    await deliverLetters({
      database: server.store.database,
      mailer: smtpMailer(mail.url, 'noreply@sten.example'),
      papers: enclosed,
      checks: { find: async () => undefined },
      providerEmail: 'udbyder@sten.example',
      publicUrl: 'https://sten.example',
      failed: (error) => expect.fail(String(error)),
    });
    const to = (address: string) => mail.letters.find((letter) => letter.to?.[0]?.address === address);
    const [mason, receipt] = [to('ordre@oestbyens-stenhuggeri.example'), to(CONTACT.contactEmail)];
    if (!mason || !receipt) throw new Error('a letter is missing');
    return { mason, receipt };
  };
  const fileIn = ({ attachments }: Email, name: string): Buffer => {
    const found = attachments.find(({ filename }) => filename === name)?.content;
    if (!(found instanceof ArrayBuffer)) throw new Error(`the letter has no ${name}`);
    return Buffer.from(found);
  };
  const orderIn = (letter: Email) => orderSchema.parse(JSON.parse(fileIn(letter, 'order.json').toString()));
  const atMason = async (id: number) => {
    const token = (await masonTokens(server.store.database, [id])).get(id);
    return masonOrderDetail.parse(
      okay(await server.call('GET', `/api/mason/orders/${id}`, { as: token ?? '' })),
    );
  };
  /** What the machine of the mason's workshop fetches. */
  const fetching = async (id: number) => {
    const key = await makeWorkshopKey(server.store.database, 1);
    const listed = okay(await server.call('GET', `/api/workshop/orders?stone=${id}`, { as: key }));
    const [found] = z.array(workshopOrder).parse(listed.results);
    const path = `/api/workshop/order/${found?.id}`;
    return {
      order: async () =>
        workshopOrderAnswer.parse(okay(await server.call('GET', path, { as: key }))).order.stones[0],
      file: async (part: string) => {
        const { files } = workshopFiles.parse(
          okay(await server.call('GET', `${path}/${id}/${part}`, { as: key })),
        );
        return Buffer.from(files[0]?.content ?? '', 'base64');
      },
    };
  };

  test('stands in the order, its letters and every paper, and holds for the file that is cut', async () => {
    const made = await approved();
    const { id } = made.stone;
    const { number } = made;
    expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    const read = await server.call('GET', `/api/sendToMason/${id}?StonemasonId=1`, { as: undertaker });
    expect(letterToRead.parse(okay(read)).text).toContain(number);

    const { offer, sheet, dxf } = papers();
    const { mason, receipt } = await ordered(made, [offer, sheet, dxf]);
    expect(mason.text).toContain(number);
    expect(receipt.text).toContain(number);
    const seal = orderIn(mason).stones[0]?.seal;
    expect(seal?.number).toBe(number);
    for (const name of ['offer', 'sheet'])
      expect([name, textOf(fileIn(mason, `${id}-${name}.pdf`)).includes(number)]).toEqual([name, true]);
    const cut = fileIn(mason, `${id}-sheet.dxf`);
    expect(numberIn(cut)).toBe(number);
    expect(new DxfParser().parseSync(cut.toString())?.entities.length).toBeGreaterThan(0);

    // Taken out of the letter, as whoever doubts it does.
    const [file, design, other] = ['cut.dxf', 'ordered.json', 'other.json'].map((name) => join(folder, name));
    const stored = okay(await server.call('GET', `/api/stone/${id}`, { as: undertaker }));
    const text = JSON.stringify(stored);
    expect(text).toContain('"Mikkel"');
    await writeFile(String(file), cut);
    await writeFile(String(design), text);
    await writeFile(String(other), text.replace('"Mikkel"', '"Mikkei"'));
    const verify = (against = '', what = String(file)) => run(['verify', what, '--design', against]);
    expect(await verify(design)).toMatchObject({ status: 0, said: expect.stringContaining(number) });
    expect(await verify(other)).toMatchObject({ status: 2, said: expect.stringContaining(number) });
    const written = async (name: string, content: string | Buffer) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const sheetFile = await written('sheet.pdf', fileIn(mason, `${id}-sheet.pdf`));
    expect(await verify(design, sheetFile)).toMatchObject({
      ...{ status: 0, said: expect.stringContaining('ligger højst 0.0000 mm') },
    });
    expect(await verify(other, sheetFile)).toMatchObject({ status: 2 });
    const offerFile = await written('offer.pdf', fileIn(mason, `${id}-offer.pdf`));
    expect(await verify(design, offerFile)).toMatchObject({
      ...{ status: 0, said: expect.stringContaining('Filens egne streger er ikke sammenlignet') },
    });
    const orderText = fileIn(mason, 'order.json').toString();
    expect(await verify(design, await written('order.json', orderText))).toMatchObject({
      ...{
        status: 0,
        said: expect.stringContaining('Det, order.json siger om stenen, er det, designet siger'),
      },
    });
    const changes: readonly (readonly [string, string | RegExp, string])[] = [
      ['inscription', '"Mikkel"', '"Mikkei"'],
      ['ExistingStone', '"ExistingStone": false', '"ExistingStone": true'],
      ['seal', /"outlines": "[0-9a-f]{64}"/, `"outlines": "${'0'.repeat(64)}"`],
      ['number', `"number": "${number}"`, '"number": "2222-2222-2222"'],
    ];
    for (const [what, from, to] of changes) {
      const changed = orderText.replace(from, to);
      expect([what, changed === orderText]).toEqual([what, false]);
      const { status, said } = await verify(design, await written('changed.json', changed));
      expect([what, status === 0]).toEqual([what, false]);
      if (what in (JSON.parse(orderText).stones[0] ?? {}) && what !== 'seal')
        expect(said).toContain(`: ${what}.`);
    }

    // What the mason opens later is composed again, also when the approval is closed.
    const { file: fetched, order } = await fetching(id);
    expect((await fetched('dxf')).equals(cut)).toBe(true);
    expect(numberIn(await fetched('plt'))).toBe(number);
    okay(await server.call('DELETE', `/api/stone/${id}/approval`, { as: undertaker }));
    expect((await approvalOf(server, made))?.state).toBe('ended');
    expect((await order())?.seal).toEqual(seal);
    expect((await atMason(id)).order.stones[0]?.seal).toEqual(seal);
    // Whoever alters the stored stone past every call has one that nobody approved.
    await server.store.database.run(
      `update stones set design = replace(design::text, 'Mikkel', 'Mikkei')::json where id = $1`,
      [id],
    );
    expect((await order())?.seal).toBeUndefined();
    expect((await atMason(id)).order.stones[0]).not.toHaveProperty('seal');
    expect(numberIn(await fetched('dxf'))).toBeUndefined();
  }, 240_000);

  test('is of no stone that was edited after approval', async () => {
    const made = await approved();
    const { id } = made.stone;
    const [first, ...others] = made.asked.stone.Parms;
    const Parms = [{ ...first, scale: 0.31 }, ...others];
    okay(await server.call('PUT', `/api/stone/${id}`, { as: undertaker, body: { ...example, Parms } }));
    const read = await server.call('GET', `/api/sendToMason/${id}?StonemasonId=1`, { as: undertaker });
    expect(letterToRead.parse(okay(read)).text).not.toContain(made.number);
    const { mason, receipt } = await ordered(made, [papers().dxf]);
    for (const { text } of [mason, receipt]) expect(text).not.toContain(made.number);
    expect(orderIn(mason).stones[0]).not.toHaveProperty('seal');
    expect(fileIn(mason, 'order.json').toString()).not.toContain(made.number);
    expect(fileIn(mason, `${id}-sheet.dxf`).toString()).not.toContain('gravestone-seal');
    expect((await atMason(id)).order.stones[0]).not.toHaveProperty('seal');
  }, 120_000);

  test('comes to an order that waited for its approval, with what is fetched then', async () => {
    const made = await askFor(server, { as: undertaker, design: example });
    const { mason } = await ordered(made, []);
    expect(orderIn(mason).stones[0]).not.toHaveProperty('seal');
    const { order } = await fetching(made.stone.id);
    expect(await order()).not.toHaveProperty('seal');
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    const number = (await approvalOf(server, made))?.seal;
    expect((await order())?.seal?.number).toBe(number);
  }, 120_000);
});
