import { access } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { contoursOn, parsed } from '../painting/dxf/readDxf';
import { drawnBy } from '../painting/plt/readPlt';
import { tipsBehind } from '../painting/sheet/knife/draggedBlade';
import { distanceTo } from '../painting/sheet/knife/nearestSide';
import { boxOf } from '../painting/sheet/pieces';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();

/** A small lying stone, 450 by 350 mm. */
const SMALL = {
  designName: 'Åse "Mor" & far; født',
  StoneTypeId: 41,
  Parms: [{ type: 'text', subText: 'OAe', fontSize: 40, position: { x: 225, y: 120 } }],
};
const WHOLE = [
  ...['--machine', 'drag-knife:0,45', '--overcut', '1', '--weed-box', '10', '--weed-lines', '20'],
  ...['--tabs', '2x1.5', '--registration', '--mirrored', '--ticket', '--layers', 'engrave'],
];

/** How long a few runs of the command may take on a busy machine, in ms. */
const PATIENCE = 120_000;

const textOf = async (name: string) => (await read(name)).toString();

describe('The export for a machine', () => {
  test(
    'leads a blade of 0.45 mm along the outline that the file without a machine has',
    async () => {
      const design = await write('small.json', SMALL);
      expect(await runExport([design, path('plain.dxf')])).toEqual({ code: 0, stdout: '', stderr: '' });
      expect(await runExport([design, path('knife.plt'), '--machine', 'drag-knife:0.45'])).toMatchObject({
        code: 0,
        stderr: '',
      });
      const outline = contoursOn(await textOf('plain.dxf'), 'ENGRAVE', 350);
      const fromOutline = distanceTo(outline);
      // The holder runs 0.45 mm outside of the stone, and turns its blade below it: the origin moves by whole mm.
      const bottom = Math.ceil(350 + 5 + 12 * 0.45);
      const holder = drawnBy(await textOf('knife.plt'), bottom, -1).get(1) ?? [];
      expect(holder).toHaveLength(outline.length + 1);
      const tips = tipsBehind(holder, 0.45, Math.PI).slice(1);
      for (const point of tips.flat().filter((_, at) => at % 25 === 0))
        expect(fromOutline(point)).toBeLessThan(0.05);
      expect(Math.max(...holder.slice(1).flat().map(fromOutline))).toBeGreaterThan(0.4);
    },
    PATIENCE,
  );

  test(
    'puts all that is asked for into a PLT: box, lines, bridges, crosses, mirrored, with what it says of itself',
    async () => {
      const design = await write('whole.json', SMALL);
      expect(await runExport([design, path('whole.plt'), ...WHOLE])).toMatchObject({ code: 0, stderr: '' });
      const plt = await textOf('whole.plt');
      const [, ...comments] = plt.split('SP8;')[0]?.trim().split('\n') ?? [];
      expect(comments).toEqual([
        'CO"100 mm";',
        `CO"Aase 'Mor' & far, foedt";`,
        expect.stringMatching(/^CO"\d+\. [a-z]+ 20\d\d";$/),
        'CO"100 mm = 4000 units";',
      ]);
      expect([...plt].every((sign) => sign === '\n' || (sign >= ' ' && sign <= '~'))).toBe(true);
      expect(plt).not.toMatch(/SP[2-6];/);
      // Each layer begins with the cut that turns the blade; O and A fall apart in two, an e in two.
      const drawn = drawnBy(plt);
      expect(drawn.get(8)).toHaveLength(9);
      expect(drawn.get(1)).toHaveLength(1 + 6);
      expect(drawn.get(7)?.length ?? 0).toBeGreaterThan(3);
    },
    PATIENCE,
  );

  test(
    'writes DXF with the ticket on a layer of its own, below all that is cut, in both kinds',
    async () => {
      const design = await write('ticket.json', SMALL);
      const [dxf, old] = [path('whole.dxf'), path('old.dxf')];
      expect(await runExport([design, dxf, ...WHOLE], 'de_DE.UTF-8')).toMatchObject({ code: 0, stderr: '' });
      expect(await runExport([design, old, '--legacy', ...WHOLE], 'de_DE.UTF-8')).toMatchObject({ code: 0 });
      for (const name of ['whole.dxf', 'old.dxf']) {
        const { entities } = parsed(await textOf(name));
        const ticket = entities.filter(({ layer }) => layer === 'TICKET');
        expect(ticket.map(({ type }) => type)).toEqual(['LINE', 'TEXT', 'TEXT', 'TEXT']);
        const texts = ticket.flatMap((entity) => ('text' in entity ? [String(entity.text)] : []));
        expect(texts[0]).toBe('100 mm');
        expect(texts[1]).toMatch(/se "Mor" & far; f.*dt$/);
        const dxfText = await textOf(name);
        const cut = ['ENGRAVE', 'WEED', 'REGISTER'].map((layer) =>
          boxOf(contoursOn(dxfText, layer, 0).flat()),
        );
        const lowest = Math.max(...cut.map(({ bottom }) => bottom));
        const [line] = contoursOn(dxfText.replaceAll('\nTEXT\n', '\nLINE\n'), 'TICKET', 0);
        const check = boxOf(line ?? []);
        expect(check.right - check.left).toBe(100);
        expect(check.top).toBeGreaterThan(lowest + 5);
      }
    },
    PATIENCE,
  );

  test(
    'writes mm for a plotter that scales where that is asked for, and says so of its line of 100 mm',
    async () => {
      const design = await write('scaled.json', SMALL);
      const made = [design, path('scaled.plt'), '--scaled', '--ticket'];
      expect(await runExport(made)).toMatchObject({ code: 0, stderr: '' });
      expect(await runExport([design, path('units.plt')])).toMatchObject({ code: 0, stderr: '' });
      const scaled = await textOf('scaled.plt');
      expect(scaled).toMatch(/^IN;\nIP0,0,4000,4000;\nSC0,100,0,100;\n/);
      expect(scaled).toContain('CO"100 mm = 100 units";');
      const [inMm, inUnits] = [scaled, await textOf('units.plt')].map((plt) =>
        boxOf((drawnBy(plt, 350).get(1) ?? []).flat()),
      );
      for (const edge of ['left', 'top', 'right', 'bottom'] as const)
        expect(Math.abs((inMm?.[edge] ?? 0) - (inUnits?.[edge] ?? 0))).toBeLessThan(0.02);
    },
    PATIENCE,
  );

  test(
    'is byte for byte the same without an option, and another for each option',
    async () => {
      const design = await write('same.json', SMALL);
      const made = async (name: string, args: readonly string[]) => {
        expect(await runExport([design, path(name), ...args])).toMatchObject({ code: 0, stderr: '' });
        return textOf(name);
      };
      const plain = await made('one.plt', []);
      expect(await made('pen.plt', ['--machine', 'pen'])).toBe(plain);
      const ticketed = await made('ticket.plt', ['--ticket']);
      expect(ticketed.replaceAll(/CO"[^"]*";\n/g, '')).toBe(plain);
      for (const option of [['--mirrored'], ['--tabs', '1x1']])
        expect(await made('other.plt', option)).not.toBe(plain);
    },
    PATIENCE,
  );
});

describe('A machine that cannot be is refused in one line', () => {
  test(
    'with its ranges, and nothing is written',
    async () => {
      const letters = SMALL.Parms.map((line) => ({ ...line, fontSize: 10 }));
      const design = await write('refused.json', { ...SMALL, Parms: letters });
      const calls: Readonly<Record<string, readonly string[]>> = {
        '--machine kender ikke »sav«. Vælg blandt drag-knife, tangential-knife, laser, pen.': [
          '--machine',
          'sav',
        ],
        '--machine drag-knife skal være mellem 0.25 og 0.9, ikke »2«.': ['--machine', 'drag-knife:2'],
        '--machine pen:3: »3« kan ikke bruges her.': ['--machine', 'pen:3'],
        '--overcut skal være mellem 0 og 10, ikke »11«.': ['--overcut', '11'],
        '--weed-lines kræver --weed-box N.': ['--weed-lines', '50'],
        '--tabs skal være antal og bredde i mm, f.eks. 2x1,5, ikke »2«.': ['--tabs', '2'],
        'Der er ikke plads til en bro på 10 mm i et af bogstaverne. Vælg en smallere bro.': [
          '--tabs',
          '1x10',
        ],
      };
      for (const [sentence, args] of Object.entries(calls)) {
        const { code, stderr } = await runExport([design, path('out.plt'), ...args]);
        expect([code, stderr.trimEnd()]).toEqual([1, sentence]);
        await expect(access(path('out.plt'))).rejects.toThrow();
      }
      const { stderr } = await runExport([design, path('out.svg'), '--mirrored']);
      expect(stderr.trimEnd()).toBe('--mirrored gælder ikke for .svg, kun for .dxf, .plt.');
    },
    PATIENCE,
  );
});
