import { z } from 'zod';
import { LOCALES } from '../catalogue/naming';
import { decisionFields } from '../decisions';
import { ENGRAVED_PIXELS, ETCHING_SHAPES } from '../etching/parm';
import { saidFinding } from '../finding';
import { finish } from '../finish';
import { MEDALLION_RIMS, MEDALLION_SHAPES } from '../medallion/parm';
import { flag, identifier } from '../numbers';
import { PHOTOGRAPH_TONES } from '../photograph/tone';
import { position } from '../position';
import { priceLine } from '../price/priceLine';
import { vat } from '../price/vat';
import { stoneKind } from '../stone';
import { projectDetails } from './project';
import { seal } from './seal';

/**
 * What an order says of its case besides what was decided. The undertaker's own branch number (`branchId`) is not among
 * it: it tells a mason nothing, and is the undertaker's bookkeeping.
 */
export const caseFacts = projectDetails.omit({ branchId: true, ...noDecisions() }).extend({ id: identifier });
export type CaseFacts = z.infer<typeof caseFacts>;

/** All decisions, as `omit` takes them: they stand at the head of the order. */
function noDecisions() {
  const names = Object.keys(decisionFields) as (keyof typeof decisionFields)[];
  return Object.fromEntries(names.map((name) => [name, true])) as Record<keyof typeof decisionFields, true>;
}

/** What stands in an order from the moment it is sent. */
export const orderContent = z.object({
  ...decisionFields,
  canMasonContact: flag,
  /** Whom it is for; null while the provider has yet to give it to one. */
  stonemason: z.object({ id: identifier, name: z.string() }).nullable(),
  /** The case it belongs to; null for a stone without one. */
  case: caseFacts.nullable(),
});
export type OrderContent = z.infer<typeof orderContent>;

/** Something that the program noticed, in the letter's language; `elements` are indices in `Parms`. */
const brokenRule = z.object({ kind: z.string(), elements: z.array(z.number().int()), text: z.string() });

/** A space that is kept free on a stone. */
const reservedPlace = z.object({
  /** What is to stand there one day: lines by their letters, anything else by its name or number. */
  words: z.array(z.string()),
  /** The upright box around it, in mm from the stone's left and top, to a hundredth; null where it could not be drawn. */
  box: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).nullable(),
});

const length = z.number().positive();
const kg = z.number().int().nonnegative();

/** How a stone is made besides its face: lengths in mm, the weight of stone and base in kg. */
const orderedMake = z.object({
  thickness: length,
  base: z.object({ width: length, height: length, depth: length, material: z.string() }).optional(),
  edge: finish.optional(),
  side: finish.optional(),
  bevel: length.optional(),
  weight: z.object({ least: kg, most: kg }),
  /** The same in the letter's language, a sentence a thing. */
  texts: z.array(z.string()),
});

/** A ceramic medallion: its sides in mm, and the file among the letter's papers with the picture that is fired on it. */
const orderedMedallion = z.object({
  shape: z.enum(MEDALLION_SHAPES),
  width: length,
  height: length,
  tone: z.enum(PHOTOGRAPH_TONES),
  rim: z.enum(MEDALLION_RIMS).optional(),
  file: z.string(),
  /** The same in the letter's language. */
  text: z.string(),
});

/** An etched photograph: its sides and the place of its middle in mm, and the files with the picture that the machine engraves. */
const orderedEtching = z.object({
  shape: z.enum(ETCHING_SHAPES),
  width: length,
  height: length,
  position,
  /** Dots per inch, and how many there are across and down. */
  dpi: z.number().int(),
  columns: z.number().int(),
  rows: z.number().int(),
  /** Which pixels of the files are engraved. */
  engraves: z.enum(ENGRAVED_PIXELS),
  /** The same picture as PNG and as TIFF. */
  files: z.array(z.string()),
  /** The same in the letter's language. */
  text: z.string(),
});

