import type { StoneVariant } from '../catalogue/stoneType';
import type { Face } from '../fitting/fitDesign';
import type { Mm } from '../numbers';

/** How much light a finish reflects: polish mirrors the sky, a rough face scatters it. */
export const SHEEN: Readonly<Record<StoneVariant['finish'], number>> = {
  polished: 0.17,
  honed: 0.07,
  rough: 0.03,
};

/** The light along the way from the upper left to the lower right: a grey from 0 to 1, and its part of the sheen. */
export const DAYLIGHT = [
  { at: 0, grey: 1, part: 1 },
  { at: 0.32, grey: 1, part: 0.35 },
  { at: 0.58, grey: 0.5, part: 0 },
  { at: 1, grey: 0, part: 0.9 },
] as const;

/** A veil of light on a face: a grey from 0 to 1, and its opacity, 0 to 1. */
export interface Veil {
  readonly grey: number;
  readonly covers: number;
}

/** The direction of the daylight gradient on a face: a vector from its upper left corner, in mm. */
export function daylightAxis({ width, height }: Face): readonly [x: Mm, y: Mm] {
  return [width * 0.75, height];
}

/** The daylight painted on a face at a position in mm from its upper left corner. */
export function daylightAt(
  finish: StoneVariant['finish'],
  face: Face,
  { x, y }: { readonly x: Mm; readonly y: Mm },
): Veil {
  const [alongX, alongY] = daylightAxis(face);
  const at = Math.min(1, Math.max(0, (x * alongX + y * alongY) / (alongX * alongX + alongY * alongY)));
  const next = Math.max(
    1,
    DAYLIGHT.findIndex((stop) => stop.at >= at),
  );
  const [from, to] = [DAYLIGHT[next - 1] ?? DAYLIGHT[0], DAYLIGHT[next] ?? DAYLIGHT[3]];
  const way = (at - from.at) / (to.at - from.at);
  return {
    grey: from.grey + (to.grey - from.grey) * way,
    covers: SHEEN[finish] * (from.part + (to.part - from.part) * way),
  };
}
