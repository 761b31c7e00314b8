import type { Place } from '../../geometry/orbit';
import { dot } from '../../geometry/vectors';
import { sunOf } from '../../scene/space/sun';
import type { Background } from '../../stone/catalogue/background';
import { HAZY_DAY, type PlaceLight } from '../../stone/catalogue/placeLight';
import type { Bodies } from './bodies';
import { facingOf } from './facing';
import { aroundStrength, sunStrength } from './light';
import { type Shadow, shadowOf } from './shadow';
import { lightOfColour, mixedLight, type Surroundings, surroundingsOf } from './surroundings';
import type { Texture } from './texture';

/** A stone in its place, with all that is the same from wherever it is seen. */
export interface LitSpace {
  readonly bodies: Bodies;
  readonly around: Surroundings;
  /** What covers the ground. */
  readonly ground: Texture;
  readonly light: PlaceLight;
  readonly shadow: Shadow;
  /** Which way each triangle faces: three numbers each. */
  readonly normals: Float32Array;
  /** The light that a white matt face sends back there: red, green and blue of each triangle. */
  readonly lit: Float32Array;
  /** The light on open ground from the sun, and from all around. */
  readonly onGround: { readonly sun: readonly number[]; readonly around: readonly number[] };
}

/** The light of a place on a white matt face. */
function lightOn(normal: Place, light: PlaceLight, { zenith, ground }: Surroundings) {
  const facing = Math.max(0, dot(normal, sunOf(light))) * sunStrength(light);
  const sun = lightOfColour(light.colour).map((part) => (part * facing) / Math.PI);
  const from = mixedLight(ground, zenith, (1 + normal[1]) / 2);
  return { sun, around: from.map((part) => (part * aroundStrength(light)) / Math.PI) };
}

/** Lights a stone in its place; without one in daylight on a lawn. */
export function litSpace(bodies: Bodies, background: Background | undefined, ground: Texture): LitSpace {
  const light = background?.light ?? HAZY_DAY;
  const around = surroundingsOf(background);
  const normals = facingOf(bodies);
  const lit = new Float32Array(normals.length);
  for (let at = 0; at < normals.length; at += 3) {
    const on = lightOn([normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0], light, around);
    for (let part = 0; part < 3; part += 1) lit[at + part] = (on.sun[part] ?? 0) + (on.around[part] ?? 0);
  }
  return {
    ...{ bodies, around, ground, light, normals, lit },
    shadow: shadowOf(bodies, sunOf(light), light.soft),
    onGround: lightOn([0, 1, 0], light, around),
  };
}
