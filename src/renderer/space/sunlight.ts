import { type Box3, Color, DirectionalLight, Group, HemisphereLight, Vector3 } from 'three';
import { aroundStrength, shadowDepth, sunStrength } from '../../painting/space/light';
import type { Surroundings } from '../../painting/space/surroundings';
import { sunOf } from '../../scene/space/sun';
import type { PlaceLight } from '../../stone/catalogue/placeLight';

/** The side of the picture of shadows, in pixels: at a stone of a metre some 1.5 mm each. */
const SHADOW_PIXELS = 2048;

/**
 * The light of a place: its sun, where it stands in the picture too, and what comes from the sky and the ground.
 *
 * @param lit what has to throw its shadow.
 */
export function lightOf(place: PlaceLight, { zenith, ground }: Surroundings, lit: Box3): Group {
  const { colour, soft } = place;
  const sun = new DirectionalLight(colour, sunStrength(place));
  const middle = lit.getCenter(new Vector3());
  const reach = lit.getSize(new Vector3()).length() * 0.75;
  sun.position.copy(middle).addScaledVector(new Vector3(...sunOf(place)), 4 * reach);
  sun.target.position.copy(middle);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(SHADOW_PIXELS);
  Object.assign(sun.shadow.camera, {
    ...{ left: -reach, right: reach, top: reach, bottom: -reach },
    ...{ near: 2 * reach, far: 7 * reach },
  });
  sun.shadow.radius = 2 + 5 * soft;
  sun.shadow.intensity = shadowDepth(place);
  // Cuts are some millimetres deep: without it a face would lie in its own shadow.
  sun.shadow.normalBias = 0.004;
  const around = new HemisphereLight(new Color(...zenith), new Color(...ground), aroundStrength(place));
  const all = new Group();
  all.add(sun, sun.target, around);
  return all;
}
