import { covers } from '../../geometry/contour';
import type { Mm } from '../../stone/numbers';
import type { Form } from '../carving/areas';
import { medialAxis } from '../carving/axis/medialAxis';
import { thinOut } from '../carving/axis/thinOut';
import { asContour } from './asContour';
import type { Ridge, RidgePoint } from './ridgePoint';
import { withSpokes } from './spokes';

/** Nearer to the edge than this, in mm, the corner's own point stands for the ridge. */
const TIP: Mm = 0.01;

/** How far the ridge may deviate, across and in depth, in mm. */
const STRAIGHT: Mm = 0.01;

/**
 * The ridge of a form, where walls from all sides meet: the medial axis as lines; and where the form is broader, the line at
 * `most` mm from its edge, beyond which it is flat; and the spokes about corners (`spokes.ts`).
 */
export function ridgesOf(form: Form, most: Mm): Ridge[] {
  const contours = form.map(asContour);
  const ridges = medialAxis(contours, most).map((trail) =>
    thinOut(trail, STRAIGHT)
      .map(([x, y, far]): RidgePoint => ({ x, y, far }))
      .filter(({ x, y, far }) => far > TIP && covers(contours, x, y)),
  );
  return withSpokes(ridges, contours);
}