/** One stone of an order. */
export const orderedStone = z.object({
  id: identifier,
  version: z.number().int(),
  designName: z.string(),
  type: stoneKind.nullable(),
  /** Whether the text is added to a stone that stands already. */
  ExistingStone: z.boolean(),
  /** The number of the stone in this order whose back it is: the same stone seen from behind. Left out of every other. */
  backOf: identifier.optional(),
  /** The number of its back in this order; left out where it has none. */
  back: identifier.optional(),
  /** How it is made besides its face; left out where nothing was chosen. */
  make: orderedMake.optional(),
  /** What was approved of it; left out of a stone that was not. */
  seal: seal.optional(),
  /** The address at which the stone is only read. */
  url: z.string(),
  /** The lines of letters that are cut, in the order of the design. */
  inscription: z.array(z.string()),
  /** The ceramic medallions that are ordered with it. Left out where there are none. */
  medallions: z.array(orderedMedallion).optional(),
  /** The photographs that are etched into it. Left out where there are none. */
  etchings: z.array(orderedEtching).optional(),
  /**
   * What is hidden in the design, and neither cut nor priced: lines by their letters, anything else by its name or number.
   * Left out where nothing is.
   */
  hidden: z.array(z.string()).optional(),
  /** The spaces that are kept free: what is to stand there is neither cut nor priced. Left out where there are none. */
  reserved: z.array(reservedPlace).optional(),
  /** What a mason would object to; null where the stone could not be checked. */
  findings: z.array(saidFinding).nullable(),
  /** What he would object to as well, also by the churchyard's rules, but is meant to be so, and why. */
  waved: z.array(saidFinding.extend({ reason: z.string() })).default([]),
  /** Which papers do not go along with the letter, and why, in its language; null where all of them do. */
  missingPapers: z
    .object({
      kind: z.enum([
        'noPapers_unknownStone',
        'noPapers_undrawn',
        'somePapers_undrawn',
        'somePapers_large',
        'somePapers_unapproved',
      ]),
      text: z.string(),
    })
    .nullable()
    .default(null),
  /** The rules of the churchyard that the stone breaks. */
  brokenRules: z.array(brokenRule),
  /** Whole øre (or cent); null where something on the stone has no fixed price. */
  Price: z.number().int().nullable(),
  Currency: z.string().nullable(),
  /** Whether the price contains value added tax; left out of one that was reckoned before lists said so. */
  PriceVat: vat.optional(),
  PriceLines: z.array(priceLine.extend({ text: z.string() })),
});
export type OrderedStone = z.infer<typeof orderedStone>;

/**
 * An order as it goes along with its letter (`order.json`): the letter's own text is written from it and from nothing
 * else.
 */
export const order = orderContent.extend({
  format: z.literal('gravestone-order'),
  formatVersion: z.literal(1),
  /** The language of the letter, and of the sentences in here. */
  locale: z.enum(LOCALES),
  /** When it was sent, ISO 8601. */
  orderedAt: z.string(),
  stones: z.array(orderedStone),
});
export type Order = z.infer<typeof order>;

/** `GET /api/sendToMason/{id}` and `…/project{id}`: the letter as the mason would get it, and what it is written from. */
export const letterToRead = z.object({
  subject: z.string(),
  text: z.string(),
  order,
  /** What there is to object to, and the churchyard's rules that are broken, in the language of whoever asked. */
  remarks: z.array(
    z.object({
      stoneId: identifier,
      texts: z.array(z.string()),
      waved: z.array(z.object({ text: z.string(), reason: z.string() })),
    }),
  ),
  /** The version of the case, where a case's letter was asked for: what is sent is what was read. */
  projectVersion: z.number().int().nullable(),
  /** The stones that are cut only after their families have approved them, which they have not. Left out where there are none. */
  awaitsApproval: z.array(identifier).optional(),
});
export type LetterToRead = z.infer<typeof letterToRead>;
