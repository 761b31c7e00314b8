import { z } from 'zod';
import { decisionFields } from './decisions';
import { frame } from './frame';
import { lineStyles } from './lineStyle';
import { stoneMake } from './make/make';
import { flag, identifier, millimetres, yesOrNo } from './numbers';
import { ownStoneType } from './ownStoneType';
import { MOST_WISHED, parm } from './parm';
import { scale } from './position';
import { priceLine } from './price/priceLine';
import { vat } from './price/vat';
import { revision } from './revision';
import { stoneStatus, waiting } from './status';
import { stoneKind } from './stoneKind';
import { wavedFindings } from './wavedFinding';
import { wishedStone } from './wished/wishedStone';

export { type StoneKind, stoneKind } from './stoneKind';

/** More elements than any stone has; a body with more is a mistake or an attack. */
export const MOST_ELEMENTS = 500;

const dot = z.object({ x: millimetres, y: millimetres });

/** Centre lines are kept only where numeric and not zero, rounded to 3 decimals (specification section 5). */
const centreLine = z
  .codec(z.unknown(), z.number().optional(), {
    decode: (written) => {
      const place = millimetres.safeParse(written);
      const rounded = place.success ? Math.round(place.data * 1000) / 1000 : 0;
      return rounded === 0 ? undefined : rounded;
    },
    encode: (place) => place,
  })
  .optional();

/**
 * A vignet the user uploaded, which `customVignet` elements name by its id: `url` leads to a picture (PNG, JPEG, WebP)
 * or to the outline that was traced from one (SVG). `width` and `height` are the natural size in mm as entered with
 * the upload (specification section 5), what `scale` 1 means; missing ones follow from the picture's proportions.
 */
export const stoneVignet = z.object({
  id: identifier,
  url: z.string().max(2000),
  width: millimetres.pipe(z.number().positive()).optional(),
  height: millimetres.pipe(z.number().positive()).optional(),
});
export type StoneVignet = z.infer<typeof stoneVignet>;

const guideLines = z.array(millimetres).max(100);

/** A user's decisions about a stone: the body of `POST /api/stone/` and `PUT /api/stone/{id}`. */
export const design = z.object({
  /** Which rule its letters are drawn by; none is the first. */
  revision: revision.optional(),
  designName: z.string().max(200).default(''),
  type: stoneKind.default('coffin'),
  StoneTypeId: identifier.default(15),
  StoneTypeVariantId: identifier.default(0),
  BackgroundId: identifier.default(10),
  externalBackgroundURL: z.string().max(2000).nullish(),
  backgroundPosition: z
    .object({ x: millimetres.default(0), y: millimetres.default(0), scale: scale.default(1) })
    .prefault({}),
  Parms: z.array(parm).max(MOST_ELEMENTS).default([]),
  stoneVignets: z.array(stoneVignet).max(MOST_ELEMENTS).default([]),
  stoneStoneTypes: z.array(ownStoneType).max(MOST_ELEMENTS).default([]),
  Frame: frame.prefault({}),
  rulers: z
    .array(z.object({ dotOne: dot, dotTwo: dot }))
    .max(100)
    .default([]),
  centerLineLeft: centreLine,
  centerLineRight: centreLine,
  /** Horizontal guide lines, in mm from the stone's top, if any: never cut, and in no file. */
  guideLines: guideLines.optional(),
  ExistingStone: yesOrNo.default(false),
  /** What is ordered of the stone besides its face, if anything was chosen. */
  make: stoneMake.optional(),
  /**
   * The stone whose back this is: the same stone seen from behind, with an inscription of its own. It is set once, by the
   * server, and goes with no copy. Left out of every other stone.
   */
  backOf: identifier.optional(),
  /** The stones it has been tried on, if more than the first; not part of the order. */
  wished: z.array(wishedStone).max(MOST_WISHED).optional(),
  /** Dismissed findings, each with its reason. */
  waved: wavedFindings.optional(),
  /** The styles of lines by their names, if any. */
  styles: lineStyles.optional(),
  ProjectId: identifier.nullish(),
  ...decisionFields,
});
/** An interface and no alias: what the compiler writes of a machine then names it, and does not spell it out a hundred times. */
export interface Design extends z.infer<typeof design> {}

/** A stone on the server: the design and the server's own fields. */
export const stone = design.extend({
  id: identifier,
  token: z.string().optional(),
  readonlyToken: z.string().optional(),
  readOnly: z.boolean().default(false),
  /** Rises by one with each write; a write names the version it builds on. */
  version: z.number().int().nonnegative().default(0),
  sentToMason: flag.default(0),
  /** What its order's letters wait for; null where they do not. */
  waitsFor: waiting.nullable().default(null),
  /** Follows from `whoContacts`. */
  canMasonContact: flag.default(0),
  warnings: z.array(z.string()).default([]),
  status: stoneStatus.default('draft'),
  /** Whether it belongs to a business. Otherwise a holder of its token may take it over. */
  hasBusiness: z.boolean().default(false),
  /** Whether it was a family's until a business took it over. */
  takenOver: z.boolean().default(false),
  /**
   * Told to whoever only reads it: its business has it cut only after its family has approved it, which it has not. Left out
   * otherwise.
   */
  awaitsApproval: z.literal(true).optional(),
  /** Whole øre (or cent, by `Currency`); null where something on the stone has no fixed price. */
  Price: z.number().int().nonnegative().nullish(),
  Currency: z.enum(['DKK', 'EUR', 'NOK']).nullish(),
  /** Whether the price contains value added tax; left out of one that was reckoned before lists said so. */
  PriceVat: vat.optional(),
  PriceLines: z.array(priceLine).default([]),
});
export type Stone = z.infer<typeof stone>;
