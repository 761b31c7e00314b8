import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keptPicture } from '../../../server/drawing/keptPicture';
import { papersByPart } from '../../../server/jobs/masonPapers';
import { noticeText } from '../../../server/jobs/noticeText';
import { checkSeals } from '../../../server/jobs/sealRounds';
import { type CheckingSeals, makeSureOfSeals } from '../../../server/orders/makeSureOfSeals';
import { openPools } from '../../../server/pools';
import type { CatalogueLists } from '../../../server/store/loadCatalogue';
import { importCatalogue } from '../../../server/store/loadCatalogue';
import { letterOfStone } from '../../../server/store/outbox';
import { projectRoot } from '../../../server/system/projectRoot';
import { stoneType } from '../../../src/stone/catalogue/stoneType';
import { vignet } from '../../../src/stone/catalogue/vignet';
import { design } from '../../../src/stone/stone';
import { letterToRead } from '../../../src/stone/wire/order';
import { bundledServer } from '../bundle';
import { PATIENCE } from '../emptyDatabase';
import { CONTACT } from '../mason/atMason';
import { SAMPLE_CATALOGUE } from '../sampleCatalogue';
import { startServer, type TestServer } from '../startServer';
import {
  type AskedStone,
  approvalOf,
  approveBy,
  askFor,
  LINES,
  okay,
  tickAll,
  trailBy,
  viewBy,
} from './asking';

const OTHER_TILE = 'tiles/dark-granite-polished.webp';

const fails = (error: unknown) => expect.fail(String(error));

/** The stone of a catalogue's entry with its right edge a mm further in. */
const narrower = (entry: object) => {
  const known = stoneType.parse(entry);
  return { ...known, outline: known.outline.replace(`H${known.width}`, `H${known.width - 1}`) };
};
const onStone = (id: number, change: (entry: object) => object): Partial<CatalogueLists> => ({
  stoneType: SAMPLE_CATALOGUE.stoneType.map((entry) =>
    entry.id === id ? { ...entry, ...change(entry) } : entry,
  ),
});
const onVignet = (id: number): Partial<CatalogueLists> => ({
  vignet: SAMPLE_CATALOGUE.vignet.map((entry) =>
    entry.id === id ? { ...vignet.parse(entry), outline: 'M0 0H100V199H0Z' } : entry,
  ),
});
const otherTile = (entry: object) => {
  const known = stoneType.parse(entry);
  return { ...known, Variants: known.Variants.map((each) => ({ ...each, tile: OTHER_TILE })) };
};

/** What a stone of type 15 with vignet 552 is drawn from. */
const DRAWN: readonly (readonly [string, Partial<CatalogueLists>])[] = [
  ['the outline of the stone', onStone(15, narrower)],
  ['an ornament that is on it', onVignet(552)],
  ['another tile of its material', onStone(15, otherTile)],
];
const [price] = SAMPLE_CATALOGUE.prices;
/** What it is not drawn from. */
const NOT_DRAWN: readonly (readonly [string, Partial<CatalogueLists>])[] = [
  ['nothing', {}],
  ['prices', { prices: price ? [{ ...price, frame: 777_000 } as typeof price] : [] }],
  ['its name', onStone(15, () => ({ Name: 'En anden sten' }))],
  ['another stone', onStone(21, narrower)],
  ['an ornament that is not on it', onVignet(553)],
];

