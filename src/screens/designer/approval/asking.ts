import type { SnapshotFrom } from 'xstate';
import type { AskingEvent, askingMachine } from '../../../machines/approving/askingMachine';

/** The approval of the stone in the designer, and what is done about it. */
export interface AskingProps {
  readonly state: SnapshotFrom<typeof askingMachine>;
  readonly send: (event: AskingEvent) => void;
}
