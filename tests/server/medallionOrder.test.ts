import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPools } from '../../server/pools';
import { order as orderSchema } from '../../src/stone/wire/order';
import { uploadedPhotograph } from '../../src/stone/wire/upload';
import { bundledServer } from './bundle';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { letterWithPapers } from './letterWithPapers';
import { type MailServer, startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
let mail: MailServer;
const pools = openPools(bundledServer());
beforeAll(async () => {
  server = await startServer();
  mail = await startMailServer();
}, PATIENCE);
afterAll(async () => {
  await mail.stop();
  await pools.close();
  await server.stop();
});

/** Four fields of 600 by 800 pixels: red, green, blue, grey. */
const photograph = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><path fill="#c83232" d="M0 0h600v800H0z"/><path fill="#32c832" d="M600 0h600v800H600z"/><path fill="#3232c8" d="M0 800h600v800H0z"/><path fill="#808080" d="M600 800h600v800H600z"/></svg>',
    ),
  )
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer();

test(
  'a mason’s letter says which medallion is ordered and what is etched, with the pictures as they are cropped and toned, at their resolution',
  async () => {
    const made = await createStone(server, { designName: 'Far' });
    const as = made.token;
    const body = { image: (await photograph()).toString('base64') };
    const kept = await server.call('POST', `/api/removebg/${made.id}/photograph`, { as, body });
    const { url: picture } = uploadedPhotograph.parse(kept.json);
    const position = { x: 300, y: 500, rotation: 0 };
    const crop = { x: 0.25, y: 0.25, zoom: 2, turn: 0 };
    const Parms = [
      { type: 'medallion', picture, position, crop, tone: 'sepia', rim: 'gold' },
      // Kept free for later: not ordered now.
      { type: 'medallion', picture, position: { ...position, x: 100 }, reserved: true },
      {
        type: 'medallion',
        picture,
        position: { ...position, x: 450 },
        shape: 'round',
        width: 70,
        height: 70,
      },
      // The lower right quarter, grey, into a rectangle.
      {
        ...{ type: 'etching', picture, shape: 'rectangle', width: 60, height: 80, dpi: 254 },
        ...{ crop: { x: 0.75, y: 0.75, zoom: 2, turn: 0 }, position: { x: 120.5, y: 300, rotation: 0 } },
      },
    ];
    const saved = await server.call('PUT', `/api/stone/${made.id}`, {
      as,
      body: { designName: 'Far', Parms },
    });
    expect(saved.status).toBe(200);
    const contact = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
    const sent = await server.call('POST', `/api/sendToMason/${made.id}`, {
      as,
      body: { StonemasonId: 1, ...contact },
    });
    expect(sent.status).toBe(200);
    await confirmOrder(server, made.id);

    const { text, enclosed, names } = await letterWithPapers(server, mail, pools);

    const [first, second] = [1, 2].map((number) => `${made.id}-medallion-${number}.jpg`);
    expect(text).toContain(`Keramikmedaljon 9 × 12 cm, oval, sepia, guldkant · ${first}`);
    expect(text).toContain(`Keramikmedaljon Ø 7 cm, rund, i farver · ${second}`);
    const { stones } = orderSchema.parse(JSON.parse(enclosed('order.json').toString()));
    expect(stones[0]?.medallions).toEqual([
      {
        ...{ shape: 'oval', width: 90, height: 120, tone: 'sepia', rim: 'gold', file: first },
        text: 'Keramikmedaljon 9 × 12 cm, oval, sepia, guldkant',
      },
      {
        ...{ shape: 'round', width: 70, height: 70, tone: 'colour', file: second },
        text: 'Keramikmedaljon Ø 7 cm, rund, i farver',
      },
    ]);
    const files = ['png', 'tif'].map((ending) => `${made.id}-etching-1-254dpi.${ending}`);
    expect(text).toContain(
      `Graveret portræt 6 × 8 cm, rektangulært, 254 punkter pr. tomme; midten 120,5 mm fra venstre, 300 mm fra oven; 600 × 800 punkter, de sorte graveres · ${files.join(' · ')}`,
    );
    expect(stones[0]?.etchings).toEqual([
      {
        ...{ shape: 'rectangle', width: 60, height: 80, dpi: 254, columns: 600, rows: 800 },
        ...{ engraves: 'black', position: { x: 120.5, y: 300, rotation: 0 }, files },
        text: 'Graveret portræt 6 × 8 cm, rektangulært, 254 punkter pr. tomme',
      },
    ]);
    expect(stones[0]?.missingPapers).toBeNull();
    expect(names).toEqual([
      'order.json',
      `${made.id}-offer.pdf`,
      `${made.id}-sheet.pdf`,
      `${made.id}-sheet.dxf`,
      first,
      second,
      ...files,
    ]);

    // What is in them: tests/painting/halftone/etchedFiles.test.ts.
    for (const file of files) {
      const { bitsPerSample, density, width, height } = await sharp(enclosed(file)).metadata();
      expect([bitsPerSample, density, width, height]).toEqual([1, 254, 600, 800]);
    }

    // The upper left quarter of the photograph: 600 by 800 pixels over 90 by 120 mm are 169 to an inch.
    const portrait = sharp(enclosed(first ?? ''));
    const { width, height, density, format } = await portrait.metadata();
    expect([width, height, density, format]).toEqual([600, 800, 169, 'jpeg']);
    // 1200 pixels over 70 mm would be 435 to an inch: no more than 400 are written.
    const fine = await sharp(enclosed(second ?? '')).metadata();
    expect([fine.width, fine.height, fine.density]).toEqual([1102, 1102, 400]);
    const { data } = await portrait.raw().toBuffer({ resolveWithObject: true });
    // The sepia of red by hand: 0.393 × 200 + 0.769 × 50 + 0.189 × 50 and so on; corner and middle alike.
    for (const pixel of [20 * 600 + 20, 400 * 600 + 300]) {
      const [r = 0, g = 0, b = 0] = data.subarray(pixel * 3);
      expect([Math.abs(r - 126.5), Math.abs(g - 112.5), Math.abs(b - 87.65)].every((off) => off < 4)).toBe(
        true,
      );
    }
  },
  PATIENCE,
);
