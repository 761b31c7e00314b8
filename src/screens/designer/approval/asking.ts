import type { SnapshotFrom } from 'xstate';
import type { AskingEvent, askingMachine } from '../../../machines/approving/askingMachine';

/** The approval of the stone in the designer, and what is done about it. */
export interface AskingProps {
  readonly state: SnapshotFrom<typeof askingMachine>;
  readonly send: (event: AskingEvent) => void;
}

/** What the notice and the popup of an approval are given by the designer, which opens and closes the popup. */
export interface ApprovalProps {
  /** Whether its popup is open. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}
