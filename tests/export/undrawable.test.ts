import { describe, expect, test } from 'vitest';
import { contoursOn, parsed } from '../painting/dxf/readDxf';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();

/** A small lying stone, 450 by 350 mm, whose elements cannot be drawn as asked. */
const AMISS = {
  StoneTypeId: 41,
  Parms: [
    { type: 'text', subText: 'A🕊\ufffd', fontSize: 40, position: { x: 225, y: 100 } },
    { type: 'text', subText: 'Ib', fontFamily: 'Comic Sans', position: { x: 225, y: 150 } },
    { type: 'customVignet', vignetId: 7, position: { x: 225, y: 250 } },
  ],
  stoneVignets: [{ id: 7, url: '/api/pictures/7.png', outline: '' }],
};

const LINES = [
  'Element 1: tegnet »🕊 \ufffd« findes ikke i EB Garamond.',
  'Element 2: skrifttypen findes ikke her.',
  'Element 3: den uploadede vignet kunne ikke hentes.',
];

const SMALL = {
  StoneTypeId: 41,
  Parms: [
    { type: 'text', subText: 'AVA', fontSize: 40, position: { x: 225, y: 120 } },
    { type: 'text', subText: 'Ib', fontSize: 40, variant: 'bronze', position: { x: 225, y: 240 } },
  ],
};

describe('What cannot be drawn as it was asked for', () => {
  test('ends the export with 2, a line for each thing, and no file', async () => {
    const design = await write('amiss.json', AMISS);
    const run = await runExport([design, path('amiss.dxf')], undefined, 'bundle');
    expect(run.code).toBe(2);
    expect(run.stderr.trimEnd().split('\n')).toEqual(LINES);
    await expect(read('amiss.dxf')).rejects.toThrow('ENOENT');
  });

  test('is said all the same where --allow-missing lets the export go on', async () => {
    const design = await write('allowed.json', AMISS);
    const run = await runExport([design, path('allowed.dxf'), '--allow-missing']);
    expect(run.code).toBe(0);
    for (const line of LINES) expect(run.stderr).toContain(`${line}\n`);
    expect(contoursOn((await read('allowed.dxf')).toString(), 'ENGRAVE', 350).length).toBeGreaterThan(0);
  });
});

describe('The layers of a file for the plotter', () => {
  const layersOf = async (file: string) =>
    new Set(parsed((await read(file)).toString()).entities.map(({ layer }) => layer));

  test('are those that --layers names, so that a plotter of one tool cuts nothing else', async () => {
    const design = await write('small.json', SMALL);
    const runs = [
      [design, path('cut.dxf'), '--layers', 'engrave'],
      [design, path('both.dxf'), '--legacy', '--layers', 'engrave,mount'],
      [design, path('pens.plt'), '--layers', 'engrave:1,mount:7'],
    ].map((args) => runExport(args));
    for (const run of await Promise.all(runs)) expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(await layersOf('cut.dxf')).toEqual(new Set(['ENGRAVE']));
    expect(await layersOf('both.dxf')).toEqual(new Set(['ENGRAVE', 'MOUNT']));
    expect((await read('pens.plt')).toString().match(/SP\d/g)).toEqual(['SP1', 'SP7', 'SP0']);
  });

  test('and pens are refused where they are not known', async () => {
    const design = await write('refused.json', SMALL);
    const refusals = {
      '--layers kender ikke »cut«. Vælg blandt engrave, mount, stencil, outline, guide, drill, weed, register.':
        ['out.dxf', 'cut'],
      '--layers: en pen er et tal fra 1 til 8, ikke »9«.': ['out.plt', 'engrave:9'],
      '--layers: penne gælder kun for .plt, ikke for .dxf.': ['out.dxf', 'engrave:1'],
      '--layers stencil kræver --stencil N.': ['out.plt', 'stencil'],
      '--layers gælder ikke for .svg, kun for .dxf, .plt, .eps.': ['out.svg', 'engrave'],
    };
    const runs = Object.entries(refusals).map(async ([sentence, [file = '', layers = '']]) => {
      const run = await runExport([design, path(file), '--layers', layers]);
      expect(run).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` });
    });
    await Promise.all(runs);
  });
});
