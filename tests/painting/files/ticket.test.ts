import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import { sealOf } from '../../../server/drawing/sealScene';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import type { FileStone, FileSupplies } from '../../../src/painting/files/supplies';
import { namesIn } from '../../../src/scene/sourcesFrom';
import { design as designSchema } from '../../../src/stone/stone';
import { parsed } from '../dxf/readDxf';

const hex = (digit: string) => digit.repeat(64);
const SEAL = sealOf({ design: hex('a'), outlines: hex('b'), catalogue: hex('c'), picture: hex('d') });

/** What the ticket of the stone below says, as anybody would write it, and in the letters of machines. */
const SAID = [
  'Käthe Sørensen',
  'Stein Nr. 4711',
  'Auftrag 2026/88',
  `Siegel ${SEAL.number}`,
  '26. November 2026',
];
const PLAIN = ['Kaethe Soerensen', ...SAID.slice(1)];

let stone: FileStone;
let supplies: FileSupplies;
const folder = mkdtempSync(join(tmpdir(), 'ticket-'));
beforeAll(async () => {
  const { catalogue } = await catalogueFromFiles();
  const design = designSchema.parse({
    ...{ designName: 'Käthe Sørensen', StoneTypeId: 41 },
    Parms: [{ type: 'text', subText: 'OAe', fontSize: 40, position: { x: 225, y: 170 } }],
  });
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  stone = {
    ...{ scene, design, id: 4711, names: namesIn(catalogue) },
    ...{ locale: 'de', caseNo: ' 2026/88 ', seal: SEAL },
  };
  const date = new Date('2026-11-26T12:00:00Z');
  supplies = { ...(await fileSupplies('de', tilesIn('catalogue'))), date };
});

const made = (order: FileOrder, of: Partial<FileStone> = {}) =>
  makeFile(order, { ...stone, ...of }, supplies);
const ticketed = (order: FileOrder) => made({ ...order, ticket: true } as FileOrder);

/** Lines of one text that another has not. */
const more = (one: string, other: string) => {
  const known = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !known.has(line));
};

