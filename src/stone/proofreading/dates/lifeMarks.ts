import type { Span } from '../line';

/** What a date refers to; `other` is a wedding and the like. */
export type Role = 'birth' | 'death' | 'other';

/** The style of a mark; the marks of one stone share a style. */
export type MarkStyle = 'sign' | 'word' | 'letter' | 'shortened' | 'other';

/** A mark of birth or death: a star, a cross, "født", "geb.". */
export interface LifeMark extends Span {
  readonly role: Role;
  readonly style: MarkStyle;
  readonly text: string;
}

/** The spellings of each mark; a word ends where its letters end. */
const MARKS: readonly { readonly role: Role; readonly style: MarkStyle; readonly written: RegExp }[] = [
  { role: 'birth', style: 'sign', written: /[*＊⁎∗✱✻✶★☆⭐]/gu },
  { role: 'death', style: 'sign', written: /[†✝✟✞☩✠‡]|\+(?=\s?\d)/gu },
  { role: 'birth', style: 'word', written: word('født|fødd|fødte|geboren|geb[^.\\s\\d]?oren') },
  { role: 'death', style: 'word', written: word('døde|død|gestorben|verstorben|avdød|afdød') },
  { role: 'birth', style: 'letter', written: word('f\\.|f(?=\\s?\\d)') },
  { role: 'death', style: 'letter', written: word('d\\.|d(?=\\s?\\d)') },
  { role: 'birth', style: 'shortened', written: word('geb\\.?') },
  { role: 'death', style: 'shortened', written: word('gest\\.?|verst\\.?') },
  {
    role: 'death',
    style: 'other',
    written: word(
      'omkom|omkommet|falt|faldt|faldet|gefallen|gef\\.|heimgegangen|entschlafen|hensov|hensovet|forulykket|forulykkede|bortgått|heimgangen|vermisst',
    ),
  },
  {
    role: 'other',
    style: 'other',
    written: word(
      'gift|viet|viede|bryllup|verh\\.?|verheiratet|getraut|hochzeit|trauung|døpt|døbt|getauft|konfirmeret|konfirmert|⚭|⚮|oo',
    ),
  },
];

function word(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'giu');
}

/** Every mark in a text, in order. */
export function lifeMarksIn(text: string): LifeMark[] {
  return MARKS.flatMap(({ role, style, written }) =>
    Array.from(text.matchAll(written), (match) => ({
      role,
      style,
      text: match[0],
      from: match.index,
      to: match.index + match[0].length,
    })),
  ).sort((one, other) => one.from - other.from);
}

/** Words between a mark and its date: "født i Aarhus den", "geb. am". A name there makes it a maiden name's mark. */
const LEADING =
  /^\s*(?:$|[:,–—-]|\(|(?:den|d|der|am|im|i|in|på|ved|vid|zu|auf|bei|aus|at|om|ca|circa|cirka|um|omkring|etwa|år|anno)(?!\p{L}))/iu;

/** Whether a mark is followed by a date, not by a maiden name as in "f. Hansen". */
export function leadsToDate({ style }: LifeMark, behind: string): boolean {
  return style === 'sign' || LEADING.test(behind);
}
