import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { readDesign } from '../../../server/commands/readDesign';
import { sceneOf } from '../../../server/drawing/scenes';
import { outlineOf, type Polygon } from '../../../src/geometry/polygon';
import { paintDxf } from '../../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../../src/painting/dxf/paintLegacyDxf';
import { nest, PieceTooLarge } from '../../../src/painting/nesting/nest';
import { paintRoll } from '../../../src/painting/nesting/paintRoll';
import type { StencilPiece } from '../../../src/painting/nesting/piece';
import { piecesOf } from '../../../src/painting/nesting/piecesOf';
import { rollSheet } from '../../../src/painting/nesting/rollSheet';
import { paintPlt } from '../../../src/painting/plt/paintPlt';
import { contoursOn, parsed } from '../dxf/readDxf';
import { travelOf } from '../sheet/order/measured';
import { boxOf } from '../sheet/pieces';
import type { Point } from '../sheet/points';
import { sheetOf, welding } from '../sheet/workshop';
import { farthestFrom } from './naiveRoll';

const RUBBER = { width: 610, longest: 10_000, margin: 5, gap: 3 };
const STENCIL = 10;

/** Into so many pieces a curve is cut, and so many points of a contour are compared. */
const PIECES = 40;
const COMPARED = 20;
const finely = () => PIECES;
const EXAMPLES = ['single', 'double', 'addition'];

const { catalogue } = await catalogueFromFiles();
const scenes = await Promise.all(
  EXAMPLES.map(async (name) => {
    const { design } = await readDesign(`examples/${name}.json`);
    return sceneOf({ design, catalogue }, () =>
      readFile('no picture is asked for').then(() => new ArrayBuffer()),
    );
  }),
);
const pieces = scenes.flatMap((scene, index) =>
  piecesOf(
    { name: EXAMPLES[index] ?? '', scene, wordsOf: (node) => `${node.kind} ${node.element + 1}` },
    { weld: welding, margin: STENCIL, pieces: 'lines' },
  ),
);
const [roll] = nest(pieces, RUBBER, { rotation: '180', work: 2_000_000 });
if (!roll) throw new Error('there is no roll');
const sheet = rollSheet(roll);
const dxf = paintDxf(sheet, {}, true);

/** What a file cuts, contour by contour in its order. */
const cutIn = (file: string) =>
  parsed(file).entities.flatMap(({ layer }) =>
    layer === 'ENGRAVE' || layer === 'STENCIL' ? [layer as 'ENGRAVE' | 'STENCIL'] : [],
  );

/** The contours of each piece in a file: all up to its edge. */
function byPiece(file: string): Point[][][] {
  const lines = {
    ENGRAVE: contoursOn(file, 'ENGRAVE', RUBBER.width, finely),
    STENCIL: contoursOn(file, 'STENCIL', RUBBER.width),
  };
  const found: Point[][][] = [[]];
  for (const layer of cutIn(file)) {
    const line = lines[layer].shift();
    if (line) found.at(-1)?.push(line);
    if (layer === 'STENCIL') found.push([]);
  }
  return found.slice(0, -1);
}

const some = (line: readonly Point[]) => line.filter((_, at) => at % Math.ceil(line.length / COMPARED) === 0);

const sizeOf = (line: readonly Point[]) => {
  const { left, top, right, bottom } = boxOf(line);
  return [right - left, bottom - top] as const;
};

/** Lines laid back onto a stone: turned by half or not, and moved so that the last, their edge, has the corner of another's box. */
function laidBack(lines: readonly Point[][], onto: readonly Point[], half: 1 | -1): Point[][] {
  const turned = lines.map((line) => line.map(([x, y]): Point => [half * x, half * y]));
  const [from, to] = [boxOf(turned.at(-1) ?? []), boxOf(onto)];
  return turned.map((line) => line.map(([x, y]): Point => [x + to.left - from.left, y + to.top - from.top]));
}

/** Lines of a stone's own file, by its exporter as before. */
const singles = scenes.map((scene) => {
  const file = paintDxf(sheetOf(scene, STENCIL), {}, true);
  const on = (layer: string) => contoursOn(file, layer, scene.height, finely);
  return { edges: on('STENCIL'), engraved: on('ENGRAVE') };
});

/** How far lines of a roll lie beside those of a stone's own file, in mm; Infinity where some have no fellow there. */
function fromSingle(lines: readonly Point[][]): number {
  const [width, height] = sizeOf(lines.at(-1) ?? []);
  let least = Infinity;
  for (const { edges, engraved } of singles) {
    for (const edge of edges) {
      const [w, h] = sizeOf(edge);
      if (Math.hypot(w - width, h - height) > 0.001) continue;
      for (const half of [1, -1] as const) {
        const back = laidBack(lines, edge, half);
        const far = back.map((line, index) => {
          const fellows = index === back.length - 1 ? [edge] : engraved;
          const box = boxOf(line);
          const near = fellows.filter(
            (it) => Math.hypot(boxOf(it).left - box.left, boxOf(it).top - box.top) < 0.01,
          );
          return Math.min(Infinity, ...near.map((it) => farthestFrom(some(line), it)));
        });
        least = Math.min(least, Math.max(...far));
      }
    }
  }
  return least;
}

test('every piece is its stone’s own curves, moved as they are: to 0.001 mm', () => {
  const found = byPiece(dxf);
  expect(found).toHaveLength(pieces.length);
  for (const lines of found) {
    expect(lines.length).toBeGreaterThan(1);
    // Both files are rounded to a ten-thousandth, and a curve that is entered elsewhere is read at other points.
    expect(fromSingle(lines)).toBeLessThan(0.001);
  }
});

