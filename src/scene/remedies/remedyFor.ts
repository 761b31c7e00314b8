import type { Edit } from '../../stone/edits/edit';
import { type Finding, isOfWords } from '../../stone/finding';
import { linesOf } from '../../stone/proofreading/line';
import { remedyOf } from '../../stone/proofreading/remedy';
import { fitToStone } from './fitToStone';
import { largerLetters } from './largerLetters';
import { recolour } from './recolour';
import type { Remedied } from './remedied';
import { setApart } from './setApart';

/** What a press on a finding's remedy does; undefined where nobody but a person can mend it. */
export function remedyFor(finding: Finding, given: Remedied): Edit | undefined {
  switch (finding.kind) {
    case 'lettersTouching':
      return setApart(finding, given);
    case 'tooThin':
    case 'rubberTooNarrow':
    case 'loosePiece':
      return largerLetters(finding, given);
    case 'outside':
    case 'nearEdge':
    case 'overFrame':
    case 'attachmentOff':
      return fitToStone(finding, given);
    case 'illegible':
      return recolour(finding, given);
    default:
      return isOfWords(finding.kind) ? remedyOf(finding, linesOf(given.design)) : undefined;
  }
}
