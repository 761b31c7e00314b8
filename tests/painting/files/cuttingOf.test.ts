import { describe, expect, test } from 'vitest';
import { loadNodeKit } from '../../../server/drawing/nodeKit';
import { cuttingOf } from '../../../src/painting/files/cuttingOf';
import type { CutOptions, Layers } from '../../../src/painting/files/fileOptions';
import { KeptCuts } from '../../../src/painting/files/keptCuts';
import { withoutPause } from '../../../src/painting/relief/withoutPause';
import type { CutSheet } from '../../../src/painting/sheet/cutSheet';
import type { Tool } from '../../../src/painting/sheet/tools';
import { buildScene } from '../../../src/scene/buildScene';
import { designWith, sources } from '../../scene/drawnStone';

const kit = await loadNodeKit();
const line = { type: 'text', subText: 'Anna Søholm', fontSize: 30, position: { x: 300, y: 200 } };
const design = designWith([line, { ...line, variant: 'bronze', position: { x: 300, y: 400 } }]);
const stone = { scene: buildScene(design, sources), design };

const cutting = (cuts: KeptCuts | undefined, options: CutOptions = {}) =>
  cuttingOf(stone, { kit, cuts }, options);
const sheetOf = (...given: Parameters<typeof cutting>) => withoutPause(cutting(...given));
const outlineOf = (tool: Tool, { layers }: CutSheet) => layers.find((layer) => layer.tool === tool)?.outline;
const MOUNTED: Layers = new Map([['mount', undefined]]);

describe('Files that are cut from one scene', () => {
  test('share how it is welded, and in which order its layers are cut', () => {
    const cuts = new KeptCuts();
    const [first, stencil] = [sheetOf(cuts), sheetOf(cuts, { stencil: 30 })];
    expect(outlineOf('engrave', stencil)).toBe(outlineOf('engrave', first));
    expect(outlineOf('mount', stencil)).toBe(outlineOf('mount', first));
  });

  test('hold what each would hold alone, also where a layer is the first that is cut', () => {
    const cuts = new KeptCuts();
    for (const options of [{}, { layers: MOUNTED }, { stencil: 30 }, {}])
      expect(sheetOf(cuts, options)).toEqual(sheetOf(undefined, options));
    expect(outlineOf('mount', sheetOf(undefined, { layers: MOUNTED }))).not.toEqual(
      outlineOf('mount', sheetOf(undefined)),
    );
  });

  test('go on where the work was left', () => {
    const done = new KeptCuts();
    const all = [...cutting(done)].length;
    const rest = [...cutting(done)].length;
    expect(rest).toBeLessThan(all);
    const cuts = new KeptCuts();
    // One piece each time: if it were lost, the last would have as much to do as the first.
    for (let begun = 0; begun < all; begun += 1) cutting(cuts).next();
    expect([...cutting(cuts)]).toHaveLength(rest);
  });
});
