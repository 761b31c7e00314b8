/**
 * Reads our DXF files by Inkscape's own reader and prints how far its outlines lie from those of the sheet, both ways:
 *
 *     apt-get install inkscape python3-lxml python3-numpy && npx tsx bench/readers/run.ts
 *
 * The reader is a script beside Inkscape that needs no screen; `INKSCAPE_READER` names it where it lies elsewhere.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import svgpath from 'svgpath';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { readDesign } from '../../server/commands/readDesign';
import { pictureInAddress, sceneOf } from '../../server/drawing/scenes';
import { LAYERS } from '../../src/painting/dxf/layers';
import { paintDxf } from '../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../src/painting/dxf/paintLegacyDxf';
import type { Tool } from '../../src/painting/sheet/tools';
import { CHORD, curve, cutBy, farthest } from '../../tests/accuracy/readers/compared';
import type { Point } from '../../tests/painting/sheet/points';
import { sheetOf } from '../../tests/painting/sheet/workshop';

const READER = process.env.INKSCAPE_READER ?? '/usr/share/inkscape/extensions/dxf_input.py';

const EXAMPLES = ['single', 'double', 'addition', 'urn-slab'];
const STENCIL = 10;
const TOOLS: readonly Tool[] = ['engrave', 'mount', 'stencil', 'outline'];

/** What Inkscape takes a mm for: 96 units are an inch. */
const UNITS_PER_MM = 96 / 25.4;

const run = promisify(execFile);

/** Points along an arc of less than half a circle. */
function arc([x, y]: Point, radius: number, clockwise: boolean, [toX, toY]: Point): Point[] {
  const [dx, dy] = [toX - x, toY - y];
  const half = Math.hypot(dx, dy) / 2;
  const [turn, aside] = [
    2 * Math.asin(Math.min(1, half / radius)),
    Math.sqrt(Math.max(0, radius ** 2 - half ** 2)),
  ];
  const side = (clockwise ? 1 : -1) * (aside / (2 * half));
  const [middleX, middleY] = [(x + toX) / 2 - dy * side, (y + toY) / 2 + dx * side];
  const from = Math.atan2(y - middleY, x - middleX);
  const chords = Math.ceil(turn * Math.sqrt(radius / (8 * CHORD * UNITS_PER_MM))) + 1;
  return Array.from({ length: chords }, (_, index): Point => {
    const angle = from + ((clockwise ? 1 : -1) * turn * (index + 1)) / chords;
    return [middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle)];
  });
}

/** A path of an SVG as lines of points, in its own units. */
function linesAlong(path: string): Point[][] {
  const lines: Point[][] = [];
  svgpath(path)
    .abs()
    .unshort()
    .iterate(([verb, ...numbers], _, x, y) => {
      const to = numbers as number[];
      const points = Array.from(
        { length: to.length / 2 },
        (__, at): Point => [to[2 * at] ?? 0, to[2 * at + 1] ?? 0],
      );
      if (verb === 'M') lines.push(points);
      else if (verb === 'Z') lines.at(-1)?.push(lines.at(-1)?.[0] ?? [x, y]);
      else if (verb === 'L') lines.at(-1)?.push(...points);
      else if (verb === 'C') lines.at(-1)?.push(...curve([[x, y], ...points]));
      else if (verb === 'A' && to[3] === 0)
        lines.at(-1)?.push(...arc([x, y], to[0] ?? 0, to[4] === 1, [to[5] ?? 0, to[6] ?? 0]));
      else throw new Error(`Inkscape's reader wrote ${verb}, which this does not follow`);
    });
  return lines;
}

/** What Inkscape's reader finds on each layer of a DXF file: lines in mm, y down, for a sheet of a height. */
async function readByInkscape(file: string, height: number): Promise<Map<string, Point[][]>> {
  const { stdout } = await run('/usr/bin/python3', [READER, file], { maxBuffer: 1e9 });
  const page = Number(/viewBox="0 0 \S+ ([\d.]+)"/.exec(stdout)?.[1]);
  const found = new Map<string, Point[][]>();
  for (const [, layer = '', content = ''] of stdout.matchAll(/inkscape:label="(\w+)">(.*?)<\/g>/gs)) {
    const paths = [...content.matchAll(/<path d="([^"]+)"/g)].map(([, path = '']) => path);
    const upright = ([x, y]: Point): Point => [x / UNITS_PER_MM, height - (page - y) / UNITS_PER_MM];
    found.set(
      layer,
      paths.flatMap(linesAlong).map((line) => line.map(upright)),
    );
  }
  return found;
}

const { catalogue } = await catalogueFromFiles('catalogue');
const folder = await mkdtemp(join(tmpdir(), 'readers-'));
const table = [
  '| stone, file | contours written | read | read, from the sheet, mm | the sheet, from what is read, mm |',
  '| --- | ---: | ---: | ---: | ---: |',
];
for (const example of EXAMPLES) {
  const { design } = await readDesign(`examples/${example}.json`);
  const sheet = sheetOf(await sceneOf({ design, catalogue }, pictureInAddress), STENCIL);
  for (const [name, text] of Object.entries({ splines: paintDxf(sheet), arcs: paintLegacyDxf(sheet) })) {
    const file = join(folder, 'sheet.dxf');
    await writeFile(file, text);
    const read = await readByInkscape(file, sheet.height);
    let [written, seen, off, missed] = [0, 0, 0, 0];
    for (const tool of TOOLS) {
      const ours = cutBy(sheet, tool);
      const theirs = read.get(LAYERS[tool].name) ?? [];
      [written, seen] = [written + ours.length, seen + theirs.length];
      if (ours.length === 0 && theirs.length === 0) continue;
      [off, missed] = [Math.max(off, farthest(theirs, ours)), Math.max(missed, farthest(ours, theirs))];
    }
    table.push(`| ${example}, ${name} | ${written} | ${seen} | ${off.toFixed(4)} | ${missed.toFixed(4)} |`);
  }
}
await rm(folder, { recursive: true });
process.stdout.write(`${table.join('\n')}\n`);
