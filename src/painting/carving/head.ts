import type { Mm } from '../../stone/numbers';
import type { Translate } from '../pdf/writtenTexts';
import { boxOfCuts } from './boxOfCuts';
import { type Cutting, measureOf } from './measures';
import { minutesOf } from './minutes';
import type { Stage } from './program';
import type { Toolpath } from './toolpath';

interface Described {
  readonly path: Toolpath;
  readonly stages: readonly Stage[];
  /** The stone's number; a stone that was never saved has none. */
  readonly id: number | undefined;
  readonly width: Mm;
  readonly height: Mm;
  readonly cutting: Cutting;
}

/**
 * What stands at the head of a program, for whoever sets it up: the stone, where its origin is, a length to check the machine
 * by, the tools, the depth, where is cut, what is not reached, and how long it takes.
 */
export function headOf(
  { path, stages, id, width, height, cutting }: Described,
  translate: Translate,
): string[] {
  const box = boxOfCuts(path);
  const tenth = (mm: Mm) => mm.toFixed(1);
  const minutes = stages.reduce((sum, { moves }) => sum + minutesOf(moves), 0);
  const depth = measureOf(cutting, cutting.pocket === undefined ? 'depth' : 'pocket');
  return [
    id === undefined
      ? translate('milling.newStone', { width, height })
      : translate('milling.stone', { id, width, height }),
    translate('milling.origin'),
    translate('milling.check'),
    ...stages.map(({ number, name }) => translate('milling.tool', { number, name })),
    translate('milling.depth', { depth, safe: measureOf(cutting, 'safeHeight') }),
    box
      ? translate('milling.box', {
          left: tenth(box.left),
          right: tenth(box.right),
          bottom: tenth(height - box.bottom),
          top: tenth(height - box.top),
        })
      : translate('milling.nothing'),
    ...(path.reached === undefined
      ? []
      : [translate('milling.reached', { percent: Math.floor(path.reached * 1000) / 10 })]),
    translate('milling.time', { minutes: Math.max(1, Math.round(minutes)) }),
  ];
}
