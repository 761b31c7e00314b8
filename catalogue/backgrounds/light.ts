/** Light of three colours, 0 to 1, in linear (additive) values: a screen gets about their square root. */
export type Light = readonly [number, number, number];

/** The light that a colour as written on screens stands for, e.g. `#8f9d82`. */
export function lightOf(hex: string): Light {
  const part = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2;
  return [part(1), part(3), part(5)];
}

/** A mix of two lights; `share` is clamped to 0 to 1. */
export function mixed(one: Light, other: Light, share: number): Light {
  const part = Math.max(0, Math.min(1, share));
  return [
    one[0] + (other[0] - one[0]) * part,
    one[1] + (other[1] - one[1]) * part,
    one[2] + (other[2] - one[2]) * part,
  ];
}

/** The light made stronger or weaker. */
export function times(light: Light, factor: number): Light {
  return [light[0] * factor, light[1] * factor, light[2] * factor];
}

/** A light interpolated from a row of them, from the first at 0 to the last at 1. */
export function ramp(lights: readonly Light[], at: number): Light {
  const place = Math.max(0, Math.min(1, at)) * (lights.length - 1);
  const before = Math.min(lights.length - 2, Math.floor(place));
  const [one, other] = [lights[before], lights[before + 1]];
  return one && other ? mixed(one, other, place - before) : (one ?? lights[0] ?? [0, 0, 0]);
}

/** 0 up to `from`, 1 beyond `to`, smooth in between. */
export function smooth(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
