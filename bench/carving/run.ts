/**
 * Prints how long the toolpath of a V-bit takes (90 degrees, 4 mm deep) for the bench's stones, with their ornaments and without
 * them, in ms of processor time, with the number of forms, runs and places, and how long a pocket 3 mm deep takes by a mill of 2 mm:
 *
 *     npx tsx bench/carving/run.ts
 */
import { loadNodeKit } from '../../server/drawing/nodeKit';
import { weld } from '../../src/painting/canvaskit/weld';
import { areasOf } from '../../src/painting/carving/areas';
import { toolpathOf } from '../../src/painting/carving/toolpath';
import { cutSheet } from '../../src/painting/sheet/cutSheet';
import { design } from '../../src/stone/stone';
import { sceneOf } from '../inspection/inspected';
import { designOf } from '../scene';
import { benchScenes } from '../scenes';

const CUTTING = { toolAngle: 90, depth: 4 };
const POCKET = { mill: 2, pocket: 3 };

/** What some work comes to, and how long a processor took for it, in ms. */
function timed<T>(work: () => T): readonly [T, string] {
  const began = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(began);
  return [done, ((user + system) / 1000).toFixed(0)];
}

const kit = await loadNodeKit();
const table = [
  '| lines / ornaments | processor time, ms | areas | different forms | runs | places | pocket, ms |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
];
for (const full of await benchScenes()) {
  for (const scene of [{ ...full, vignets: [] }, full]) {
    const stone = design.parse({ StoneTypeVariantId: 1501, ...designOf(scene) });
    const { layers, height } = cutSheet(sceneOf(stone), {
      weld: (outline) => weld(kit, outline),
      centreLines: [],
      whiskers: 'left',
    });
    const engraved = layers.find(({ tool }) => tool === 'engrave');
    if (!engraved) throw new Error('nothing is engraved');
    const [{ jobs }, ms] = timed(() => toolpathOf(engraved.outline, height, CUTTING));
    const [, msOfPocket] = timed(() => toolpathOf(engraved.outline, height, POCKET));
    const areas = areasOf(engraved.outline);
    const runs = jobs.flatMap((job) => job.runs);
    const cells = [
      `${scene.lines.length} / ${scene.vignets.length}`,
      ms,
      areas.length,
      new Set(areas.map(({ form }) => form)).size,
      runs.length,
      runs.reduce((sum, run) => sum + run.length, 0),
      msOfPocket,
    ];
    table.push(`| ${cells.join(' | ')} |`);
  }
}
process.stdout.write(`${table.join('\n')}\n`);
