/**
 * Prints in which order a plotter cuts the bench's stone of 60 lines and 30 ornaments, as its outlines are welded and as
 * they are written, and how large the files are:
 *
 *     npx tsx bench/cutOrder/run.ts
 */
import { performance } from 'node:perf_hooks';
import { paintDxf } from '../../src/painting/dxf/paintDxf';
import { paintLegacyDxf } from '../../src/painting/dxf/paintLegacyDxf';
import { paintPlt } from '../../src/painting/plt/paintPlt';
import type { CutSheet } from '../../src/painting/sheet/cutSheet';
import { inCuttingOrder } from '../../src/painting/sheet/order/inCuttingOrder';
import { buildScene } from '../../src/scene/buildScene';
import { design } from '../../src/stone/stone';
import { drawnLines, innerFirstOf, STEPS, travelOf } from '../../tests/painting/sheet/order/measured';
import { linesOf, sheetAsWelded } from '../../tests/painting/sheet/workshop';
import { sources } from '../../tests/scene/drawnStone';
import { median } from '../median';
import { designOf } from '../scene';
import { benchScenes } from '../scenes';

const RUNS = 5;

const metres = (mm: number) => (mm / 1000).toFixed(1);
const kB = (text: string) => String(Math.round(text.length / 1000));

function rowOf(sheet: CutSheet): string[] {
  const { pairs, rightly } = innerFirstOf(linesOf(sheet, 'engrave', STEPS));
  return [
    metres(travelOf(drawnLines(sheet), sheet.height)),
    `${rightly} of ${pairs}`,
    ...[paintDxf(sheet), paintLegacyDxf(sheet), paintPlt(sheet)].map(kB),
  ];
}

const bench = (await benchScenes()).at(-1);
if (!bench) throw new Error('the bench has no stone');
const welded = sheetAsWelded(buildScene(design.parse(designOf(bench)), sources));
const times = Array.from({ length: RUNS }, () => {
  const began = performance.now();
  inCuttingOrder(welded);
  return performance.now() - began;
});
const table = [
  '| order | pen up, m | counters before what is around them | DXF, kB | R12, kB | PLT, kB |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  `| as welded | ${rowOf(welded).join(' | ')} |`,
  `| as cut | ${rowOf(inCuttingOrder(welded)).join(' | ')} |`,
  '',
  `${drawnLines(welded).length} contours are put in order in ${median(times).toFixed(0)} ms.`,
];
process.stdout.write(`${table.join('\n')}\n`);
