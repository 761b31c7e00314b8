import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import DxfParser from 'dxf-parser';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { readDesign } from '../../../server/commands/readDesign';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import { sealOf } from '../../../server/drawing/sealScene';
import type { FileOrder, FormatName, OrderOf } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import type { FileStone, FileSupplies } from '../../../src/painting/files/supplies';
import { namesIn } from '../../../src/scene/sourcesFrom';
import { readSealStatement } from '../../../src/stone/sealing/sealStatement';

const hex = (digit: string) => digit.repeat(64);
const SEAL = sealOf({ design: hex('a'), outlines: hex('b'), catalogue: hex('c'), picture: hex('d') });

let stone: FileStone;
let supplies: FileSupplies;
beforeAll(async () => {
  const { catalogue } = await catalogueFromFiles();
  const { design, id } = await readDesign('examples/bronze.json');
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  stone = { scene, design, id, names: namesIn(catalogue), locale: 'de' };
  supplies = await fileSupplies('de', tilesIn('catalogue'));
});

const sealed = (order: FileOrder) => makeFile(order, { ...stone, seal: SEAL }, supplies);
const bare = (order: FileOrder) => makeFile(order, stone, supplies);

/** Lines that stand in one text and not in the other. */
const more = (one: string, other: string) => {
  const known = new Set(other.split('\n'));
  return one.split('\n').filter((line) => !known.has(line));
};

describe('A machine’s file says its seal in comments and cuts none of it', () => {
  const ORDERS: readonly (readonly [FileOrder, comment: (line: string) => boolean])[] = [
    [{ format: 'dxf', legacy: false }, (line) => line.startsWith('gravestone-seal 1 ') || line === '999'],
    [{ format: 'dxf', legacy: true }, (line) => line.startsWith('gravestone-seal 1 ') || line === '999'],
    [{ format: 'plt' }, (line) => line.startsWith('CO"gravestone-seal 1 ') && line.endsWith('";')],
    [
      { format: 'svg', welded: true },
      (line) => line.startsWith('gravestone-seal 1 ') || /^<\/?metadata>$/.test(line),
    ],
    [{ format: 'eps' }, (line) => line.startsWith('% gravestone-seal 1 ')],
  ];
  test.each(ORDERS)('%o', async (order, isComment) => {
    const [with_, without] = [String(await sealed(order)), String(await bare(order))];
    expect(readSealStatement(with_)).toEqual(SEAL);
    expect(readSealStatement(without)).toBeUndefined();
    const added = more(with_, without);
    expect(added.filter((line) => !isComment(line))).toEqual([]);
    // Without its comments it is the file that it was, byte for byte.
    expect(
      with_
        .split('\n')
        .filter((line) => !isComment(line))
        .join('\n'),
    ).toBe(without);
  });

  test('a toolpath names the number at its head, and no control has a word more to read', async () => {
    for (const post of ['grbl', 'linuxcnc', 'heidenhain'] as const) {
      const order = { format: 'gcode', post } as const;
      const [with_, without] = [String(await sealed(order)), String(await bare(order))];
      expect(with_).toContain(`gravestone-seal 1 number ${SEAL.number}`);
      // Heidenhain numbers its lines.
      const words = (text: string) =>
        text
          .split('\n')
          .map((line) => (post === 'heidenhain' ? line.replace(/^\d+ /, '') : line))
          .filter((line) => !line.includes('gravestone-seal'));
      expect(words(with_)).toEqual(words(without));
    }
  });

  test('a reader of DXF finds the same entities', async () => {
    const entities = (text: unknown) => new DxfParser().parseSync(String(text))?.entities.length;
    const order = { format: 'dxf', legacy: false } as const;
    expect(entities(await sealed(order))).toBe(entities(await bare(order)));
    expect(entities(await bare(order))).toBeGreaterThan(10);
  });
});

describe('A paper has the seal in words, as a code, and for programs', () => {
  test.each([{ format: 'offer', detailed: false }, { format: 'pdf' }] as const)('%o', async (order) => {
    const folder = mkdtempSync(join(tmpdir(), 'seal-'));
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, await sealed(order));
    expect(readSealStatement(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))).toEqual(SEAL);
    const pages = (path: string) =>
      Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [path], { encoding: 'utf8' }))?.[1]);
    const last = String(pages(file));
    const text = execFileSync('pdftotext', ['-f', last, '-l', last, file, '-'], { encoding: 'utf8' });
    expect(text).toContain(`Siegel ${SEAL.number}`);
    // A phone's camera: another program reads the printed page's pixels.
    execFileSync('pdftoppm', ['-r', '120', '-f', last, '-l', last, '-png', file, join(folder, 'page')]);
    const page = readdirSync(folder).find((name) => name.endsWith('.png')) ?? '';
    const { data, info } = await sharp(join(folder, page))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toBe(`GRAVESTONE-SEAL ${SEAL.number} ${SEAL.sha256.toUpperCase()}`);

    const without = join(folder, 'without.pdf');
    writeFileSync(without, await bare(order));
    expect(pages(file)).toBe(pages(without) + 1);
    expect(execFileSync('pdfinfo', [without], { encoding: 'utf8' })).not.toContain('Keywords');
  });
});

/** One order of each format and whether its file names the seal: the compiler asks for that of a new one. */
const SAID: { readonly [F in FormatName]: readonly [OrderOf<F>, 'said' | 'not said'] } = {
  offer: [{ format: 'offer', detailed: false }, 'said'],
  pdf: [{ format: 'pdf' }, 'said'],
  permit: [{ format: 'permit', part: 'form' }, 'not said'],
  svg: [{ format: 'svg', welded: true }, 'said'],
  dxf: [{ format: 'dxf', legacy: false }, 'said'],
  plt: [{ format: 'plt' }, 'said'],
  gcode: [{ format: 'gcode', post: 'grbl' }, 'said'],
  png: [{ format: 'png', pxPerMm: 0.5 }, 'not said'],
  eps: [{ format: 'eps' }, 'said'],
  tiff: [{ format: 'tiff', pxPerMm: 0.5 }, 'not said'],
  foundry: [{ format: 'foundry' }, 'not said'],
  foundryTable: [{ format: 'foundryTable' }, 'not said'],
  drill: [{ format: 'drill' }, 'not said'],
  glb: [{ format: 'glb' }, 'not said'],
  usdz: [{ format: 'usdz' }, 'not said'],
  stl: [{ format: 'stl' }, 'said'],
  heightMap: [{ format: 'heightMap', pxPerMm: 0.5 }, 'said'],
};

test.each(Object.values(SAID))('In %o the seal is %s', async (order, isSaid) => {
  const file = await sealed(order);
  const text = typeof file === 'string' ? file : Buffer.from(file).toString('latin1');
  expect(text.includes(SEAL.number) ? 'said' : 'not said').toBe(isSaid);
});
