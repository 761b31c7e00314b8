import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import { fitToStone } from './fitToStone';
import { largerLetters } from './largerLetters';
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
    default:
      return undefined;
  }
}
