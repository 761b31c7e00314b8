/**
 * Prints how long the edge of the rubber stencil takes around what is engraved on the bench's stones, in ms of processor
 * time, and how many contours and points it has:
 *
 *     npx tsx bench/stencil/run.ts
 */
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { MOVE } from '../../src/geometry/outline';
import { weld } from '../../src/painting/canvaskit/weld';
import { cutSheet } from '../../src/painting/sheet/cutSheet';
import { stencilEdge } from '../../src/painting/sheet/stencil';
import { design } from '../../src/stone/stone';
import { sceneOf } from '../inspection/inspected';
import { designOf } from '../scene';
import { benchScenes } from '../scenes';

/** How far outside the ink the stencil ends, in mm: from one edge for each letter to one around all. */
const MARGINS = [1, 2, 5, 10, 20, 40, 80];

const kit = await loadNodeKit();
const table = [
  '| lines / ornaments | margin, mm | processor time, ms | contours | points |',
  '| --- | ---: | ---: | ---: | ---: |',
];
for (const scene of await benchScenes()) {
  const stone = design.parse({ StoneTypeVariantId: 1501, ...designOf(scene) });
  const { layers } = cutSheet(sceneOf(stone), { weld: (outline) => weld(kit, outline), centreLines: [] });
  const engraved = layers.find(({ tool }) => tool === 'engrave');
  if (!engraved) throw new Error('nothing is engraved');
  for (const margin of MARGINS) {
    const began = process.cpuUsage();
    const { verbs, coords } = stencilEdge(engraved.outline, margin);
    const { user, system } = process.cpuUsage(began);
    const cells = [
      `${scene.lines.length} / ${scene.vignets.length}`,
      margin,
      ((user + system) / 1000).toFixed(0),
      verbs.filter((verb) => verb === MOVE).length,
      coords.length / 2,
    ];
    table.push(`| ${cells.join(' | ')} |`);
  }
}
process.stdout.write(`${table.join('\n')}\n`);