describe('An approval, when another catalogue is imported', () => {
  let server: TestServer;
  let undertaker = '';
  const pools = openPools(bundledServer());
  /** How often something was drawn to hold a seal against. */
  let drawn = 0;
  let supplies: CheckingSeals;
  beforeAll(async () => {
    server = await startServer({
      services: { makeSureOfSeals: (stones) => makeSureOfSeals(supplies, fails)(stones) },
    });
    undertaker = await server.login('bedemand');
    supplies = {
      database: server.store.database,
      work: {
        ...pools.letterWork,
        run: (name, task, limits) => {
          if (name === 'sealedParts') drawn += 1;
          return pools.letterWork.run(name, task, limits);
        },
      },
      read: keptPicture(server.store.pictures),
      catalogueFolder: join(projectRoot(), 'catalogue'),
      imported: server.store.fileStores.tiles.read,
    };
  }, PATIENCE);
  afterAll(async () => {
    await pools.close();
    await server.stop();
  });

  const imported = (change: Partial<CatalogueLists>) =>
    importCatalogue(server.store.database, { ...SAMPLE_CATALOGUE, ...change });
  const round = () => checkSeals(supplies, { putOff: new Map(), failed: fails });
  const BEARING = [...LINES, { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 600 } }];
  /** A stone that a relative has approved, of the catalogue as the sample has it. */
  const approved = async (): Promise<AskedStone> => {
    const { database } = server.store;
    // What is drawn is counted of one stone.
    await database.run('update approvals set ended_at = now() where ended_at is null');
    await database.run('update stones set approval_id = null');
    await imported({});
    const made = await askFor(server, {
      as: undertaker,
      design: { StoneTypeId: 15, StoneTypeVariantId: 150, Parms: BEARING },
    });
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    expect((await approvalOf(server, made))?.state).toBe('approved');
    drawn = 0;
    return made;
  };
  const newsOf = ({ stone }: AskedStone) =>
    server.store.database.rows(
      z.object({ kind: z.string(), recipient: z.string() }),
      `select kind, recipient from outbox where kind = 'approvalOutdated' and stone_ids = array[$1::bigint]`,
      [stone.id],
    );
  const letter = async ({ stone }: AskedStone) =>
    letterToRead.parse(
      okay(await server.call('GET', `/api/sendToMason/${stone.id}?StonemasonId=1`, { as: undertaker })),
    );

  test('is voided as by an edit where the stone is drawn from what is another, and asked again in words that say so', async () => {
    const { database } = server.store;
    await database.run(`update users set email = 'kontor@example.com' where username = 'bedemand'`);
    for (const [what, change] of DRAWN) {
      const made = await approved();
      await imported(change);
      await round();
      const found = await approvalOf(server, made);
      expect([what, found?.state, found?.isOutdated]).toEqual([what, 'voided', true]);
      expect([what, await newsOf(made)]).toEqual([
        what,
        [{ kind: 'approvalOutdated', recipient: 'kontor@example.com' }],
      ]);
      const { isWhole, entries } = await trailBy(server, made);
      expect([isWhole, entries.at(-1)]).toMatchObject([
        true,
        { what: 'catalogueChanged', who: 'Programmet' },
      ]);
      // It is checked once for a catalogue, and told once.
      await round();
      expect([what, drawn, (await newsOf(made)).length]).toEqual([what, 1, 1]);
      const view = await viewBy(server, made.token);
      expect(view).toMatchObject({ state: 'voided', isOutdated: true });
      const late = await approveBy(server, made.token);
      expect([late.status, late.json.code]).toEqual([409, 'approvalNotSent']);
      const body = await noticeText(
        database,
        {
          kind: 'approvalOutdated',
          recipient: 'kontor@example.com',
          locale: 'da',
          stoneIds: [made.stone.id],
        },
        { publicUrl: 'https://sten.example', providerEmail: 'p@sten.example' },
      );
      expect(body?.text).toContain(`/designer/${made.stone.id}`);
      expect(body?.text).toContain('kataloget');
      // Asked again, all of it is read again: no design says what has changed.
      okay(await server.call('POST', `/api/stone/${made.stone.id}/approval/rounds`, { as: undertaker }));
      const again = await viewBy(server, made.token);
      expect(again).toMatchObject({ state: 'reading', round: 2, before: { round: 1, isOutdated: true } });
      expect(again.elements.filter(({ isTicked }) => isTicked)).toEqual([]);
      const [relative] = (await approvalOf(server, made))?.approvers.slice(1) ?? [];
      const written = await noticeText(
        database,
        {
          ...{ kind: 'approvalRenewed', recipient: 'ida@example.com', locale: 'da' },
          ...{ stoneIds: [made.stone.id], approverId: relative?.id ?? 0 },
        },
        { publicUrl: 'https://sten.example', providerEmail: 'p@sten.example' },
      );
      expect(written?.text).toContain('katalog');
      // Nobody needs the first letter any more.
      expect(
        await noticeText(
          database,
          { kind: 'approvalOutdated', recipient: '', locale: 'da', stoneIds: [made.stone.id] },
          { publicUrl: 'https://sten.example', providerEmail: 'p@sten.example' },
        ),
      ).toBeUndefined();
    }
  }, 240_000);

  test('is voided where a tile has other pixels under its own name', async () => {
    const made = await approved();
    const other = await readFile(join(projectRoot(), 'catalogue', OTHER_TILE));
    const { tiles } = server.store.fileStores;
    await tiles.put('black-granite-polished.webp', other, 'image/webp');
    await imported({});
    await round();
    expect((await approvalOf(server, made))?.state).toBe('voided');
    await tiles.remove('black-granite-polished.webp');
  }, 120_000);

  test('stays, and its seal, where the stone is drawn from nothing that is another; each catalogue is drawn once', async () => {
    const made = await approved();
    let times = 0;
    for (const [what, change] of NOT_DRAWN) {
      await imported(change);
      times += 1;
      await round();
      await round();
      expect([what, drawn, (await approvalOf(server, made))?.state]).toEqual([what, times, 'approved']);
      expect((await letter(made)).order.stones[0]?.seal?.number).toBe(made.asked.approval.seal);
      expect(drawn).toBe(times);
    }
    expect(await newsOf(made)).toEqual([]);
  }, 240_000);

  test('gives nothing a seal that was not held against the new catalogue first', async () => {
    const kept = await approved();
    expect((await letter(kept)).order.stones[0]?.seal).toBeDefined();
    expect(drawn).toBe(0);
    // No round of the job comes before the letter is read: it is held against the catalogue for that.
    await imported(onVignet(553));
    expect((await letter(kept)).order.stones[0]?.seal?.number).toBe(kept.asked.approval.seal);
    expect(drawn).toBeGreaterThan(0);
    await imported(onVignet(552));
    const read = await letter(kept);
    expect(read.order.stones[0]).not.toHaveProperty('seal');
    expect(read.text).not.toContain(kept.asked.approval.seal);
    expect((await approvalOf(server, kept))?.state).toBe('voided');
  }, 120_000);

  test('takes the seal from an order that told of one, until the stone is again what was sealed', async () => {
    const made = await approved();
    const { id } = made.stone;
    okay(
      await server.call('POST', `/api/sendToMason/${id}`, {
        as: undertaker,
        body: { StonemasonId: 1, ...CONTACT },
      }),
    );
    const { database } = server.store;
    const told = await letterOfStone(database, id);
    expect(told).toBeDefined();
    // As its letter said, and called off since.
    const { order } = await letter(made);
    await database.run('update outbox set order_json = $2 where id = $1', [
      told?.id ?? '',
      JSON.stringify(order),
    ]);
    okay(await server.call('DELETE', `/api/stone/${id}/approval`, { as: undertaker }));
    expect((await letter(made)).order.stones[0]?.seal?.number).toBe(made.asked.approval.seal);
    await imported(onStone(15, narrower));
    // A paper is drawn from the catalogue of that moment, whatever the order says that it is drawn with.
    const { database: kept, work, read, catalogueFolder, imported: tiles } = supplies;
    const { dxf } = papersByPart(kept, work, read, catalogueFolder, tiles);
    const stone = design.parse(made.asked.stone);
    const [cut] = await dxf(stone, id, order);
    expect(Buffer.from(cut?.content ?? '').toString()).not.toContain('gravestone-seal');
    expect((await letter(made)).order.stones[0]).not.toHaveProperty('seal');
    expect(await newsOf(made)).toEqual([]);
    await imported({});
    const [sealed] = await dxf(stone, id, order);
    expect(Buffer.from(sealed?.content ?? '').toString()).toContain(made.asked.approval.seal);
    expect((await letter(made)).order.stones[0]?.seal?.number).toBe(made.asked.approval.seal);
  }, 120_000);

  test('bears no seal, and is tried again, while the stone cannot be drawn', async () => {
    const made = await approved();
    await imported({});
    const failures: unknown[] = [];
    const work: CheckingSeals['work'] = {
      ...supplies.work,
      run: () => Promise.reject(new Error('no turn')),
    };
    const putOff = new Map<number, number>();
    const failing = () =>
      checkSeals({ ...supplies, work }, { putOff, failed: (error) => failures.push(error) });
    await failing();
    await failing();
    expect(failures).toHaveLength(1);
    expect((await approvalOf(server, made))?.state).toBe('approved');
    await round();
    expect((await letter(made)).order.stones[0]?.seal?.number).toBe(made.asked.approval.seal);
  }, 120_000);
});
