import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { catalogueLists } from '../../server/store/catalogueLists';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import { attachment } from '../../src/stone/catalogue/attachment';
import { stoneType } from '../../src/stone/catalogue/stoneType';
import { vignet } from '../../src/stone/catalogue/vignet';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { stoneChoice } from '../../src/stone/edits/stoneChoice';
import { fitDesign } from '../../src/stone/fitting/fitDesign';
import { NO_HEIGHTS } from '../../src/stone/letterHeights';
import { type Design, design } from '../../src/stone/stone';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

describe('A prepared stone', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  const prepare = async (path: string, as = 'public'): Promise<Design> => {
    const { status, json } = await server.call('GET', path, { as });
    expect(status).toBe(200);
    return design.parse(json);
  };

  test('is by default the standard one: type 15, coffin, background 10, three lines and vignet 552', async () => {
    for (const path of [
      '/api/prepareStandardStone',
      '/api/prepareStone/0/new',
      '/api/prepareStone/0/coffin',
    ]) {
      const prepared = await prepare(path);
      expect(prepared).toMatchObject({ type: 'coffin', StoneTypeId: 15, BackgroundId: 10 });
      expect(prepared.Parms.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'sandblownVignet']);
      expect(prepared.Parms[3]).toMatchObject({ vignetId: 552 });
    }
  });

  test(
    'begins in the language that is asked for, and without a name',
    async () => {
      const shipped = await startServer({ catalogue: await catalogueLists('catalogue') });
      for (const path of ['/api/prepareStandardStone', '/api/prepareStone/0/urn']) {
        const headers = { 'accept-language': 'de-AT, da;q=0.5' };
        const { json, headers: told } = await shipped.call('GET', path, { headers });
        const prepared = design.parse(json);
        const lines = prepared.Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : []));
        expect([path, lines]).toEqual([path, ['Vorname Nachname', '* 12. April 1941', '† 3. November 2026']]);
        expect(prepared.designName).toBe('');
        expect(String(told.vary)).toContain('accept-language');
      }
      await shipped.stop();
    },
    PATIENCE,
  );

  test('is not stored yet', async () => {
    const { json } = await server.call('GET', '/api/prepareStone/0/coffin');
    expect(Object.keys(json).filter((field) => ['id', 'token', 'version'].includes(field))).toEqual([]);
  });

  test('by type stands on a new stone of that type, in one of its variants', async () => {
    expect(await prepare('/api/prepareStone/0/urn')).toMatchObject({
      type: 'urn',
      StoneTypeId: 21,
      StoneTypeVariantId: 210,
    });
    expect(await prepare('/api/prepareStone/0/lawn')).toMatchObject({ type: 'lawn', StoneTypeId: 30 });
  });

  test('stands on the stone type that is asked for', async () => {
    expect(await prepare('/api/prepareStone/16/coffin')).toMatchObject({ StoneTypeId: 16, type: 'coffin' });
    expect((await server.call('GET', '/api/prepareStone/999/coffin')).status).toBe(404);
    expect((await server.call('GET', '/api/prepareStone/0/sea')).status).toBe(404);
  });

  test('from a stored stone keeps its elements on the other type, or puts the standard lines back', async () => {
    const Parms = [{ type: 'text', subText: 'Egen tekst', fontSize: '30', position: { x: 300, y: 400 } }];
    const made = await createStone(server, { Parms, Comment: 'haster' });
    const changed = await prepare(`/api/prepareStone/21/urn/${made.id}`, made.token);
    expect(changed).toMatchObject({ StoneTypeId: 21, type: 'urn', Comment: 'haster' });
    expect(changed.Parms).toMatchObject([{ subText: 'Egen tekst', fontSize: '20', position: { x: 200 } }]);
    const reset = await prepare(`/api/prepareStone/0/reset/${made.id}`, made.token);
    expect([reset.StoneTypeId, reset.Parms.length]).toEqual([15, 4]);
  });

  test('on its own type keeps a material that the stone no longer comes in, and comes in the first where it names none', async () => {
    const of = async (StoneTypeVariantId: number) => {
      const made = await createStone(server, { StoneTypeId: 16, StoneTypeVariantId });
      return (await prepare(`/api/prepareStone/16/coffin/${made.id}`, made.token)).StoneTypeVariantId;
    };
    expect([await of(4711), await of(160), await of(0)]).toEqual([4711, 160, 160]);
  });

  test('on another type is what the app makes of it, without a server: fitted alike, for the same kind of grave', async () => {
    const lists = await catalogueLists('catalogue');
    const shipped = await startServer({ catalogue: lists });
    const types = lists.stoneType.map((entry) => stoneType.parse(entry));
    const offered = {
      stoneTypes: types,
      vignets: lists.vignet.map((entry) => vignet.parse(entry)),
      attachments: lists.attachment.map((entry) => attachment.parse(entry)),
      fonts: FONTS,
    };
    const begun = design.parse((await shipped.call('GET', '/api/prepareStandardStone')).json);
    const made = await createStone(shipped, begun);
    expect(new Set(types.map(({ type }) => type)).size).toBeGreaterThan(2);
    for (const to of types) {
      const path = `/api/prepareStone/${to.id}/${to.type}/${made.id}`;
      const prepared = design.parse((await shipped.call('GET', path, { as: made.token })).json);
      const choice = stoneChoice(begun, offered, to.id, silhouetteOf);
      const chosen = choice ? applyEdit(begun, choice) : begun;
      const { type, StoneTypeId, StoneTypeVariantId, Parms, Frame } = prepared;
      expect(chosen).toMatchObject({ type, StoneTypeId, StoneTypeVariantId, Parms, Frame });
    }
    await shipped.stop();
  });

  test('as a copy is the stored design itself, for whoever may read it', async () => {
    const made = await createStone(server, {
      Parms: [{ type: 'text', subText: 'Egen tekst' }],
      StoneTypeId: 16,
    });
    const copy = await prepare(`/api/prepareStone/0/copystone/${made.id}`, made.readonlyToken);
    expect(copy).toMatchObject({ designName: 'Prøve', StoneTypeId: 16, Parms: [{ subText: 'Egen tekst' }] });
    const contact = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };
    const body = { ...design.parse(made), ...contact };
    expect((await server.call('PUT', `/api/stone/${made.id}`, { as: made.token, body })).status).toBe(200);
    // A link for reading is passed on, without the contact data.
    for (const type of ['copystone', 'reset', 'coffin']) {
      const path = `/api/prepareStone/${type === 'coffin' ? 15 : 0}/${type}/${made.id}`;
      expect(await prepare(path, made.token)).toMatchObject(contact);
      expect(JSON.stringify(await prepare(path, made.readonlyToken))).not.toMatch(/12345678|bo@example/);
    }
    const refused = await server.call('GET', `/api/prepareStone/0/copystone/${made.id}`);
    expect([refused.status, refused.json.code]).toEqual([404, 'stoneNotFound']);
  });
});

