import { z } from 'zod';

/** How bad a finding is: an error must not be cut, a warning wants a second look, a hint may well be meant. */
export const severity = z.enum(['error', 'warning', 'hint']);
export type Severity = z.infer<typeof severity>;

/** What can be wrong with the drawing itself: something that it names is not to be had. */
const OF_DRAWING = [
  'missingCharacter',
  'unknownFont',
  'fontFailed',
  'unknownColour',
  'unknownVignet',
  'unknownAttachment',
  'pictureFailed',
  'unknownTransform',
  'unknownFrame',
  'unknownFrameColour',
  'noRoomForFrame',
  'photographFailed',
] as const;

/** What a mason of long standing sees: what cannot be cut, cast or read. */
const OF_CRAFT = [
  'lettersTouching',
  'overFrame',
  'nearEdge',
  'outside',
  'overlapping',
  'attachmentOff',
  'tooThin',
  'rubberTooNarrow',
  'loosePiece',
  'illegible',
  'notCast',
] as const;

/** What a proof-reader of inscriptions sees. */
const OF_WORDS = [
  'sampleWords',
  'dateMissing',
  'impossibleDate',
  'datesReversed',
  'nameDiffers',
  'dateDiffers',
  'partnerDiffers',
  'mixedQuotes',
  'mixedDates',
  'doubleSpace',
  'doubleWord',
  'unbalancedCrosses',
  'unbalancedBrackets',
  'spaceBeforeMark',
  'spaceAfterMark',
  'wrongLetter',
] as const;

/** Which rules of a churchyard a stone can break; a `tooThin` that is about no element is the stone's own. */
const OF_CHURCHYARD = [
  'tooWide',
  'tooTall',
  'tooThick',
  'tooLarge',
  'tooHeavy',
  'tooNarrow',
  'tooLow',
  'finishNotAllowed',
  'colourNotAllowed',
  'lettersNotAllowed',
  'lettersTooLow',
  'lettersTooHigh',
  'baseRequired',
  'baseNotAllowed',
  'notLying',
  'notUpright',
  // What the rule asks about, as `value` names it, is not known of the stone: nothing was decided.
  'ruleNotChecked',
] as const;

export const findingKind = z.enum([...OF_DRAWING, ...OF_CRAFT, ...OF_WORDS, ...OF_CHURCHYARD]);
export type FindingKind = z.infer<typeof findingKind>;

/** A character of a line: the line's index in `Parms`, the character's in the line (grapheme clusters), and what it is. */
export const foundCharacter = z.object({
  element: z.number().int(),
  index: z.number().int(),
  character: z.string(),
});
export type FoundCharacter = z.infer<typeof foundCharacter>;

const measured = z.union([z.number(), z.string()]).nullable();

/**
 * One thing that is wrong with a stone, for the reader's language to say. `value` is what the stone has and `limit` what
 * it should have: a length in mm, a ratio, words, by its kind; null where there is nothing to name.
 */
export const finding = z.object({
  kind: findingKind,
  severity,
  /** Indices in `Parms`; none where it is about the stone or its frame. */
  elements: z.array(z.number().int().nonnegative()).readonly(),
  characters: z.array(foundCharacter).readonly(),
  value: measured,
  limit: measured,
});
export type Finding = Readonly<z.infer<typeof finding>>;
