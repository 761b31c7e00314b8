import { performance } from 'node:perf_hooks';
import { checking } from '../../src/scene/checks/checkScene';
import { type Design, design as designBody } from '../../src/stone/stone';
import { median } from '../median';
import { measures, sceneOf } from './inspected';

const LINES = 60;
const RUNS = 20;

/** A stone of sixty lines of 20 characters, as close below each other as stays legible. */
export const stoneOfSixtyLines: Design = designBody.parse({
  StoneTypeId: 25,
  StoneTypeVariantId: 2501,
  Parms: Array.from({ length: LINES }, (_, line) => ({
    type: 'text',
    subText: `Anna Margrethe Lund ${line}`,
    fontFamily: 'EB Garamond',
    fontSize: '15',
    letterSpacing: 0.3,
    position: { x: 170 + (line % 3) * 330, y: 210 + Math.floor(line / 3) * 24, rotation: 0 },
  })),
});

/** In ms: the median and the maximum of twenty inspections, of the whole and of its longest slice. */
export interface Timing {
  readonly total: number;
  readonly worstTotal: number;
  readonly slice: number;
  readonly worstSlice: number;
}

/** How long the checks of a stone of sixty lines take once its glyphs are measured; a new scene each time, as after an edit. */
export function sixtyLines(): Timing {
  for (const _finding of checking(sceneOf(stoneOfSixtyLines), measures));
  const runs = Array.from({ length: RUNS }, () => {
    const scene = sceneOf(stoneOfSixtyLines);
    const began = performance.now();
    let [before, slice] = [began, 0];
    for (const _finding of checking(scene, measures)) {
      const now = performance.now();
      slice = Math.max(slice, now - before);
      before = now;
    }
    const ended = performance.now();
    return { total: ended - began, slice: Math.max(slice, ended - before) };
  });
  const totals = runs.map(({ total }) => total);
  const slices = runs.map(({ slice }) => slice);
  return {
    total: median(totals),
    worstTotal: Math.max(...totals),
    slice: median(slices),
    worstSlice: Math.max(...slices),
  };
}
