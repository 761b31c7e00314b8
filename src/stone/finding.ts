import { z } from 'zod';
import { named } from './catalogue/naming';

/** How bad a finding is: an error must not be cut, a warning wants a second look, a hint may well be meant. */
export const severity = z.enum(['error', 'warning', 'hint']);
export type Severity = z.infer<typeof severity>;

const BADNESS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** Puts findings in order, the worst first. */
export function worstFirst(one: Pick<Finding, 'severity'>, other: Pick<Finding, 'severity'>): number {
  return BADNESS[one.severity] - BADNESS[other.severity];
}

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
  'unknownMaterial',
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

/** Whether a kind is about what is drawn otherwise than it was asked for; the others are drawn, and advised against. */
export function isOfDrawing(kind: FindingKind): boolean {
  return OF_DRAWING.some((each) => each === kind);
}

/** Whether a kind is what a proof-reader sees: its sentence names the words that it is about by itself. */
export function isOfWords(kind: FindingKind): boolean {
  return OF_WORDS.some((each) => each === kind);
}

/** Whether a kind is about the stone itself, and not about anything that stands on it. */
export function isOfStone(kind: FindingKind): boolean {
  return kind === 'photographFailed' || kind === 'unknownMaterial';
}

/** Whether a finding is about the rules of a churchyard: those are about the stone, and name no element. */
export function isOfChurchyard({ kind, elements }: Pick<Finding, 'kind' | 'elements'>): boolean {
  return OF_CHURCHYARD.some((each) => each === kind) || (kind === 'tooThin' && elements.length === 0);
}

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
  /** What is shown in the place of what is not to be had, as the catalogue calls it; only where something is. */
  shown: z.object({ Name: named.Name, Names: named.Names }).optional(),
});
export type Finding = Readonly<z.infer<typeof finding>>;

/** A finding of a kind; what is not said of it is nothing. */
export function found(
  severity: Severity,
  kind: FindingKind,
  {
    elements = [],
    characters = [],
    value = null,
    limit = null,
    shown,
  }: Partial<Omit<Finding, 'kind' | 'severity'>>,
): Finding {
  return { kind, severity, elements, characters, value, limit, ...(shown && { shown }) };
}

/** A finding with its sentence, in the reader's language. */
export const saidFinding = finding.extend({ text: z.string() });
export type SaidFinding = Readonly<z.infer<typeof saidFinding>>;
