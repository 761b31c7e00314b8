/** The share of light that a polished granite (refractive index about 1.55) reflects where it falls straight on it: ((n − 1) / (n + 1))². */
const STRAIGHT = ((1.55 - 1) / (1.55 + 1)) ** 2;

/**
 * The share of light that polished stone reflects, by Schlick's approximation of Fresnel's equations: little, and nearly all of it
 * towards grazing.
 *
 * @param facing the cosine of the angle between the line of sight and the surface's normal: 1 where it is looked at straight.
 */
export function reflectance(facing: number): number {
  return STRAIGHT + (1 - STRAIGHT) * (1 - Math.max(0, Math.min(1, facing))) ** 5;
}
