import { z } from 'zod';
import { COLOUR_NAMES } from '../colours';
import { stoneKind } from '../stone';
import { rock, stoneSort, tone } from './material';
import { named } from './naming';
import { posture } from './posture';

const length = z.number().positive();

/** The source of a rule. */
export const ruleSource = z.object({
  title: z.string().min(1),
  /** Its address; left out if it exists only in print. */
  url: z.url({ protocol: /^https?$/ }).optional(),
});
export type RuleSource = z.infer<typeof ruleSource>;

/**
 * Why a rule cannot be applied to a stone with certainty:
 * - `recommended`: the text recommends it without requiring it;
 * - `exceptions`: the text names exceptions, or calls itself the normal case;
 * - `unclear`: the text can be read in more than one way;
 * - `sourcesDiffer`: two texts in force contradict each other;
 * - `secondHand`: it was read from another source than the churchyard;
 * - `superseded`: a newer text exists, which was not available.
 */
export const uncertainty = z.enum([
  'recommended',
  'exceptions',
  'unclear',
  'sourcesDiffer',
  'secondHand',
  'superseded',
]);

/** The finishes of a face; churchyards also name some that the catalogue does not offer. */
export const ruledFinish = z.enum(['polished', 'honed', 'rough', 'hewn', 'flamed']);
export type RuledFinish = z.infer<typeof ruledFinish>;

/** How letters and ornaments are made. */
export const workmanshipKind = z.enum(['engraved', 'mounted']);
export type WorkmanshipKind = z.infer<typeof workmanshipKind>;

const letterColour = z.enum(COLOUR_NAMES);

/** Which stones a rule is for: those that match all of it. */
const conditions = {
  /** The kinds of grave it is for; every kind where left out. */
  types: z.array(stoneKind).min(1).optional(),
  /** For lying or for upright stones only. */
  ofPosture: posture.optional(),
  /** Applies to stones taller than this only. */
  tallerThan: length.optional(),
  /** Applies to stones of at least this height. */
  fromHeight: length.optional(),
  /** Applies to stones of this height at most. */
  upToHeight: length.optional(),
};

/** What a rule may demand. Lengths in mm, volumes in m³, weights in kg; a prescribed size has both bounds. */
const demands = {
  minWidth: length.optional(),
  maxWidth: length.optional(),
  minHeight: length.optional(),
  maxHeight: length.optional(),
  minThickness: length.optional(),
  maxThickness: length.optional(),
  maxVolume: length.optional(),
  maxWeight: length.optional(),
  /** The allowed finishes, or the forbidden ones. */
  finishes: z.array(ruledFinish).min(1).optional(),
  notFinishes: z.array(ruledFinish).min(1).optional(),
  /** The allowed rocks, sorts and colours of stone, or the forbidden colours. */
  rocks: z.array(rock).min(1).optional(),
  sorts: z.array(stoneSort).min(1).optional(),
  tones: z.array(tone).min(1).optional(),
  notTones: z.array(tone).min(1).optional(),
  /** How the stone must be set. */
  posture: posture.optional(),
  /** Whether it must, or must not, stand on a visible base above the ground. */
  base: z.enum(['required', 'forbidden']).optional(),
  /** How letters, and how ornaments and everything else fixed to the stone, may be made. */
  lettering: z.array(workmanshipKind).min(1).optional(),
  ornaments: z.array(workmanshipKind).min(1).optional(),
  /** The allowed colours of letters, or the forbidden ones. */
  letterColours: z.array(letterColour).min(1).optional(),
  notLetterColours: z.array(letterColour).min(1).optional(),
  /** Cap heights. */
  minLetterHeight: length.optional(),
  maxLetterHeight: length.optional(),
};
export type Demand = keyof typeof demands;

/** Every demand, in reading order. */
export const DEMANDS = Object.keys(demands) as readonly Demand[];

/** One rule of a churchyard, for the stones it applies to. */
export const churchyardRule = z.object({
  ...conditions,
  ...demands,
  /** Width and height may be swapped: "40 x 60 cm" without saying which is which. */
  eitherWay: z.boolean().optional(),
  /** Its text says that heights, widths and weights are those of the stone with its base. */
  withBase: z.boolean().optional(),
  /** What `maxVolume` measures: greatest height by width by thickness (the box), or the volume within the outline. */
  volume: z.enum(['box', 'outline']).default('box'),
  /** Why it is not certain; certain by default. */
  uncertain: uncertainty.optional(),
  /** Its source, where that is not the churchyard's own `source`. */
  source: ruleSource.optional(),
});
export type ChurchyardRule = z.infer<typeof churchyardRule>;

/** A churchyard, or a part of one with rules of its own. */
export const churchyard = z.object({
  ...named,
  country: z.enum(['DK', 'DE', 'NO']),
  rules: z.array(churchyardRule).default([]),
  /** Other information for ordering a stone; Danish, and the other languages where they differ. */
  Comment: z.string().default(''),
  Comments: z.object({ de: z.string(), no: z.string() }).partial().default({}),
  /** The source of the rules, and which part of it they are. */
  source: ruleSource.optional(),
  section: z.string().default(''),
  /** The regulation's date, or the day it was read: ISO 8601. */
  date: z.iso.date().optional(),
  dated: z.enum(['regulation', 'read']).default('read'),
});
export type Churchyard = z.infer<typeof churchyard>;
