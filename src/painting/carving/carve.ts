import type { Mm } from '../../stone/numbers';
import type { Area, Form } from './areas';
import type { Disc } from './axis/disc';
import { medialAxis } from './axis/medialAxis';
import { type Bit, bitOf, radiusAt } from './bit';
import { groovesOf } from './grooves';
import { type Level, levelsOf } from './levels';
import { type Cutting, measureOf } from './measures';
import { millStep } from './pocket';
import { ramped } from './ramp';
import { ringsOf } from './rings';
import { moved, type Run } from './run';
import { nearestNext } from './shortWay';

/** A ring over a bottom that a deeper pass cuts anyway keeps this far from the wall, in mm: it is an offset's, not the axis's. */
const OFF_THE_WALL: Mm = 0.02;

/** What the V-bit cuts, and what is left to a mill. */
export interface Carved {
  readonly grooves: readonly Run[];
  readonly bottoms: readonly Run[];
}

/** How a stone is carved. */
interface Setting {
  readonly bit: Bit;
  readonly levels: readonly Level[];
  readonly stepOver: Mm;
  readonly mill: Mm | undefined;
}

/** Whether a stroke is broader than the bit is at its greatest depth: then it has a flat bottom. */
const isBroad = (axis: readonly (readonly Disc[])[], most: Mm) =>
  axis.some((trail) => trail.some(([, , radius]) => radius >= most - 1e-9));

function bottomsOf(form: Form, { bit, levels, stepOver }: Setting, { free, depth }: Level): Run[] {
  const isLast = depth === levels.at(-1)?.depth;
  const from = radiusAt(bit, depth) + (isLast ? stepOver : OFF_THE_WALL);
  return ringsOf(form, -depth, from, stepOver).map((ring) => ramped(ring, -free));
}

function carvedForm(form: Form, setting: Setting): Carved {
  const { bit, levels, mill } = setting;
  const contours = form.map((polygon) => Float64Array.from(polygon.flatMap(({ x, y }) => [x, y])));
  const axis = medialAxis(contours, radiusAt(bit, bit.most));
  const broad = isBroad(axis, radiusAt(bit, bit.most));
  const grooves = levels.flatMap((level) => {
    const along = nearestNext(groovesOf(axis, bit, level.free, level.depth), [0, 0]);
    const clearing = broad && mill === undefined ? bottomsOf(form, setting, level) : [];
    return [...along.map((run) => ramped(run, -level.free)), ...clearing];
  });
  if (!broad || mill === undefined) return { grooves, bottoms: [] };
  const from = radiusAt(bit, bit.most) + mill / 2;
  const bottoms = levels.flatMap(({ free, depth }) =>
    ringsOf(form, -depth, from, setting.stepOver).map((ring) => ramped(ring, -free)),
  );
  return { grooves, bottoms };
}

/**
 * Carves areas in a V: along their medial axis, as deep as the bit touches both edges, up into the corners, which it
 * reaches with its tip on the stone's face. Deeper than its greatest depth it never goes: there it follows the wall's foot, and
 * the bottom within is cleared ring by ring, by the same bit or by a mill.
 */
export function carve(areas: readonly Area[], cutting: Cutting): Carved {
  const bit = bitOf(cutting);
  const { mill } = cutting;
  const levels = levelsOf(bit.most, measureOf(cutting, 'stepDown'), bit.least);
  const stepOver = mill === undefined ? measureOf(cutting, 'stepOver') : millStep(mill, cutting.stepOver);
  const known = new Map<Form, Carved>();
  const carved = areas.map((area): Carved => {
    const { grooves, bottoms } =
      known.get(area.form) ?? carvedForm(area.form, { bit, levels, stepOver, mill });
    known.set(area.form, { grooves, bottoms });
    return { grooves: moved(grooves, area), bottoms: moved(bottoms, area) };
  });
  return {
    grooves: carved.flatMap(({ grooves }) => grooves),
    bottoms: carved.flatMap(({ bottoms }) => bottoms),
  };
}
