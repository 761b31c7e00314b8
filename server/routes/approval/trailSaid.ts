import type { Locale } from '../../../src/stone/catalogue/naming';
import { partOfKey } from '../../../src/stone/partsOfStone';
import { characters } from '../../../src/stone/spacing';
import type { Design } from '../../../src/stone/stone';
import type { Pin } from '../../../src/stone/wire/approval';
import type { KeptComment } from '../../store/approvals/comments';
import type { TrailEntry } from '../../store/approvals/trail';
import { elementName } from '../../texts/elementName';
import { aboutWord, trailSentence } from '../../texts/trailTexts';

/** An approval with all that its trail names by keys and numbers. */
interface Told {
  readonly entries: readonly Pick<TrailEntry, 'what' | 'detail' | 'approver_id'>[];
  /** The designs that were sent, by the number of their round. */
  readonly rounds: ReadonlyMap<number, Pick<Design, 'Parms'>>;
  /** Oldest first, as they were pinned. */
  readonly comments: readonly Pick<KeptComment, 'id' | 'pin' | 'line'>[];
  /** What relatives wrote to their objections, by who they are, in the order of these. */
  readonly objections: ReadonlyMap<number, readonly (string | null)[]>;
}

/** What is ticked by a key, as it stood in a round; the key itself where it stood there no more. */
function wordsOf(key: string, round: Pick<Design, 'Parms'> | undefined, locale: Locale): string {
  const part = partOfKey(key);
  if (part) return aboutWord(locale, part);
  const index = round?.Parms.findIndex((element) => element.key === key) ?? -1;
  const element = round?.Parms[index];
  return aboutWord(locale, 'words', { words: element ? elementName(element, index, locale) : key });
}

/** What a comment is about, as it stood when it was written. */
function placeOf(
  { pin, line }: { readonly pin: Pin; readonly line: string | null },
  round: Pick<Design, 'Parms'> | undefined,
  locale: Locale,
): string {
  if (pin.kind === 'whole') return aboutWord(locale, 'stone');
  if (pin.kind === 'place') {
    const mm = new Intl.NumberFormat(locale === 'no' ? 'nb' : locale, { maximumFractionDigits: 1 });
    return aboutWord(locale, 'place', { x: mm.format(pin.x), y: mm.format(pin.y) });
  }
  const letter = pin.kind === 'letter' ? characters(line ?? '')[pin.letter] : undefined;
  if (letter !== undefined) return aboutWord(locale, 'letter', { letter, words: line ?? '' });
  // It may have been written about an earlier round than was shown then.
  const words = line?.trim();
  return words ? aboutWord(locale, 'words', { words }) : wordsOf(pin.key, round, locale);
}

/**
 * What each entry of a trail tells, in a sentence. The trail keeps keys and identities, which mean nothing to its readers: a tick
 * names the line as it read in the version that was shown then, and comments are numbered in the order in which they were written.
 */
export function trailSaid({ entries, rounds, comments, objections }: Told, locale: Locale): string[] {
  let shown = 1;
  let written = 0;
  const objected = new Map<number, number>();
  const numberOf = (id: string) => comments.findIndex((comment) => String(comment.id) === id) + 1;
  return entries.map((entry) => {
    const { what, detail } = entry;
    if (what === 'sent') shown = Number(detail);
    const round = rounds.get(shown);
    switch (what) {
      case 'ticked':
      case 'unticked':
        return trailSentence(locale, entry, { about: wordsOf(detail, round, locale) });
      case 'commented': {
        const comment = comments[written];
        written += 1;
        const about = comment ? placeOf(comment, round, locale) : aboutWord(locale, 'stone');
        return trailSentence(locale, entry, { detail: String(written), about });
      }
      case 'replied':
      case 'settled':
      case 'reopened':
        return trailSentence(locale, entry, { detail: String(numberOf(detail) || detail) });
      case 'objected': {
        const by = entry.approver_id ?? 0;
        const nth = objected.get(by) ?? 0;
        objected.set(by, nth + 1);
        const words = objections.get(by)?.[nth];
        const sentence = trailSentence(locale, entry);
        return words ? `${sentence}: ${aboutWord(locale, 'words', { words })}` : sentence;
      }
      default:
        return trailSentence(locale, entry);
    }
  });
}
