import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import { fittingToStone } from './fitToStone';
import type { Remedied } from './remedied';
import { remedyFor } from './remedyFor';
import { settingApart } from './setApart';

/**
 * Finds what a press on a finding's remedy does, piece by piece: nothing where a piece of work has not found it yet, so
 * that whoever asks can let others go first.
 */
export function* remedying(finding: Finding, given: Remedied): Generator<Edit | undefined> {
  switch (finding.kind) {
    case 'lettersTouching':
      yield* settingApart(finding, given);
      break;
    case 'outside':
    case 'nearEdge':
    case 'overFrame':
    case 'attachmentOff':
      yield* fittingToStone(finding, given);
      break;
    default:
      yield remedyFor(finding, given);
  }
}
