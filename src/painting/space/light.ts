import type { PlaceLight } from '../../stone/catalogue/placeLight';

/** How strong a clear sun is, and how much of it mist takes away. */
const SUN = { clear: 2.6, mist: 0.6 } as const;

/** How strong the light from all around is: the softer the day, the more of it. */
const AROUND = { clear: 0.7, mist: 0.75 } as const;

type Soft = Pick<PlaceLight, 'soft'>;

/** How strong the sun of a place is; of what it is a white matt face that faces it sends back a part of π. */
export const sunStrength = ({ soft }: Soft): number => SUN.clear * (1 - SUN.mist * soft);

/** How strong the light from sky and ground is, in the same measure. */
export const aroundStrength = ({ soft }: Soft): number => AROUND.clear + AROUND.mist * soft;

/** How strong what is mirrored is. */
export const mirroredStrength = ({ soft }: Soft): number => 0.55 + 0.3 * soft;

/** How much of the sun a shadow keeps away. */
export const shadowDepth = ({ soft }: Soft): number => 0.85 - 0.35 * soft;
