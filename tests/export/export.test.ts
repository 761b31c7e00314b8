import { describe, expect, test } from 'vitest';
import { stoneInVersion } from '../machines/designer/samples';
import { charactersOf } from '../painting/svgFile';
import { runExport, workFolder } from './exportCommand';

const { path, read, write } = workFolder();

/** A small lying stone, 450 by 350 mm, with one line. */
const SMALL = {
  designName: 'Mor & far',
  StoneTypeId: 41,
  Parms: [{ type: 'text', subText: 'AVA', fontSize: 40, position: { x: 225, y: 175 } }],
};

/** The parts of a PNG's header: its size in pixels and the pixels per metre for printing. */
function headOf(png: Buffer) {
  const density = png.indexOf('pHYs');
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    perMetre: density < 0 ? undefined : [png.readUInt32BE(density + 4), png.readUInt32BE(density + 8)],
    unit: png[density + 12],
  };
}

describe('The export', { timeout: 120_000 }, () => {
  test('writes an SVG in mm, one path for each character, the design’s name as its title', async () => {
    const design = await write('small.json', SMALL);
    expect(await runExport([design, path('small.svg')])).toEqual({ code: 0, stdout: '', stderr: '' });
    const svg = (await read('small.svg')).toString();
    expect(svg).toMatch(/^<svg xmlns="[^"]*" width="450mm" height="350mm" viewBox="0 0 450 350">/);
    expect(svg).toContain('<title>Mor &amp; far</title>');
    expect(charactersOf(svg).map(({ cluster }) => cluster)).toEqual(['A', 'V', 'A']);
  });

  test('is run by npm from its source, and the file is the same', async () => {
    const design = await write('source.json', SMALL);
    // A PDF takes most of what the program has: letters, pictures, the tiles of the stone, and the languages.
    const fine = { code: 0, stderr: '' };
    expect(await runExport([design, path('source.pdf')], undefined, 'source')).toMatchObject(fine);
    expect(await runExport([design, path('bundled.pdf')], undefined, 'bundle')).toMatchObject(fine);
    const [source, bundled] = [await read('source.pdf'), await read('bundled.pdf')].map((bytes) =>
      bytes.toString('latin1').replaceAll(/(\/CreationDate|\/ID|<xmp:CreateDate>).*/g, ''),
    );
    expect(source).toBe(bundled);
  });

  test('welds each element into one path with --weld', async () => {
    const design = await write('weld.json', SMALL);
    expect(await runExport([design, path('weld.svg'), '--weld'])).toMatchObject({ code: 0, stderr: '' });
    const svg = (await read('weld.svg')).toString();
    expect(svg.match(/<path /g)).toHaveLength(2);
    expect(svg).toMatch(/<g data-element="0"><path d="M/);
  });

  test('reads a design that begins with a byte order mark, as Windows programs write it', async () => {
    const design = await write('marked.json', `\ufeff${JSON.stringify(SMALL)}`);
    expect(await runExport([design, path('marked.svg')])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('reads the body of GET /api/stone/{id} as well', async () => {
    const design = await write('stored.json', stoneInVersion(3));
    const run = await runExport([design, path('stored.svg'), '--allow-missing']);
    // Its attachment is in no catalogue.
    expect(run).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Element 4: tilbehøret findes ikke i kataloget.\n'),
    });
    expect(charactersOf((await read('stored.svg')).toString())).toHaveLength(15);
  });

  test('writes how deep the stone lies as a PNG of 16 bits with --heights, and nothing else so', async () => {
    const design = await write('deep.json', SMALL);
    const call = [design, path('deep.png'), '--heights', '--px-per-mm=1,1'];
    expect(await runExport(call)).toMatchObject({ code: 0, stderr: '' });
    const png = await read('deep.png');
    expect(headOf(png)).toEqual({ width: 495, height: 385, perMetre: [1100, 1100], unit: 1 });
    // The bits of a grey, and greys alone (PNG, section 11.2.1).
    expect([png[24], png[25]]).toEqual([16, 0]);
    const refused = await runExport([design, path('deep.svg'), '--heights']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('--heights') });
  });

  test('writes a PNG of ceil(mm × N) pixels that prints in its true size', async () => {
    const design = await write('png.json', SMALL);
    const sizes = [
      [['--px-per-mm=0,77'], 347, 270, 770],
      // 450 · 1.1 and 350 · 1.1 are a little more than 495 and 385 in binary fractions.
      [['--px-per-mm=1,1'], 495, 385, 1100],
      [[], 1800, 1400, 4000],
    ] as const;
    for (const [given, width, height, perMetre] of sizes) {
      expect(await runExport([design, path('small.PNG'), ...given])).toMatchObject({ code: 0, stderr: '' });
      expect(headOf(await read('small.PNG'))).toEqual({
        width,
        height,
        perMetre: [perMetre, perMetre],
        unit: 1,
      });
    }
  });
});
