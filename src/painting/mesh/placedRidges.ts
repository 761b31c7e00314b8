import type { Mm } from '../../stone/numbers';
import type { Form } from '../carving/areas';
import type { CutArea } from './cuts';
import { ridgesOf } from './ridge';
import type { Ridge } from './ridgePoint';

const known = new WeakMap<Form, Map<Mm, readonly Ridge[]>>();

/** The ridges of an area in stone mm; those of a form are found once. */
export function placedRidges({ form, x, y }: CutArea, most: Mm): Ridge[] {
  const ofForm = known.get(form) ?? new Map<Mm, readonly Ridge[]>();
  known.set(form, ofForm);
  const ridges = ofForm.get(most) ?? ridgesOf(form, most);
  ofForm.set(most, ridges);
  return ridges.map((ridge) => ridge.map((point) => ({ x: point.x + x, y: point.y + y, far: point.far })));
}
