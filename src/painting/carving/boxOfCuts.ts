import { type Box, boxAroundAll } from '../../geometry/box';
import type { Toolpath } from './toolpath';

/** The box around all that tools run along, seen from above, in stone mm; undefined where nothing is cut. */
export function boxOfCuts({ jobs }: Toolpath): Box | undefined {
  const places = jobs.flatMap(({ runs }) => runs.flat());
  return boxAroundAll(places.map(([x, y]): Box => ({ left: x, top: y, right: x, bottom: y })));
}
