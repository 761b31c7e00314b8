import { z } from 'zod';

/**
 * The light of a place. Letters and faces are lit from the upper left on every stone (docs/decisions.md section 9), so the sun
 * stands to the left of the viewer wherever a place has one; where exactly, how low and how soft is the place's own.
 */
export const placeLight = z.object({
  /** Where the sun stands: degrees to the left of the viewer's back, 0 behind the viewer to 90 beside the stone. */
  aside: z.number().min(0).max(90),
  /** How high it stands above the horizon, in degrees. */
  high: z.number().min(8).max(85),
  /** What it makes of a white face, `#rrggbb`: white is broad daylight. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  /** How soft its shadows are: 0 for a clear sun, 1 for mist. */
  soft: z.number().min(0).max(1),
});
export type PlaceLight = z.infer<typeof placeLight>;

/** The light of a place that says nothing of it: a bright, hazy day. */
export const HAZY_DAY: PlaceLight = { aside: 40, high: 58, colour: '#ffffff', soft: 0.7 };