test('nothing that is engraved is lost', () => {
  const count = (layer: string) => cutIn(dxf).filter((it) => it === layer).length;
  expect(count('ENGRAVE')).toBe(singles.reduce((sum, { engraved }) => sum + engraved.length, 0));
  expect(count('STENCIL')).toBe(singles.reduce((sum, { edges }) => sum + edges.length, 0));
});

test('the roll is fed on: the knife goes from piece to piece along it, and the plotter ends behind the last one', () => {
  const plt = paintPlt(sheet, () => 1, { end: [roll.length, roll.width] });
  const starts = byPiece(dxf).map((piece) => boxOf(piece.flat()).left);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  // By layers, as a stone is cut, the roll would go to its end and back for the edges.
  const pieces = byPiece(dxf);
  const byLayer = [...pieces.flatMap((it) => it.slice(0, -1)), ...pieces.flatMap((it) => it.slice(-1))];
  expect(travelOf(pieces.flat(), RUBBER.width)).toBeLessThan(travelOf(byLayer, RUBBER.width));
  const last = plt.split('\n').findLast((command) => command.startsWith('PU'));
  // This roll is shorter than 819 mm, so that its points are absolute.
  expect(Number(last?.slice(2).split(',')[0]) / 40).toBeCloseTo(roll.length, 1);
});

test('each piece is labelled with its stone and its line, within its edge, on a layer that is not cut', () => {
  const texts = parsed(dxf).entities.filter(({ type }) => type === 'TEXT') as unknown as {
    layer: string;
    text: string;
    startPoint: { x: number; y: number };
    endPoint: { x: number; y: number };
  }[];
  expect(texts).toHaveLength(pieces.length);
  const edges = contoursOn(dxf, 'STENCIL', RUBBER.width).map(boxOf);
  for (const [index, { layer, text, startPoint, endPoint }] of texts.entries()) {
    expect(layer).toBe('LABEL');
    expect(text).toMatch(/^(single|double|addition) · (lettering|orna)/);
    const edge = edges[index];
    for (const { x, y } of [startPoint, endPoint]) {
      expect(x).toBeGreaterThan(edge?.left ?? Infinity);
      expect(x).toBeLessThan(edge?.right ?? -Infinity);
      expect(RUBBER.width - y).toBeGreaterThan(edge?.top ?? Infinity);
      expect(RUBBER.width - y).toBeLessThan(edge?.bottom ?? -Infinity);
    }
  }
});

test('the older DXF has each layer once, and every label in plain characters', () => {
  const old = paintLegacyDxf(sheet);
  expect(Object.keys(parsed(old).tables.layer.layers).sort()).toEqual(['0', 'ENGRAVE', 'LABEL', 'STENCIL']);
  expect(old).toContain('single \\U+00B7 lettering');
  expect([...old].every((character) => character < '\u007f')).toBe(true);
});

test('the picture shows every piece and its label', () => {
  const svg = paintRoll(roll);
  expect(svg.match(/#a0208a/g)).toHaveLength(pieces.length);
  expect(svg).toContain('single · lettering');
});

const at = (x: number, y: number) => ({ x, y });
const piece = (edge: Polygon, words = 'A'): StencilPiece => ({
  stone: 'a',
  words,
  edge: outlineOf([edge]),
  engraved: outlineOf([]),
});
const block = (width: number, height: number, words?: string) =>
  piece([at(0, 0), at(width, 0), at(width, height), at(0, height)], words);

test('a small piece lies in the bay of a large one', () => {
  const clasp = piece([
    at(0, 0),
    at(300, 0),
    at(300, 40),
    at(40, 40),
    at(40, 160),
    at(300, 160),
    at(300, 200),
    at(0, 200),
  ]);
  const [found] = nest([clasp, block(240, 100)], { ...RUBBER, width: 215 }, { rotation: 'none', work: 1e5 });
  expect(found?.length).toBeLessThan(311);
});

test('a piece that is too wide is refused by name, with what would fit', () => {
  const lay = (height: number) => () =>
    nest(
      [block(20, 20), block(100, height, 'Hvil i fred')],
      { ...RUBBER, longest: 700 },
      { rotation: 'none', work: 0 },
    );
  expect(lay(601)).toThrow(PieceTooLarge);
  const error = (height: number) => {
    try {
      lay(height)();
    } catch (thrown) {
      return thrown instanceof PieceTooLarge ? thrown : undefined;
    }
    return undefined;
  };
  expect(error(650)).toMatchObject({
    width: 650,
    length: 100,
    fitsTurned: true,
    piece: { words: 'Hvil i fred' },
  });
  expect(error(750)).toMatchObject({ width: 750, fitsTurned: false });
  expect(error(599)).toBeUndefined();
});

test('what is longer than is cut in one go lies on a second roll', () => {
  const rolls = nest(
    Array.from({ length: 5 }, () => block(300, 590)),
    { ...RUBBER, longest: 700 },
    { rotation: 'none', work: 1e4 },
  );
  expect(rolls.map(({ placed }) => placed.length)).toEqual([2, 2, 1]);
  for (const { length } of rolls) expect(length).toBeLessThanOrEqual(700);
});

test('the same pieces always lie in the same places', () => {
  const again = nest(pieces, RUBBER, { rotation: '180', work: 2_000_000 });
  expect(again.map(({ placed }) => placed.map(({ matrix }) => matrix))).toEqual([
    roll.placed.map(({ matrix }) => matrix),
  ]);
});
