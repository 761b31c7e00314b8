import type { SnapshotFrom } from 'xstate';
import type { designerMachine } from '../../machines/designer/designerMachine';

/** The saving state shown in the bar. */
export type SavingState =
  | 'resting'
  | 'unsaved'
  | 'savingSoon'
  | 'saving'
  | 'saved'
  | 'failing'
  | 'conflicting';

const SAID = ['unsaved', 'savingSoon', 'saving', 'saved', 'failing', 'conflicting'] as const;

/** Reads the saving region of the machine; short or unremarkable states are `resting`. */
export function savingStateOf(state: SnapshotFrom<typeof designerMachine>): SavingState {
  return SAID.find((name) => state.matches({ designing: { saving: name } })) ?? 'resting';
}
