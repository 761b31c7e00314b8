import type { Edit } from '../../stone/edits/edit';
import { type Finding, isOfWords } from '../../stone/finding';
import { linesOf } from '../../stone/proofreading/line';
import { remedyOf } from '../../stone/proofreading/remedy';
import { castLetters } from './castLetters';
import { chooseShown } from './chooseShown';
import { fittingToStone } from './fittingToStone';
import { largerLetters } from './largerLetters';
import { recolour } from './recolour';
import type { Remedied } from './remedied';
import { settingApart } from './setApart';
import { castInstead, substitute } from './substitute';
import { thickerStrokes } from './thickerStrokes';

/**
 * Finds the edit of a finding's remedy, piece by piece: yields nothing where a piece of work has not found it yet, so
 * that the caller can yield to other work; nothing at all where only a person can fix it.
 */
export function* remedying(finding: Finding, given: Remedied): Generator<Edit | undefined> {
  switch (finding.kind) {
    case 'lettersTouching':
      return yield* settingApart(finding, given);
    case 'outside':
    case 'nearEdge':
    case 'overFrame':
    case 'attachmentOff':
    case 'inReserved':
      return yield* fittingToStone(finding, given);
    case 'tooThin':
      return yield largerLetters(finding, given) ?? thickerStrokes(finding, given);
    case 'rubberTooNarrow':
    case 'loosePiece':
      return yield largerLetters(finding, given);
    case 'illegible':
      return yield recolour(finding, given);
    case 'notCast':
      return yield castLetters(finding, given) ?? castInstead(finding, given);
    case 'unknownMaterial':
      return yield chooseShown(given);
    case 'missingCharacter':
      return yield substitute(finding, given);
    case 'hidden':
      return yield { kind: 'hideElements', elements: finding.elements, hidden: false };
    default:
      if (isOfWords(finding.kind)) yield remedyOf(finding, linesOf(given.design));
  }
}

/** The same without pauses. */
export function remedyFor(finding: Finding, given: Remedied): Edit | undefined {
  return [...remedying(finding, given)].findLast((edit) => edit !== undefined);
}
