import type { SnapshotFrom } from 'xstate';
import type { Offered } from '../../api/lists';
import type { ApprovingEvent, approvingMachine } from '../../machines/approving/approvingMachine';
import type { ApprovalView } from '../../stone/wire/approval';

/** What the pages of a link have in common. */
export interface Page {
  readonly context: SnapshotFrom<typeof approvingMachine>['context'];
  /** How the approval stands, with what is on its way. */
  readonly view: ApprovalView;
  readonly offered: Offered;
  readonly send: (event: ApprovingEvent) => void;
}
