import type { Mm } from '../numbers';

/**
 * How a picture of a place lies behind a stone where nobody moved it: in true scale as seen at the stone, its middle
 * behind the stone's middle, `above` mm of it above the stone's foot and `below` mm under it. What lies `back` mm
 * above the foot is where the ground ends at the hedge, wall or trees behind.
 */
export const SCENERY: { width: Mm; above: Mm; below: Mm; back: Mm } = {
  width: 2400,
  above: 1400,
  below: 500,
  back: 190,
};

/** Where the scenery was moved to, in mm, and how much larger it is than in truth; it grows about the stone's foot. */
export interface SceneryPlace {
  readonly x: Mm;
  readonly y: Mm;
  readonly scale: number;
}

/** How far scenery can be moved and scaled: the stone keeps its foot on the ground, whatever is behind it. */
export const SCENERY_BOUNDS = {
  x: { min: -1200, max: 1200 },
  y: { min: -300, max: 100 },
  scale: { min: 0.75, max: 2.5 },
} as const;

const within = ({ min, max }: { min: number; max: number }, value: number) =>
  Math.min(max, Math.max(min, value));

/** The place within {@link SCENERY_BOUNDS} that is nearest to the asked one. */
export function withinScenery({ x, y, scale }: SceneryPlace): SceneryPlace {
  return {
    x: within(SCENERY_BOUNDS.x, x),
    y: within(SCENERY_BOUNDS.y, y),
    scale: within(SCENERY_BOUNDS.scale, scale),
  };
}
