import type { Loaded } from '../../../src/machines/designer/effects';
import { Rehearsal } from './rehearsal';
import { SHOWN } from './samples';

/** A designer with its stone loaded and drawn, its effects still in the test's hands. */
export async function opened(loaded: Loaded): Promise<Rehearsal> {
  const rehearsal = new Rehearsal();
  await rehearsal.loaded(loaded);
  rehearsal.send({ type: 'drawn', drawn: SHOWN });
  return rehearsal;
}
