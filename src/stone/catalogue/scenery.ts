import type { Mm } from '../numbers';

/**
 * The default position of a place's picture behind a stone: in true scale at the stone, its middle
 * behind the stone's middle, `above` mm of it above the stone's foot and `below` mm under it. `back` mm
 * above the foot the ground ends at the hedge, wall or trees behind.
 */
export const SCENERY: { width: Mm; above: Mm; below: Mm; back: Mm } = {
  width: 2400,
  above: 1400,
  below: 500,
  back: 190,
};

/**
 * From where the pictures of places are seen: the camera's height above the ground and its distance from the stone, in mm:
 * somebody crouching before it.
 */
export const CAMERA: { eye: Mm; far: Mm } = { eye: 700, far: 4000 };

/** The scenery's offset, in mm, and its scale relative to true size, about the stone's foot. */
export interface SceneryPlace {
  readonly x: Mm;
  readonly y: Mm;
  readonly scale: number;
}

/** How far scenery can be moved and scaled: the stone's foot stays on the ground, whatever is behind it. */
export const SCENERY_BOUNDS = {
  x: { min: -1200, max: 1200 },
  y: { min: -300, max: 100 },
  scale: { min: 0.75, max: 2.5 },
} as const;

const within = ({ min, max }: { min: number; max: number }, value: number) =>
  Math.min(max, Math.max(min, value));

/** The placement within {@link SCENERY_BOUNDS} nearest to the requested one. */
export function withinScenery({ x, y, scale }: SceneryPlace): SceneryPlace {
  return {
    x: within(SCENERY_BOUNDS.x, x),
    y: within(SCENERY_BOUNDS.y, y),
    scale: within(SCENERY_BOUNDS.scale, scale),
  };
}
