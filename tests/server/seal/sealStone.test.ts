import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptPicture } from '../../../server/drawing/keptPicture';
import { openPools } from '../../../server/pools';
import { isSealed, type SealSupplies, sealStone, whatChanged } from '../../../server/seal/sealStone';
import { projectRoot } from '../../../server/system/projectRoot';
import { design } from '../../../src/stone/stone';
import { seal as sealSchema } from '../../../src/stone/wire/seal';
import { uploadedPhotograph } from '../../../src/stone/wire/upload';
import { bundledServer } from '../bundle';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';

let server: TestServer;
const pools = openPools(bundledServer());
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(async () => {
  await pools.close();
  await server.stop();
});

const supplies = (): SealSupplies => ({
  database: server.store.database,
  work: pools.letterWork,
  read: keptPicture(server.store.pictures),
  catalogueFolder: join(projectRoot(), 'catalogue'),
  imported: server.store.fileStores.tiles.read,
  caller: 'stone:1',
});

async function photographOf(colour: string, as: string, id: number): Promise<string> {
  const create = { width: 900, height: 1200, channels: 3 as const, background: colour };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const body = { image: bytes.toString('base64') };
  const kept = await server.call('POST', `/api/removebg/${id}/photograph`, { as, body });
  return uploadedPhotograph.parse(kept.json).url;
}

const storedStone = async (id: number, as: string) =>
  design.parse((await server.call('GET', `/api/stone/${id}`, { as })).json);

test(
  'a stored stone is sealed with its picture, by whoever asks; what was shown, and all that is cut, is held to it',
  async () => {
    const { id, token: as } = await createStone(server, { designName: 'Far' });
    const picture = await photographOf('#804020', as, id);
    const line = {
      type: 'text',
      subText: 'Karen',
      position: { x: 275, y: 300, rotation: 0 },
      fontSize: '40',
    };
    const Parms = [line, { type: 'medallion', picture, position: { x: 275, y: 150, rotation: 0 } }];
    const body = { ...(await storedStone(id, as)), Parms };
    await server.call('PUT', `/api/stone/${id}`, { as, body });

    const stored = await storedStone(id, as);
    const { seal, picture: shown } = await sealStone(stored, supplies());
    expect(sealSchema.parse(JSON.parse(JSON.stringify(seal)))).toEqual(seal);
    expect((await sealStone(stored, supplies())).seal).toEqual(seal);
    const { width = 0, height = 0, format } = await sharp(shown).metadata();
    expect(format).toBe('png');
    expect(Math.max(width, height)).toBeGreaterThan(1600);
    // The photograph is in the picture: the middle of its medallion is of its colour.
    const seen = await sharp(shown).removeAlpha().raw().toBuffer();
    const browns = Array.from({ length: seen.length / 3 }, (_, at) => at * 3).filter(
      (at) =>
        Math.abs((seen[at] ?? 0) - 128) < 14 &&
        Math.abs((seen[at + 1] ?? 0) - 64) < 14 &&
        Math.abs((seen[at + 2] ?? 0) - 32) < 14,
    );
    expect(browns.length).toBeGreaterThan(5000);

    // What is not cut: its name, its case's decisions; another file of the same pixels.
    const renamed = design.parse({
      ...stored,
      designName: 'Karen',
      Comment: 'Ring først',
      RepaintStone: true,
    });
    const rewritten = await sharp(shown).png({ compressionLevel: 1 }).toBuffer();
    expect(Buffer.compare(rewritten, shown)).not.toBe(0);
    expect(await whatChanged(seal, renamed, supplies(), rewritten)).toEqual([]);
    expect(await isSealed(renamed, seal, supplies())).toBe(true);

    // Another photograph is seen by its bytes; the address it is kept at says nothing.
    const other = await photographOf('#204080', as, id);
    const swapped = design.parse({ ...stored, Parms: [Parms[0], { ...Parms[1], picture: other }] });
    expect(await whatChanged(seal, swapped, supplies())).toEqual(['catalogue']);
    const longer = design.parse({ ...stored, Parms: [{ ...line, subText: 'Karin' }, Parms[1]] });
    expect(await whatChanged(seal, longer, supplies())).toEqual(['design', 'outlines']);
    const retouched = await sharp(shown).negate({ alpha: false }).png().toBuffer();
    expect(await whatChanged(seal, stored, supplies(), retouched)).toEqual(['picture']);
    expect(await whatChanged(seal, stored, supplies(), Buffer.from('no picture'))).toEqual(['picture']);

    // A seal in which one hash was exchanged holds for nothing.
    const forged = { ...seal, parts: { ...seal.parts, design: seal.parts.picture } };
    expect(await isSealed(stored, forged, supplies())).toBe(false);
    expect(sealSchema.safeParse({ ...seal, number: 'AAAA-AAAA-AAAA' }).success).toBe(false);
  },
  PATIENCE,
);
