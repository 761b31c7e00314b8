import { z } from 'zod';
import { identifier } from '../numbers';
import { vat } from '../price/vat';
import { stoneStatus } from '../status';
import { design } from '../stone';
import { APPROVAL_DAYS, MOST_APPROVAL_DAYS } from './approval';
import { tokenPath } from './paths';

/** The alternatives of one choice, in their order: more than four are not compared at a glance. */
export const ALTERNATIVE_LETTERS = ['A', 'B', 'C', 'D'] as const;
export const alternativeLetter = z.enum(ALTERNATIVE_LETTERS);
export type AlternativeLetter = z.infer<typeof alternativeLetter>;

/** The longest name of an alternative, and the longest that a family writes to its choice, in UTF-16 units. */
export const LONGEST_ALTERNATIVE_NAME = 60;
export const LONGEST_CHOICE_TEXT = 1000;

const plain = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((written) => !written.includes('\0'));

/** Left out where whoever asks is not told of it. */
const price = {
  /** Whole øre (or cent); null where something on the stone has no fixed price. */
  Price: z.number().nullable().optional(),
  Currency: z.string().nullable().optional(),
  PriceVat: vat.optional(),
};

/** A stone among others between which a family chooses, as its business sees it. */
const alternative = z.object({
  id: identifier,
  letter: alternativeLetter,
  /** What it is called beside its letter; empty where it has no name. */
  name: z.string(),
  designName: z.string(),
  status: stoneStatus,
  version: z.number().int(),
  hasPreview: z.boolean(),
  ...price,
});
export type Alternative = z.infer<typeof alternative>;

/** `GET /api/stone/{id}/alternatives`, and the answer of every call that changes them. */
export const alternatives = z.object({
  /** In the order of their letters, the stone itself among them; none where it is no alternative. */
  alternatives: z.array(alternative),
  /** The family's link, where there is one that is good. */
  link: z.object({ expiresAt: z.string() }).nullable(),
  /** What the family has chosen, by the stone's number. */
  chosen: z.object({ id: identifier, text: z.string().nullable(), at: z.string() }).nullable(),
  /** Whether they may choose: until the approval of one of them is asked, or one of them is sent. */
  isOpen: z.boolean(),
});
export type Alternatives = z.infer<typeof alternatives>;

/** `POST /api/stone/{id}/alternatives`: the number of the stone that was made. */
export const alternativeMade = alternatives.extend({ made: identifier });
export type AlternativeMade = z.infer<typeof alternativeMade>;

/** `PUT /api/stone/{id}/alternatives/name` */
export const alternativeName = z.strictObject({ name: plain(LONGEST_ALTERNATIVE_NAME) });

/** `POST /api/stone/{id}/alternatives/link`: a new link for the family, in the place of the one before it. */
export const choiceLinkRequest = z.strictObject({
  days: z.number().int().min(1).max(MOST_APPROVAL_DAYS).default(APPROVAL_DAYS),
});
/** The token of `/choose/{token}`. It is told once, since only its hash is kept. */
export const choiceLinkMade = alternatives.extend({ token: z.string() });
export type ChoiceLinkMade = z.infer<typeof choiceLinkMade>;

export const choosePicturePath = tokenPath.extend({ letter: alternativeLetter });

/** `PUT /api/choose/{token}`: this one, or none any more. */
export const choosing = z.strictObject({
  letter: alternativeLetter.nullable(),
  text: plain(LONGEST_CHOICE_TEXT).nullish(),
});
export type Choosing = z.infer<typeof choosing>;

/** An alternative as the family sees it. */
const shownAlternative = z.object({
  letter: alternativeLetter,
  name: z.string(),
  /** Without contact data. */
  design,
  hasPicture: z.boolean(),
  ...price,
});

/** `GET /api/choose/{token}`, and the answer of a choice. */
export const choiceView = z.object({
  /** The business that asks; null where there is none. */
  business: z.string().nullable(),
  /** Until when the link is good, ISO 8601. */
  expiresAt: z.string(),
  alternatives: z.array(shownAlternative),
  chosen: z.object({ letter: alternativeLetter, text: z.string().nullable(), at: z.string() }).nullable(),
  isOpen: z.boolean(),
});
export type ChoiceView = z.infer<typeof choiceView>;
