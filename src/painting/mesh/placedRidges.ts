import type { Mm } from '../../stone/numbers';
import type { Form } from '../carving/areas';
import type { CutArea } from './cuts';
import { onGrid } from './pointIndex';
import { ridgesOf } from './ridge';
import type { Ridge } from './ridgePoint';

const known = new WeakMap<Form, Map<Mm, readonly Ridge[]>>();

/** The ridges of a form at its own place, found once: the same array for the same form and depth. */
export function ridgesIn(form: Form, most: Mm): readonly Ridge[] {
  const ofForm = known.get(form) ?? new Map<Mm, readonly Ridge[]>();
  known.set(form, ofForm);
  const ridges = ofForm.get(most) ?? ridgesOf(form, most);
  ofForm.set(most, ridges);
  return ridges;
}

/** The ridges of an area in stone mm, on the grid of a sheet as its polygons are. */
export function placedRidges({ form, x, y }: CutArea, most: Mm): Ridge[] {
  return ridgesIn(form, most).map((ridge) =>
    ridge.map((point) => ({
      x: onGrid(point.x) + onGrid(x),
      y: onGrid(point.y) + onGrid(y),
      far: point.far,
    })),
  );
}
