import { expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import { sealOf } from '../../../server/drawing/sealScene';
import { designHash } from '../../../server/store/approvals/designHash';
import { FontCache } from '../../../src/lettering/fontCache';
import { translateIn } from '../../../src/painting/pdf/translateIn';
import { type Design, design as designSchema } from '../../../src/stone/stone';
import type { LayingRequest } from '../../../workers/exporter/contract';
import { layStencils } from '../../../workers/exporter/layStencils';
import { parsed } from '../../painting/dxf/readDxf';
import { drawnBy } from '../../painting/plt/readPlt';
import { boxOf } from '../../painting/sheet/pieces';

const { catalogue } = await catalogueFromFiles();
const [kit, translate] = await Promise.all([loadNodeKit(), translateIn('da')]);
const fonts = new FontCache(fileBytes, FONTS);

const stoneOf = (designName: string, subText: string): Design =>
  designSchema.parse({
    ...{ designName, StoneTypeId: 41 },
    Parms: [{ type: 'text', subText, fontSize: 30, position: { x: 225, y: 170 } }],
  });
const [karen, otto] = [stoneOf('Karen', 'AVA'), stoneOf('Otto', 'OTTO')];
const hex = (digit: string) => digit.repeat(64);
const sealFor = (of: Design) =>
  sealOf({ design: designHash(of), outlines: hex('b'), catalogue: hex('c'), picture: hex('d') });

const REQUEST: LayingRequest = {
  stones: [
    { id: 12, design: karen, caseNo: '88/26', seal: sealFor(karen) },
    // Its seal is that of another stone: it was altered between its order and its design were fetched.
    { id: 13, design: otto, seal: sealFor(karen) },
  ],
  catalogue,
  locale: 'da',
  words: { frame: 'ramme', qrCode: 'QR-kode', ornament: 'egen vignet' },
  rubber: { width: 300, longest: 10_000, margin: 5, gap: 3 },
  ...{ stencil: 10, format: 'plt', legacy: false, name: 'rulle' },
  ...{ machine: undefined, colours: undefined, labelPen: undefined, ticket: false },
};

async function laid(change: Partial<LayingRequest>): Promise<string> {
  const done = await layStencils(
    { ...REQUEST, ...change },
    {
      ...{ kit, fonts, translate },
      sceneOf: (design) => sceneOf({ design, catalogue }, pictureInAddress),
      breathe: () => Promise.resolve(),
      progress: () => {},
    },
  );
  if (done.kind !== 'laid' || done.rolls.length !== 1) throw new Error('there is not one roll');
  return done.rolls[0]?.blob.text() ?? '';
}

const bare = await laid({});

test('the pen that the mason chose labels each piece of a PLT before the knife cuts; without one nothing is written', async () => {
  expect([...drawnBy(bare).keys()]).toEqual([1]);
  const plt = await laid({ labelPen: 6 });
  const drawn = drawnBy(plt, 300);
  expect([...drawn.keys()]).toEqual([6, 1]);
  // What is cut is what it was.
  expect(plt.slice(plt.indexOf('SP1;'))).toBe(bare.slice(bare.indexOf('SP1;')));
  const pieces = parsed(await laid({ format: 'dxf' })).entities.filter(({ layer }) => layer === 'LABEL');
  expect(pieces.map((piece) => Reflect.get(piece, 'text')).sort()).toEqual([
    '12 · Sag 88/26 · AVA',
    '13 Otto · OTTO',
  ]);
  // Every label's letters lie on its baseline, within the piece: the pen draws between the baseline's ends and nowhere else.
  const places = pieces.map((piece) => [Reflect.get(piece, 'startPoint'), Reflect.get(piece, 'endPoint')]);
  const letters = (drawn.get(6) ?? []).map(boxOf);
  expect(letters.length).toBeGreaterThan(20);
  for (const { left, right, top, bottom } of letters) {
    const [x, y] = [(left + right) / 2, 300 - (top + bottom) / 2];
    const near = places.some(
      ([from, to]) =>
        Math.min(from.x, to.x) - 0.1 < x && x < Math.max(from.x, to.x) + 0.1 && Math.abs(y - from.y) < 6,
    );
    expect(near, `${x} ${y}`).toBe(true);
  }
});

test('a roll for a plotter that scales lies where the other does, within half a unit, in mm', async () => {
  const scaled = await laid({ machine: { cutter: { kind: 'pen' }, scaled: true } });
  const units = await laid({ machine: { cutter: { kind: 'pen' } } });
  expect(scaled).toContain('SC0,100,0,100;');
  const [inMm, inUnits] = [scaled, units].map((plt) => (drawnBy(plt, 300).get(1) ?? []).map(boxOf));
  expect(inMm).toHaveLength(inUnits?.length ?? 0);
  for (const [index, box] of (inMm ?? []).entries())
    for (const edge of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(box[edge] - (inUnits?.[index]?.[edge] ?? 0))).toBeLessThan(0.02);
});

test('a roll has one ticket with what lies on it: name, number, case, and the seal of a stone that is still the same', async () => {
  const said = [
    `Karen, Sten nr. 12, Sag 88/26, Segl ${sealFor(karen).number}`,
    'Otto, Sten nr. 13',
    expect.stringMatching(/^\d+\. [a-z]+ 20\d\d$/),
  ];
  const plt = await laid({ ticket: true });
  const comments = [...plt.matchAll(/CO"([^"]*)";/g)].map(([, text]) => text);
  expect(comments).toEqual(['100 mm', ...said, '100 mm = 4000 units']);
  expect(plt.replaceAll(/CO"[^"]*";\n/g, '')).toBe(bare);
  for (const legacy of [false, true]) {
    const { entities } = parsed(await laid({ ticket: true, format: 'dxf', legacy }));
    const ticket = entities.filter(({ layer }) => layer === 'TICKET');
    expect(ticket.map(({ type }) => type)).toEqual(['LINE', 'TEXT', 'TEXT', 'TEXT', 'TEXT']);
    const texts = ticket.slice(1);
    expect(texts.map((text) => Reflect.get(text, 'text'))).toEqual(['100 mm', ...said]);
    // Beside the rubber, which lies from 0 on.
    for (const text of texts) expect(Reflect.get(text, 'startPoint').y).toBeLessThan(0);
  }
});
