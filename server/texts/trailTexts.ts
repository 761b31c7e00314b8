import da from '../../locales/da/server.json';
import de from '../../locales/de/server.json';
import no from '../../locales/no/server.json';
import type { Locale } from '../../src/stone/catalogue/naming';
import type { PartOfStone } from '../../src/stone/partsOfStone';
import type { TrailEvent } from '../../src/stone/wire/approval';
import type { ApprovalState } from '../../src/stone/wire/approvalState';
import { filled } from './filled';

type TrailWord =
  | 'title'
  | 'subject'
  | 'seal'
  | 'state'
  | 'whole'
  | 'broken'
  | 'note'
  | 'asker'
  | 'program'
  | 'byLink'
  | 'heading'
  | 'print';

/** In which words it is said what a tick or a comment is about. */
type TrailAbout = 'words' | 'letter' | 'place' | PartOfStone;

interface TrailTexts extends Readonly<Record<TrailWord, string>> {
  readonly what: Readonly<Record<TrailEvent, string>>;
  readonly about: Readonly<Record<TrailAbout, string>>;
  readonly states: Readonly<Record<ApprovalState, string>>;
}

const TEXTS: Readonly<Record<Locale, TrailTexts>> = {
  da: da.approvalTrail,
  de: de.approvalTrail,
  no: no.approvalTrail,
};

/** A sentence about a trail. */
export function trailWord(
  locale: Locale,
  word: TrailWord,
  named: Readonly<Record<string, string>> = {},
): string {
  return filled(TEXTS[locale][word], named);
}

/** What a tick or a comment is about, in words. */
export const aboutWord = (
  locale: Locale,
  about: TrailAbout,
  named: Readonly<Record<string, string>> = {},
): string => filled(TEXTS[locale].about[about], named);

/** How an approval stands, in a word. */
export const stateWord = (locale: Locale, state: ApprovalState): string => TEXTS[locale].states[state];

/** An entry as the store has it. */
interface Entry {
  readonly what: TrailEvent;
  readonly detail: string;
  readonly who: string;
  readonly approver_id: number | null;
  readonly link_id: number | null;
}

/** What an entry tells, in a sentence. @param named what it is about, and a comment's number in place of its identity. */
export function trailSentence(
  locale: Locale,
  { what, detail }: Pick<Entry, 'what' | 'detail'>,
  named: { readonly detail?: string; readonly about?: string } = {},
): string {
  return filled(TEXTS[locale].what[what], { detail, ...named });
}

/** What is nobody's doing. */
const BY_PROGRAM: ReadonlySet<TrailEvent> = new Set(['voided', 'catalogueChanged', 'expired', 'redacted']);

/** Whose doing an entry is: a relative or a user by name; whoever has none by what they are. */
export function trailAuthor(locale: Locale, { who, what }: Entry): string {
  if (who !== '') return who;
  return TEXTS[locale][BY_PROGRAM.has(what) ? 'program' : 'asker'];
}

/** The link an entry came by, as `1.2`: the relative's number and the link's; null of whoever asked. */
export function trailLink({ approver_id, link_id }: Entry): string | null {
  return approver_id === null ? null : `${approver_id}.${link_id ?? 0}`;
}
