import { z } from 'zod';
import { named } from './catalogue/naming';

/** A finding's severity: an error must not be cut, a warning needs another look, a hint may be intended. */
export const severity = z.enum(['error', 'warning', 'hint']);
export type Severity = z.infer<typeof severity>;

const BADNESS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** Sorts findings, the worst first. */
export function worstFirst(one: Pick<Finding, 'severity'>, other: Pick<Finding, 'severity'>): number {
  return BADNESS[one.severity] - BADNESS[other.severity];
}

/** What can be wrong with the drawing itself: something it refers to is missing. */
const OF_DRAWING = [
  'missingCharacter',
  'unknownFont',
  'fontFailed',
  'unknownColour',
  'unknownVignet',
  'unknownAttachment',
  'pictureFailed',
  'portraitFailed',
  'unknownTransform',
  'unknownFrame',
  'unknownFrameColour',
  'noRoomForFrame',
  'photographFailed',
  'unknownMaterial',
] as const;

/** An experienced mason's findings: what cannot be cut, cast or read. */
const OF_CRAFT = [
  'lettersTouching',
  'overFrame',
  'nearEdge',
  'outside',
  'overlapping',
  'inReserved',
  'attachmentOff',
  'tooThin',
  'rubberTooNarrow',
  'loosePiece',
  'illegible',
  'notCast',
  'pictureTooCoarse',
  'etchingUnseen',
] as const;

/** What somebody has taken out of the picture, and may have forgotten. */
const OF_HANDLING = ['hidden'] as const;

/** A proof-reader's findings about inscriptions. */
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

/** Which rules of a churchyard a stone can break; a `tooThin` without an element is about the stone itself. */
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
  // The property the rule asks about, named by `value`, is unknown for the stone: nothing was decided.
  'ruleNotChecked',
] as const;

/** Whether a kind means that something is drawn differently than requested; the others are advised against. */
export function isOfDrawing(kind: FindingKind): boolean {
  return OF_DRAWING.some((each) => each === kind);
}

/** Whether a kind is the proof-reader's: its sentence includes the words concerned. */
export function isOfWords(kind: FindingKind): boolean {
  return OF_WORDS.some((each) => each === kind);
}

/** Whether a kind is about the stone itself, and not about anything on it. */
export function isOfStone(kind: FindingKind): boolean {
  return kind === 'photographFailed' || kind === 'unknownMaterial';
}

/** Whether a finding is about the rules of a churchyard: those are about the stone, without an element. */
export function isOfChurchyard({ kind, elements }: Pick<Finding, 'kind' | 'elements'>): boolean {
  return OF_CHURCHYARD.some((each) => each === kind) || (kind === 'tooThin' && elements.length === 0);
}

export const findingKind = z.enum([
  ...OF_DRAWING,
  ...OF_CRAFT,
  ...OF_HANDLING,
  ...OF_WORDS,
  ...OF_CHURCHYARD,
]);
export type FindingKind = z.infer<typeof findingKind>;

/** A character of a line: the line's index in `Parms`, the character's in the line (grapheme clusters), and its text. */
export const foundCharacter = z.object({
  element: z.number().int(),
  index: z.number().int(),
  character: z.string(),
});
export type FoundCharacter = z.infer<typeof foundCharacter>;

const measured = z.union([z.number(), z.string()]).nullable();

/**
 * One problem of a stone, to be translated. `value` is the stone's value and `limit` the required one:
 * a length in mm, a ratio, words, by its kind; null where there is nothing to name.
 */
export const finding = z.object({
  kind: findingKind,
  severity,
  /** Indices in `Parms`; none where it is about the stone or its frame. */
  elements: z.array(z.number().int().nonnegative()).readonly(),
  characters: z.array(foundCharacter).readonly(),
  value: measured,
  limit: measured,
  /** The name in the catalogue of what is shown instead of something missing; only where something is. */
  shown: z.object({ Name: named.Name, Names: named.Names }).optional(),
});
export type Finding = Readonly<z.infer<typeof finding>>;

/** A finding of a kind, with defaults for missing fields. */
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
