import { type SceneryPlace, withinScenery } from '../catalogue/scenery';
import type { Design } from '../stone';
import { withFields } from './fields';

/** The design with the place behind the stone moved or scaled, within its bounds. */
export function moveBackground(design: Design, fields: Partial<SceneryPlace>): Design {
  const asked = withinScenery({ ...design.backgroundPosition, ...fields });
  const backgroundPosition = withFields(design.backgroundPosition, asked);
  return withFields(design, { backgroundPosition });
}
