import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Checks, sceneChecks } from '../../server/drawing/checks';
import { masonPapers } from '../../server/jobs/masonPapers';
import { agreementOf } from '../../server/orders/orderSections';
import { openPools } from '../../server/pools';
import { catalogueLists } from '../../server/store/catalogueLists';
import { projectRoot } from '../../server/system/projectRoot';
import { design } from '../../src/stone/stone';
import { waved } from '../../src/stone/waved';
import { inspection } from '../../src/stone/wire/inspection';
import { letterToRead } from '../../src/stone/wire/order';
import { FAULTY, ITS_CASE } from '../export/faultyStone';
import { bundledServer } from './bundle';
import { PATIENCE } from './emptyDatabase';
import { sampleOrder } from './sampleOrder';
import { startServer, type TestServer } from './startServer';
import { createStone, stoneOf } from './stoneCalls';

/** A churchyard of the catalogue where no stone is higher than 90 cm. */
const HELSINGOER = 1;

const FOLDER = `${projectRoot()}/catalogue`;
const line = (x: number, subText = 'Navn') => ({
  type: 'text',
  subText,
  fontSize: '40',
  fontFamily: 'EB Garamond',
  position: { x, y: 300 },
});

describe('What a mason would object to', { timeout: 120_000 }, () => {
  let server: TestServer;
  const pools = openPools(bundledServer());
  const problems: unknown[] = [];
  const nowhere = async () => undefined;
  let checks: Checks | undefined;
  const real = () => {
    checks ??= sceneChecks(server.store.database, pools.checkWork, nowhere, (error) => problems.push(error));
    return checks;
  };
  beforeAll(async () => {
    server = await startServer({
      catalogue: await catalogueLists(FOLDER),
      services: {
        checks: {
          known: (text) => real().known(text),
          find: (text, ms, place) => real().find(text, ms, place),
          later: (text, place) => real().later(text, place),
        },
      },
    });
    // The process starts with the first stone; a reader waits a few seconds for it, longer on a busy machine.
    const first = JSON.stringify(design.parse({ StoneTypeVariantId: 1501, Parms: [line(300)] }));
    await real().find(first, 90_000, { caller: 'tests' });
  }, 2 * PATIENCE);
  afterAll(async () => {
    await server.stop();
    await pools.close();
  });

  const read = (id: number, as: string, locale = 'da') =>
    server.call('GET', `/api/stone/${id}`, { as, headers: { 'accept-language': locale } });

  test('is told with a stone, in the reader’s language', async () => {
    const made = await createStone(server, { StoneTypeVariantId: 1501, Parms: [line(300), line(20)] });
    expect((await read(made.id, made.token)).json.warnings).toEqual([
      'Element 2: elementet går ud over stenens kant.',
    ]);
    expect((await read(made.id, made.token, 'de')).json.warnings).not.toEqual(
      (await read(made.id, made.token, 'no')).json.warnings,
    );
  });

  test('is also a line that nobody has filled in', async () => {
    const made = await createStone(server, {
      StoneTypeVariantId: 1501,
      Parms: [line(300, 'Fornavn Efternavn')],
    });
    expect((await read(made.id, made.token)).json.warnings).toEqual([
      'Element 1: linjen er kun et eksempel: »Fornavn Efternavn«.',
    ]);
  });

  test('is also a material that the stone does not come in, and which is shown instead', async () => {
    const made = await createStone(server, { StoneTypeVariantId: 1599, Parms: [line(300)] });
    expect((await read(made.id, made.token)).json.warnings).toEqual([
      'Sten: materiale nr. 1599 findes ikke i kataloget; stenen er tegnet i »Svensk sort granit, poleret«. Spørg, hvilket materiale der skal bruges.',
    ]);
    expect((await read(made.id, made.token, 'de')).json.warnings).toEqual([
      expect.stringMatching(/^Stein: .*1599.*„Schwedisch Schwarz, poliert“/),
    ]);
    const unnamed = await createStone(server, { StoneTypeVariantId: 0, Parms: [line(300)] });
    expect((await read(unnamed.id, unnamed.token)).json.warnings).toEqual([]);
  });

  test('is nothing where everything is well, and never what a client says', async () => {
    const warnings = ['Alt er galt'];
    const made = await createStone(server, { StoneTypeVariantId: 1501, Parms: [line(300)], warnings });
    expect((await read(made.id, made.token)).json.warnings).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is answered for a design that nobody stored, held against a case and a churchyard', async () => {
    const body = {
      ...FAULTY,
      case: ITS_CASE,
      churchyard: HELSINGOER,
      Parms: FAULTY.Parms.slice(0, 3),
    };
    const { status, json } = await server.call('POST', '/api/inspect', {
      body,
      headers: { 'accept-language': 'de' },
    });
    expect(status).toBe(200);
    const { findings } = inspection.parse(json);
    expect(findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['lettersTouching', 'nameDiffers', 'impossibleDate', 'datesReversed']),
    );
    expect(findings.find(({ kind }) => kind === 'lettersTouching')?.text).toContain('auseinander');
    const tall = await server.call('POST', '/api/inspect', {
      body: { StoneTypeId: 20, ChurchyardId: HELSINGOER, locale: 'no' },
    });
    expect(inspection.parse(tall.json).findings).toMatchObject([
      { kind: 'tooTall', severity: 'error', elements: [], limit: 900, text: expect.stringContaining('90') },
    ]);
    expect((await server.call('POST', '/api/inspect', { body: { StoneTypeId: 9999 } })).status).toBe(404);
    expect((await server.call('POST', '/api/inspect', { body: { Parms: 7 } })).status).toBe(400);
    expect((await server.call('POST', '/api/inspect', { body, as: null })).status).toBe(401);
  });

  test('does not miss a sign that the line has drawn', async () => {
    const missing = async (signs: object) => {
      const Parms = [
        { type: 'text', subText: 'Anna ★ Bo', position: { x: 300, y: 300, rotation: 0 }, ...signs },
      ];
      const { json } = await server.call('POST', '/api/inspect', { body: { StoneTypeId: 15, Parms } });
      return inspection.parse(json).findings.filter(({ kind }) => kind === 'missingCharacter');
    };
    expect(await missing({})).toHaveLength(1);
    expect(await missing({ signs: { '★': 873 } })).toEqual([]);
  });

  test('goes to the mason with its reason where it was waved aside, also of a copy', async () => {
    const made = await createStone(server, FAULTY);
    const letterOf = async ({ id, token }: { id: number; token: string }) => {
      const { json } = await server.call('GET', `/api/sendToMason/${id}`, { as: token });
      return letterToRead.parse(json);
    };
    const before = (await letterOf(made)).order.stones[0];
    const near = before?.findings?.find(({ kind }) => kind === 'nearEdge');
    if (!before?.findings || !near) throw new Error('nothing lies near the edge');
    expect(before.waved).toEqual([]);
    const mark = waved(near, design.parse(FAULTY), 'Som på fars sten');
    const save = (marks: readonly unknown[]) =>
      server.call('PUT', `/api/stone/${made.id}`, { as: made.token, body: { ...FAULTY, waved: marks } });
    expect((await save([{ ...mark, reason: ' ' }])).status).toBe(400);
    expect((await save([mark])).status).toBe(200);
    const copy = stoneOf(await server.call('PUT', `/api/copyStone/${made.id}`, { as: made.token }));
    for (const stone of [made, copy]) {
      const { order, remarks, text } = await letterOf(stone);
      const [ordered] = order.stones;
      expect(ordered?.waved).toEqual([{ ...near, reason: 'Som på fars sten' }]);
      expect(ordered?.findings).toEqual(before.findings.filter((finding) => finding !== near));
      expect(remarks[0]?.waved).toEqual([
        { text: expect.stringContaining('fra kanten'), reason: 'Som på fars sten' },
      ]);
      const [, listed = ''] = text.replace(/\s+/g, ' ').split('Set igennem og ønsket sådan:');
      expect(listed).toContain('fra kanten (g), mindst 20 mm. Begrundelse: Som på fars sten');
      // The text on the mason's papers comes from the same source.
      const [section] = agreementOf(order, stone.id).sections.slice(-1);
      expect(section?.lines.join(' ')).toContain('Begrundelse: Som på fars sten');
    }
  });

  test('is also what is hidden: read before it is sent, and in the letter apart from the lines to cut', async () => {
    const rose = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } };
    const Parms = [
      line(300, 'Anna Jensen'),
      { ...line(300, 'Tak for alt'), name: 'Måske', locked: true, hidden: true },
      { ...rose, hidden: true },
    ];
    const made = await createStone(server, { StoneTypeVariantId: 1501, Parms });
    const stored = (await read(made.id, made.token)).json;
    expect(stored.Parms).toMatchObject([{}, { name: 'Måske', locked: true, hidden: true }, { hidden: true }]);
    expect(stored.Parms).not.toHaveProperty('0.locked');
    expect(stored.warnings).toEqual([
      'Element 2: elementet er skjult og skal ikke hugges.',
      'Element 3: elementet er skjult og skal ikke hugges.',
    ]);
    const { json } = await server.call('GET', `/api/sendToMason/${made.id}`, { as: made.token });
    const { order, remarks, text } = letterToRead.parse(json);
    expect(order.stones[0]).toMatchObject({
      inscription: ['Anna Jensen'],
      hidden: ['Tak for alt', 'vignet (nr. 3)'],
      findings: [
        { kind: 'hidden', elements: [1] },
        { kind: 'hidden', elements: [2] },
      ],
    });
    expect(remarks[0]?.texts).toEqual(
      expect.arrayContaining([expect.stringContaining('bliver ikke hugget')]),
    );
    const letter = text.replace(/\s+/g, ' ');
    expect(letter).toContain('Skjult, skal ikke hugges: – Tak for alt – vignet (nr. 3)');
    expect(letter.match(/Tak for alt/g)).toHaveLength(1);
  });

  test('is nothing about what is reserved: its words and its box in mm stand apart, and space is kept free', async () => {
    const partner = (subText: string, y: number) => ({
      ...line(300, subText),
      ...{ position: { x: 300, y, rotation: 0 }, reserved: true, group: 1 },
    });
    const Parms = [line(300, 'Anna Jensen'), partner('Aage Jensen', 450), partner('† ', 520)];
    const made = await createStone(server, { StoneTypeVariantId: 1501, Parms, ReserveSpace: false });
    const stored = (await read(made.id, made.token)).json;
    expect(stored.Parms).toMatchObject([{}, { reserved: true }, { reserved: true }]);
    expect(stored.Parms).not.toHaveProperty('0.reserved');
    // What was said of the draft stays as it was said; its order says yes.
    expect(stored.ReserveSpace).toBe(false);
    expect(stored.warnings).toEqual([]);
    const { json } = await server.call('GET', `/api/sendToMason/${made.id}`, { as: made.token });
    const { order, text } = letterToRead.parse(json);
    expect(order.ReserveSpace).toBe(true);
    const [stone] = order.stones;
    expect(stone).toMatchObject({ inscription: ['Anna Jensen'], findings: [] });
    expect(stone).not.toHaveProperty('hidden');
    const [place, ...more] = stone?.reserved ?? [];
    expect(more).toEqual([]);
    expect(place?.words).toEqual(['Aage Jensen', '†']);
    const { left = 0, top = 0, width = 0, height = 0 } = place?.box ?? {};
    // The name of 40 mm stands on 450 about the middle, and the cross reaches below 520 at most by its own height.
    expect(Math.abs(left + width / 2 - 300)).toBeLessThan(5);
    expect(top).toBeLessThan(410);
    expect(top + height).toBeGreaterThan(520);
    expect(Math.round(width * 100)).toBe(width * 100);
    const letter = text.replace(/\s+/g, ' ');
    expect(letter).toContain('Plads reserveret, skal ikke hugges nu: – Aage Jensen / † ·');
    expect(letter).toContain('Der skal reserveres plads til et navn mere.');
    expect(letter.match(/Aage Jensen/g)).toHaveLength(1);
    const [price] = order.stones.map(({ Price }) => Price);
    const alone = await createStone(server, { StoneTypeVariantId: 1501, Parms: [line(300, 'Anna Jensen')] });
    const without = letterToRead.parse(
      (await server.call('GET', `/api/sendToMason/${alone.id}`, { as: alone.token })).json,
    );
    expect([price, without.order.ReserveSpace]).toEqual([without.order.stones[0]?.Price, false]);
    expect(without.text).not.toContain('reserver');
  });

  test('keeps no save waiting', async () => {
    const made = await createStone(server, { StoneTypeVariantId: 1501, Parms: [line(300)] });
    const before = performance.now();
    for (let i = 0; i < 10; i += 1) {
      const { status } = await server.call('PUT', `/api/stone/${made.id}`, {
        as: made.token,
        body: { StoneTypeVariantId: 1501, Parms: [line(300 + i, `Navn ${i}`)] },
      });
      expect(status).toBe(200);
    }
    const each = (performance.now() - before) / 10;
    const reading = performance.now();
    expect((await read(made.id, made.token)).json.warnings).toEqual([]);
    console.warn(
      `a save takes ${each.toFixed(1)} ms, reading behind ten of them ${Math.round(performance.now() - reading)} ms`,
    );
    expect(each).toBeLessThan(1000);
  });

  test('does not stop a stone that cannot be drawn from being read', async () => {
    const made = await createStone(server, { StoneTypeId: 9999 });
    const { status, json } = await read(made.id, made.token);
    expect([status, json.warnings]).toEqual([200, undefined]);
    expect(problems).toHaveLength(1);
  });

  test('goes to the mason as papers: the offer, the stone at true size, and for a plotter', async () => {
    const given = design.parse({ StoneTypeVariantId: 1501, Parms: [line(300)] });
    const makers = masonPapers(
      server.store.database,
      pools.letterWork,
      nowhere,
      FOLDER,
      server.store.fileStores.tiles.read,
    );
    const papers = [];
    for (const draw of makers) papers.push(...(await draw(given, 7, sampleOrder({ locale: 'de' }))));
    const begins = papers.map(({ filename, content }) => [
      filename,
      Buffer.from(content).subarray(0, 5).toString(),
    ]);
    expect(begins).toEqual([
      ['7-offer.pdf', '%PDF-'],
      ['7-sheet.pdf', '%PDF-'],
      ['7-sheet.dxf', '0\nSEC'],
    ]);
  });
});
