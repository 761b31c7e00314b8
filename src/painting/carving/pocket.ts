import { areaOf } from '../../geometry/polygon';
import { roundInset } from '../../scene/frame/offset';
import type { Mm } from '../../stone/numbers';
import type { Area, Form } from './areas';
import { levelsOf } from './levels';
import { type Cutting, measureOf } from './measures';
import { ramped } from './ramp';
import { ringsOf } from './rings';
import { moved, type Run } from './run';

/** The distance of a mill's passes, as a part of its diameter: nothing stays between them, in corners neither. */
const OVERLAPPING = 0.4;

/** How far a mill's passes lie from each other, in mm. */
export const millStep = (diameter: Mm, stepOver: Mm | undefined): Mm =>
  Math.min(stepOver ?? Infinity, diameter * OVERLAPPING);

/** What a mill cuts of areas at one depth, and which part of their ink it reaches, from 0 to 1. */
interface Pocketed {
  readonly runs: readonly Run[];
  readonly reached: number;
}

const inkOf = (contours: Form): number => contours.reduce((sum, each) => sum + areaOf(each), 0);

/** What a mill cuts of one form, and how much of its ink that is, in mm². */
interface PocketedForm {
  readonly runs: readonly Run[];
  readonly ink: number;
  readonly cut: number;
}

function pocketedForm(form: Form, cutting: Cutting): PocketedForm {
  const diameter = measureOf(cutting, 'mill');
  const levels = levelsOf(measureOf(cutting, 'pocket'), measureOf(cutting, 'stepDown'));
  const apart = millStep(diameter, cutting.stepOver);
  return {
    runs: levels.flatMap(({ free, depth }) =>
      ringsOf(form, -depth, diameter / 2, apart).map((ring) => ramped(ring, -free)),
    ),
    ink: inkOf(form),
    cut: inkOf(roundInset(roundInset(form, diameter / 2), -diameter / 2)),
  };
}

/**
 * Clears areas down to one depth, as sand would: the mill goes around half its diameter inside the edge, and over what lies
 * within in rings. What is narrower than the mill stays.
 */
export function pocket(areas: readonly Area[], cutting: Cutting): Pocketed {
  const known = new Map<Form, PocketedForm>();
  const pocketed = areas.map(({ form }) => {
    const one = known.get(form) ?? pocketedForm(form, cutting);
    known.set(form, one);
    return one;
  });
  const [ink, cut] = [
    pocketed.reduce((sum, one) => sum + one.ink, 0),
    pocketed.reduce((sum, one) => sum + one.cut, 0),
  ];
  const runs = areas.flatMap((area, index) => moved(pocketed[index]?.runs ?? [], area));
  return { runs, reached: ink > 0 ? cut / ink : 1 };
}
