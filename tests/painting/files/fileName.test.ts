import { expect, test } from 'vitest';
import { fileNameOf } from '../../../src/painting/files/fileName';
import { type FileOrder, FORMAT_NAMES, FORMATS } from '../../../src/painting/files/formats';
import { translateIn } from '../../../src/painting/pdf/translateIn';

const ORDERS: readonly FileOrder[] = [
  { format: 'offer', detailed: false },
  { format: 'offer', detailed: true },
  { format: 'pdf', tiled: undefined },
  { format: 'pdf', tiled: 'a4' },
  { format: 'pdf', tiled: 'a3' },
  { format: 'svg', welded: false },
  { format: 'svg', welded: true },
  { format: 'svg', welded: false, layered: true },
  { format: 'svg', welded: true, layered: true },
  { format: 'dxf', legacy: false, stencil: undefined },
  { format: 'dxf', legacy: false, stencil: 10 },
  { format: 'dxf', legacy: true, stencil: undefined },
  { format: 'dxf', legacy: true, stencil: 7.5 },
  { format: 'plt', stencil: undefined },
  { format: 'plt', stencil: 5 },
  { format: 'plt', stencil: 10 },
  { format: 'plt', stencil: 10, layers: new Map([['engrave', undefined]]) },
  { format: 'plt', stencil: 10, layers: new Map([['engrave', 3]]) },
  { format: 'dxf', legacy: false, layers: new Map([['mount', undefined]]) },
  { format: 'gcode', post: 'grbl' },
  { format: 'gcode', post: 'grbl', toolAngle: 60 },
  { format: 'gcode', post: 'grbl', depth: 60 },
  { format: 'gcode', post: 'linuxcnc', depth: 60 },
  { format: 'gcode', post: 'heidenhain', pocket: 2 },
  { format: 'png', pxPerMm: 2 },
  { format: 'png', pxPerMm: 4 },
  { format: 'drill', depth: undefined },
  { format: 'drill', depth: 20 },
  { format: 'eps', stencil: undefined },
  { format: 'eps', stencil: 5 },
  { format: 'tiff', pxPerMm: 4 },
  { format: 'foundry' },
  { format: 'foundryTable' },
  { format: 'glb' },
  { format: 'usdz' },
  { format: 'stl' },
  { format: 'heightMap', pxPerMm: 5 },
  { format: 'permit' },
  { format: 'permit', part: 'form' },
];

const ENDINGS = { grbl: 'nc', linuxcnc: 'ngc', heidenhain: 'h' };

function endingOf(order: FileOrder): string {
  if (order.format === 'gcode') return ENDINGS[order.post];
  return FORMATS[order.format].extensions[0];
}

test('files of a stone whose content differs have names that differ', async () => {
  const translate = await translateIn('da');
  const names = ORDERS.map((order) => fileNameOf(order, 12, translate));
  expect(new Set(names).size).toBe(ORDERS.length);
  for (const [index, name] of names.entries()) {
    const order = ORDERS[index] ?? { format: 'pdf' };
    expect(name).toMatch(new RegExp(`^Gravsten-12[\\w.-]*\\.${endingOf(order)}$`));
  }
  expect(names[0]).toBe('Gravsten-12.pdf');
  expect(FORMAT_NAMES.filter((name) => ORDERS.every(({ format }) => format !== name))).toEqual([]);
});
