import { readFile, writeFile } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { readDesign } from '../../server/commands/readDesign';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../server/drawing/scenes';
import { sealScene } from '../../server/drawing/sealScene';
import type { FileOrder } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { namesIn } from '../../src/scene/sourcesFrom';
import { runCommand, workFolder } from './exportCommand';

const DESIGN = 'examples/urn-slab.json';
const { path } = workFolder();

const FILES: Readonly<Record<string, FileOrder>> = {
  's.svg': { format: 'svg', welded: false },
  'welded.svg': { format: 'svg', welded: true },
  's.dxf': { format: 'dxf', legacy: false },
  'legacy.dxf': { format: 'dxf', legacy: true },
  's.plt': { format: 'plt' },
  's.pdf': { format: 'pdf' },
  'tiled.pdf': { format: 'pdf', tiled: 'a4' },
};

beforeAll(async () => {
  const { catalogue } = await catalogueFromFiles();
  const { design, id } = await readDesign(DESIGN);
  const scene = await sceneOf({ design, catalogue }, pictureInAddress);
  const tile = tilesIn('catalogue');
  const { seal } = await sealScene({ scene, design, catalogue }, tile);
  const stone = { scene, design, id, names: namesIn(catalogue), locale: 'da' as const, seal };
  const supplies = await fileSupplies('da', tile);
  for (const [name, order] of Object.entries(FILES))
    await writeFile(path(name), await makeFile(order, stone, supplies));
}, 120_000);

/** What a person types, and what they are told. */
async function verify(file: string) {
  const { code, stdout, stderr } = await runCommand('verify', [path(file), '--design', DESIGN]);
  return { code, said: stdout + stderr };
}

/** Changes a text once, at the `nth` place that a pattern finds. */
function changed(text: string, pattern: RegExp, nth: number, change: (found: string) => string): string {
  const found = [...text.matchAll(pattern)].at(nth);
  if (!found) throw new Error(`nothing is like ${pattern}`);
  return text.slice(0, found.index) + change(found[0]) + text.slice(found.index + found[0].length);
}

/** Changes the page of a PDF on which the stone is: unpacks it, and packs it again with its new length. */
function onPage(file: string, change: (content: string) => string): string {
  const bytes = Buffer.from(file, 'latin1');
  for (const found of file.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)) {
    const from = found.index + found[0].length;
    const content = inflateSync(bytes.subarray(from, from + Number(found[1]))).toString('latin1');
    if (!content.includes('/cut BDC')) continue;
    const packed = deflateSync(Buffer.from(change(content), 'latin1')).toString('latin1');
    const head = found[0].replace(/\d+/, String(packed.length));
    return file.slice(0, found.index) + head + packed + file.slice(from + Number(found[1]));
  }
  throw new Error('the PDF has no page with a stone');
}

type Change = (text: string) => string;
const by = (amount: number, decimals: number) => (number: string) =>
  (Number(number) + amount).toFixed(decimals);
/** A hundredth of a mm: as numbers of paths, of a DXF's group 10, of HP-GL's units (a fortieth), and in points. */
const svgNumber = (nth: number) => (text: string) => changed(text, /(?<=[ML])\d+\.\d{4}/g, nth, by(0.01, 4));
const dxfNumber = (nth: number) => (text: string) => changed(text, /(?<=\n10\n)\d+\.\d+/g, nth, by(0.01, 4));
/** Of the pen that engraves: what it draws stands up to the next pen. */
const pltNumber = (nth: number) => (text: string) => {
  const end = text.indexOf('SP', text.indexOf('SP1') + 3);
  return changed(text.slice(0, end), /(?<=PD)\d+/g, nth, by(1, 0)) + text.slice(end);
};
const pdfNumber = (nth: number) => (text: string) =>
  onPage(text, (content) =>
    changed(content, /(?<=cut BDC\n(?:(?!EMC).*\n)*)\d+\.\d+(?= \d+\.\d+ m)/g, nth, by(0.03, 5)),
  );

const CHANGES: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  's.svg': {
    'a first point': svgNumber(40),
    'a last point': svgNumber(-1),
    'a line for a gap': (text) => changed(text, /L/g, -2, () => 'M'),
    'a letter less': (text) => changed(text, /<path d="[^"]+"/g, 8, () => '<path d=""'),
    'a letter moved': (text) =>
      changed(text, /<g data-element="1" /g, 2, (found) => `${found}transform="translate(1 0)" `),
    'another size': (text) => text.replace('width="500mm"', 'width="501mm"'),
    'a hash': (text) => changed(text, /outlines [0-9a-f]{64}/g, 0, () => `outlines ${'0'.repeat(64)}`),
  },
  'welded.svg': { 'a point': svgNumber(-5) },
  's.dxf': {
    'a knot': (text) => changed(text, /(?<=\n ?40\n)5(?=\n ?40\n)/g, 3, () => '4.5'),
    'a first point': dxfNumber(60),
    'another layer': (text) => changed(text, /(?<=\n8\n)ENGRAVE(?=\n100\nAcDbSpline)/g, 1, () => 'GUIDE'),
    'a letter twice': (text) => {
      const at = text.indexOf('SPLINE', text.indexOf('ENTITIES'));
      const next = text.indexOf('\n0\nSPLINE', at);
      return text.slice(0, next) + text.slice(at - 3, next) + text.slice(next);
    },
    'a number of the seal': (text) =>
      changed(text, /gravestone-seal 1 number ..../g, 0, (found) => `${found.slice(0, -4)}2222`),
  },
  'legacy.dxf': { 'a bulge': (text) => changed(text, /(?<=\n ?42\n)0\.0[1-9]\d*/g, -1, by(0.02, 6)) },
  's.plt': {
    'a first point': pltNumber(0),
    'a last point': pltNumber(-1),
    'a cut for a way': (text) => changed(text, /PD(?=\d+,\d+,)/g, 4, () => 'PU'),
    'another scale': (text) => text.replace('IN;', 'IN;IP0,0,500,500;'),
    'another pen': (text) => text.replace('SP1', 'SP4'),
  },
  's.pdf': {
    'a first point': pdfNumber(1),
    'a last point': pdfNumber(-1),
    'what is not filled': (text) => onPage(text, (content) => changed(content, /\nf\n/g, 5, () => '\nn\n')),
    'another scale': (text) => onPage(text, (content) => `1.01 0 0 1.01 0 0 cm\n${content}`),
    'a letter less': (text) =>
      onPage(text, (content) => changed(content, /\/OC \/cut BDC\n(?:(?!EMC).*\n)*EMC/g, 9, () => '')),
    'a hash': (text) => text.replaceAll(/outlines [0-9a-f]{64}/g, `outlines ${'0'.repeat(64)}`),
  },
  'tiled.pdf': { 'a point': pdfNumber(0) },
};

test.each(Object.keys(FILES))(
  'an untouched %s is accepted',
  async (name) => {
    expect(await verify(name)).toMatchObject({
      code: 0,
      said: expect.stringContaining('ligger højst 0.0000 mm'),
    });
  },
  60_000,
);

const CASES = Object.entries(CHANGES).flatMap(([name, changes]) =>
  Object.entries(changes).map(([what, change]) => [name, what, change] as const),
);

test.each(CASES)(
  '%s with %s is refused',
  async (name, _what, change) => {
    const text = await readFile(path(name), 'latin1');
    const other = change(text);
    expect(other).not.toBe(text);
    await writeFile(path(`changed-${name}`), other, 'latin1');
    expect(await verify(`changed-${name}`)).toMatchObject({ code: 2 });
  },
  60_000,
);
