import { z } from 'zod';
import { pinnedLetter } from '../../stone/pinnedLetter';
import { type ApprovalView, type Pin, pin } from '../../stone/wire/approval';

/** What a comment is about, as its writer chose it. */
export const pinned = z.object({
  pin,
  /** The version of the stone that was read then: keys and letters are of that one. */
  round: z.number(),
  /** The letters of the line as they were read then, or what else it is about is called; empty where it is about the stone. */
  words: z.string(),
});
export type Pinned = z.infer<typeof pinned>;

type Shown = Pick<ApprovalView, 'round' | 'design' | 'elements'>;

/** The letters of a line, as they are counted by pins; of anything else its name. */
export function wordsAt({ design, elements }: Pick<Shown, 'design' | 'elements'>, key: string): string {
  const element = design.Parms.find((parm) => parm.key === key);
  if (element?.type === 'text') return element.subText;
  return elements.find((each) => each.key === key)?.text ?? '';
}

/** What is chosen on the stone that is shown. */
export function pinnedOn(view: Shown, chosen: Pin): Pinned {
  const isOfElement = chosen.kind === 'element' || chosen.kind === 'letter';
  return { pin: chosen, round: view.round, words: isOfElement ? wordsAt(view, chosen.key) : '' };
}

/**
 * Where something that was chosen on an earlier version of the stone is on the one that is shown, by the rule by which the server
 * carries comments. A letter that is gone is shown at its line, and what was about a line that is gone at the stone.
 */
export function carried(
  { pin: chosen, round, words }: Pinned,
  view: Shown,
): { readonly pin: Pin; readonly isLost: boolean } {
  if (chosen.kind === 'whole' || chosen.kind === 'place' || round === view.round)
    return { pin: chosen, isLost: false };
  const { key } = chosen;
  if (!view.elements.some((element) => element.key === key)) return { pin: { kind: 'whole' }, isLost: true };
  if (chosen.kind === 'element') return { pin: chosen, isLost: false };
  const letter = pinnedLetter(words, chosen.letter, wordsAt(view, key));
  return letter === undefined
    ? { pin: { kind: 'element', key }, isLost: true }
    : { pin: { ...chosen, letter }, isLost: false };
}

/** Whether two comments are about the very same. */
export function isSamePin(one: Pin, other: Pin): boolean {
  return JSON.stringify(pin.parse(one)) === JSON.stringify(pin.parse(other));
}
