import type { Slab } from '../../scene/scene';
import { standingBox } from '../../scene/standingBox';
import { postureOf } from '../../stone/catalogue/posture';

/** Mm in a metre. */
const METRE = 1000;

/**
 * Where a part's points lie in space, in metres: y up, the viewer where z is positive, the origin on the ground in the middle of
 * what the stone stands on. A stone that lies has its face up and its foot towards the viewer.
 */
export function intoSpace(slab: Slab): (points: readonly number[]) => Float64Array {
  const { width, height, shape } = slab.stoneType;
  const lies = postureOf(shape) === 'lying';
  const up = standingBox(slab).bottom;
  return (points) => {
    const placed = new Float64Array(points.length);
    for (let at = 0; at < points.length; at += 3) {
      const [x, y, z] = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
      placed[at] = (x - width / 2) / METRE;
      placed[at + 1] = (lies ? z + slab.made.thickness : y + up) / METRE;
      placed[at + 2] = (lies ? -y - height / 2 : z + slab.made.thickness / 2) / METRE;
    }
    return placed;
  };
}