describe('Fitting a design onto another stone', () => {
  const text = (subText: string, y: number, fontSize: string) => ({
    type: 'text',
    subText,
    fontSize,
    position: { x: 300, y },
  });
  const given = design.parse({
    centerLineLeft: 12,
    rulers: [{ dotOne: { x: 1, y: 2 }, dotTwo: { x: 3, y: 4 } }],
    Parms: [
      { ...text('Navn', 300, '40'), letterSpacing: 1.5, subTextSpacing: '0,1,-2,0' },
      text('Dato', 400, '20'),
      { type: 'sandblownVignet', vignetId: 552, position: { x: 330, y: 500 } },
    ],
  });
  const onFace = (width: number, height: number) =>
    fitDesign(
      given,
      { width: 600, height: 750 },
      { width, height },
      { sizeOf: () => ({ width: 200, height: 200, lowest: 0 }), letterHeights: NO_HEIGHTS },
    );
  const placesOf = ({ Parms }: Design) => Parms.map(({ position: { x, y } }) => [x, y]);

  test('leaves it as it is on a face of the same size', () => {
    expect(onFace(600, 750)).toBe(given);
  });

  test('keeps every size on a larger face and centres it, as far down as before', () => {
    const fitted = onFace(1000, 900);
    expect(
      fitted.Parms.map((element) => (element.type === 'text' ? element.fontSize : element.scale)),
    ).toEqual(['40', '20', 0.3]);
    // The block is from 260 to 530: its middle moves from 395 of 750 to 474 of 900.
    expect(placesOf(fitted)).toEqual([
      [500, 379],
      [500, 479],
      [530, 579],
    ]);
    expect([fitted.centerLineLeft, fitted.rulers]).toEqual([undefined, []]);
  });

  test('makes it smaller with the width, spacings too', () => {
    const [name, date, vignet] = onFace(300, 375).Parms;
    expect(name).toMatchObject({ fontSize: '20', letterSpacing: 0.8, subTextSpacing: '0,0.5,-1,0' });
    expect(date).toMatchObject({ fontSize: '10', position: { x: 150, y: 200 } });
    expect(vignet).toMatchObject({ scale: 0.15, position: { x: 165, y: 250 } });
  });

  test('makes it no larger than eight tenths of a low face, within its edges', () => {
    const fitted = onFace(600, 270);
    // The block's 270 mm become 216, from 27 to 243.
    expect(placesOf(fitted)).toEqual([
      [300, 59],
      [300, 139],
      [324, 219],
    ]);
    expect(fitted.Parms[0]).toMatchObject({ fontSize: '32' });
  });

  test('keeps the project’s standard letters legible on every stone of its catalogue: 10 mm or more', async () => {
    const lists = await catalogueLists(new URL('../../catalogue', import.meta.url).pathname);
    const standard = design.parse(lists.standardStone[0]);
    const faces = lists.stoneType.map((entry) => ({
      width: Number(Reflect.get(entry, 'width')),
      height: Number(Reflect.get(entry, 'height')),
    }));
    const home = faces[lists.stoneType.findIndex(({ id }) => id === 15)] ?? { width: 0, height: 0 };
    for (const face of faces) {
      const things = { sizeOf: () => ({ width: 300, height: 300, lowest: 0 }), letterHeights: NO_HEIGHTS };
      for (const element of fitDesign(standard, home, face, things).Parms) {
        expect(element.position.x).toBe(face.width / 2);
        if (element.type === 'text') expect(Number(element.fontSize)).toBeGreaterThanOrEqual(10);
      }
    }
  });
});
