import { isSeen } from '../../../src/stone/handling';
import type { Parm } from '../../../src/stone/parm';
import { pinnedLetter } from '../../../src/stone/pinnedLetter';
import { characters } from '../../../src/stone/spacing';
import type { ApprovalComment } from '../../../src/stone/wire/approval';
import type { KeptComment } from '../../store/approvals/comments';

/** An element by its key, as far as it is on the stone. */
export function keyedElement(elements: readonly Parm[], key: string): Parm | undefined {
  return elements.find((element) => element.key === key && isSeen(element));
}

type Place = Pick<ApprovalComment, 'pin' | 'about' | 'isLost'>;

function placeOf(
  { pin, line }: KeptComment,
  elements: readonly Parm[],
  nameOf: (element: Parm) => string,
): Place {
  if (pin.kind === 'whole' || pin.kind === 'place') return { pin, about: null, isLost: false };
  const element = keyedElement(elements, pin.key);
  if (!element) return { pin: { kind: 'whole' }, about: line?.trim() ?? null, isLost: true };
  if (pin.kind === 'element') return { pin, about: nameOf(element), isLost: false };
  const now = element.type === 'text' ? element.subText : '';
  const letter = pinnedLetter(line ?? '', pin.letter, now);
  if (letter === undefined) return { pin, about: characters(line ?? '')[pin.letter] ?? null, isLost: true };
  return { pin: { ...pin, letter }, about: characters(now)[letter] ?? null, isLost: false };
}

/**
 * Comments as they stand in a design: an element goes by its key, a letter by what became of its line since it was pinned, a
 * place stays where it is. What was about an element that is gone is about the whole stone, and names what it was.
 *
 * @param nameOf what an element is called in the reader's language.
 */
export function anchored(
  kept: readonly KeptComment[],
  elements: readonly Parm[],
  nameOf: (element: Parm) => string,
): ApprovalComment[] {
  return kept.map((comment) => ({
    id: comment.id,
    ...placeOf(comment, elements, nameOf),
    resolvedAt: comment.resolvedAt,
    messages: [...comment.messages],
  }));
}
