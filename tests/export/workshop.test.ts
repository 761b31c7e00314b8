import { describe, expect, test } from 'vitest';
import { contoursOn, parsed } from '../painting/dxf/readDxf';
import { pageSizes, textOf } from '../painting/pdf/poppler';
import { boxOf } from '../painting/sheet/pieces';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();

/** A small lying stone, 450 by 350 mm, with a blasted and a mounted line and a centre line of its own. */
const SMALL = {
  designName: 'Mor & far',
  StoneTypeId: 41,
  centerLineLeft: 200,
  Parms: [
    { type: 'text', subText: 'AVA', fontSize: 40, position: { x: 225, y: 120 } },
    {
      type: 'text',
      subText: 'Åse',
      fontSize: 40,
      variant: 'bronze',
      fontFamily: 'Alegreya',
      fontColor: 'alu',
      position: { x: 225, y: 220 },
    },
  ],
};

describe('The export for the workshop', () => {
  test('writes a DXF with splines, or of lines and arcs with --legacy', async () => {
    const design = await write('small.json', SMALL);
    expect(await runExport([design, path('small.dxf')])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await runExport([design, path('old.dxf'), '--legacy'])).toMatchObject({ code: 0, stderr: '' });
    const [exact, old] = [(await read('small.dxf')).toString(), (await read('old.dxf')).toString()];
    expect(new Set(parsed(exact).entities.map(({ type }) => type))).toContain('SPLINE');
    expect(new Set(parsed(old).entities.map(({ type }) => type))).toEqual(new Set(['POLYLINE', 'CIRCLE']));
    const guides = contoursOn(exact, 'GUIDE', 350).map(boxOf);
    expect(guides).toContainEqual({ left: 200, right: 200, top: 0, bottom: 350 });
  });

  test('adds the edge of the stencil with --stencil, also written with a comma', async () => {
    const design = await write('stencil.json', SMALL);
    expect(await runExport([design, path('stencil.dxf'), '--stencil=7,5'])).toMatchObject({ code: 0 });
    expect(await runExport([design, path('stencil.plt'), '--stencil', '7.5'])).toMatchObject({ code: 0 });
    const dxf = (await read('stencil.dxf')).toString();
    const [ink, edge] = ['ENGRAVE', 'STENCIL'].map((layer) => boxOf(contoursOn(dxf, layer, 350).flat()));
    expect((ink?.left ?? 0) - (edge?.left ?? 0)).toBeCloseTo(7.5, 1);
    expect((await read('stencil.plt')).toString()).toContain('\nSP3;\n');
  });

  test('writes a PDF as large as the stone, or tiled with --tiled, its words in the language of the shell', async () => {
    const design = await write('paper.json', SMALL);
    expect(await runExport([design, path('paper.pdf')])).toMatchObject({ code: 0, stderr: '' });
    expect(await runExport([design, path('tiled.pdf'), '--tiled', 'A3'], 'de_DE.UTF-8')).toMatchObject({
      code: 0,
    });
    const [paper, tiled] = [await read('paper.pdf'), await read('tiled.pdf')];
    // The face, the template and the list of letters.
    expect(pageSizes(paper).map(([width]) => Math.round(width))).toEqual([450, 450, 210]);
    expect(textOf(paper, 3)).toMatch(/Alegreya, versalhøjde 40 mm, aluminium +3 bogstaver/);
    expect(textOf(tiled, 1)).toContain('Mor & far');
    expect(textOf(tiled, 1)).toMatch(/Seite 1 von \d · Reihe 1, Spalte 1/);
  });
});