function fileWith(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('The job ticket names the stone, its case, its seal and the day', () => {
  test('in both kinds of DXF, as text below the stone', async () => {
    for (const legacy of [false, true]) {
      const { entities } = parsed(String(await ticketed({ format: 'dxf', legacy })));
      const texts = entities.filter(({ layer, type }) => layer === 'TICKET' && type === 'TEXT');
      const said = texts.map((entity) => String(Reflect.get(entity, 'text')));
      expect(
        said.map((text) => text.replaceAll(/\\U\+00(E4|F8)/g, (_, code) => (code === 'E4' ? 'ä' : 'ø'))),
      ).toEqual(['100 mm', ...SAID]);
      for (const text of texts) expect(Reflect.get(text, 'startPoint').y).toBeLessThan(0);
    }
  });

  test('in a PLT and at the head of toolpaths as comments, in plain letters', async () => {
    const plt = String(await ticketed({ format: 'plt' }));
    for (const line of PLAIN) expect(plt).toContain(`CO"${line}";`);
    for (const post of ['grbl', 'linuxcnc', 'heidenhain'] as const) {
      const order = { format: 'gcode', post } as const;
      const [with_, without] = [String(await ticketed(order)), String(await made(order))];
      const lines =
        post === 'heidenhain' ? PLAIN.map((line) => `; ${line}`) : PLAIN.map((line) => `(${line})`);
      const bare = (text: string) => text.split('\n').map((line) => line.replace(/^\d+ /, ''));
      const added = bare(with_).filter((line) => lines.includes(line));
      expect([post, added]).toEqual([post, lines]);
      // The machine has not a word more to read.
      expect(bare(with_).filter((line) => !lines.includes(line))).toEqual(bare(without));
    }
  });

  test('in an EPS as text that Ghostscript reads, below the stone and within its box', async () => {
    const [with_, without] = [
      String(await ticketed({ format: 'eps' })),
      String(await made({ format: 'eps' })),
    ];
    const file = fileWith('ticket.eps', with_);
    const read = [
      '-q',
      '-dNOPAUSE',
      '-dBATCH',
      '-dSAFER',
      '-dEPSCrop',
      '-sDEVICE=txtwrite',
      '-sOutputFile=-',
      file,
    ];
    const text = execFileSync('gs', read, { encoding: 'utf8' });
    for (const line of ['100 mm', ...PLAIN]) expect(text).toContain(line);
    expect([...with_].every((sign) => sign === '\n' || (sign >= ' ' && sign <= '~'))).toBe(true);
    const object = with_.slice(with_.indexOf('%%BeginObject: TICKET'), with_.indexOf('grestore'));
    const places = [...object.matchAll(/(\S+) (\S+) moveto/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const [left = 0, bottom = 0, right = 0] = (/%%BoundingBox: (.*)/.exec(with_)?.[1] ?? '')
      .split(' ')
      .map(Number);
    expect(places).toHaveLength(7);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThan(right);
      // The stone's lower edge is y = 0.
      expect(y).toBeLessThan(0);
      expect(y).toBeGreaterThan(bottom);
    }
    const [, from = '', to = ''] = /newpath (\S+) \S+ moveto (\S+) /.exec(object) ?? [];
    expect(((Number(to) - Number(from)) / 72) * 25.4).toBeCloseTo(100, 3);
    // Nothing that was cut is cut otherwise.
    expect(more(without, with_).every((line) => line.startsWith('%%'))).toBe(true);
  });

  test.each([{ welded: false }, { welded: true }, { welded: true, layered: true }])(
    'in an SVG as text below the stone, a group of its own: %o',
    async (options) => {
      const order = { format: 'svg', ...options } as const;
      const [with_, without] = [String(await ticketed(order)), String(await made(order))];
      const texts = [...with_.matchAll(/<text x="(\S+)" y="(\S+)">(.*)<\/text>/g)];
      expect(texts.map(([, , , text]) => text)).toEqual(['100 mm', ...SAID]);
      const { height } = stone.scene;
      const [, top = 0, , down = 0] = (/viewBox="([^"]*)"/.exec(with_)?.[1] ?? '').split(' ').map(Number);
      for (const [, , y] of texts) {
        expect(Number(y)).toBeGreaterThan(height + 10);
        expect(Number(y)).toBeLessThanOrEqual(top + down);
      }
      const [, from = '', to = ''] = /<g id="TICKET"[^>]*>\n<path d="M(\S+) \S+L(\S+) /.exec(with_) ?? [];
      expect(Number(to) - Number(from)).toBe(100);
      expect(with_.includes('inkscape:label="TICKET"')).toBe('layered' in options);
      // Besides the size of the picture every line is the one that it was.
      expect(more(without, with_).every((line) => line.startsWith('<svg '))).toBe(true);
    },
  );

  test('in a PNG and in a TIFF as what the file says, and not a pixel is another', async () => {
    const [png, tiff] = [
      await ticketed({ format: 'png', pxPerMm: 0.5 }),
      await ticketed({ format: 'tiff', pxPerMm: 0.5 }),
    ];
    const { comments } = await sharp(png, { failOn: 'warning' }).metadata();
    expect(comments).toEqual([{ keyword: 'Comment', text: SAID.join('\n') }]);
    expect(execFileSync('tiffinfo', [fileWith('ticket.tif', tiff)], { encoding: 'utf8' })).toContain(
      `ImageDescription: ${PLAIN.join('\n')}`,
    );
    for (const [format, file] of [
      ['png', png],
      ['tiff', tiff],
    ] as const) {
      const bare = await made({ format, pxPerMm: 0.5 });
      const [here, there] = await Promise.all([file, bare].map((each) => sharp(each).raw().toBuffer()));
      expect(here?.equals(there ?? Buffer.alloc(0))).toBe(true);
      expect(Buffer.from(bare).includes('rensen')).toBe(false);
    }
  });

  test('and leaves out what a stone has not', async () => {
    const bare = { caseNo: undefined, seal: undefined, id: undefined };
    const { entities } = parsed(String(await made({ format: 'dxf', legacy: false, ticket: true }, bare)));
    const texts = entities.filter(({ layer, type }) => layer === 'TICKET' && type === 'TEXT');
    expect(texts.map((entity) => Reflect.get(entity, 'text'))).toHaveLength(3);
  });
});
