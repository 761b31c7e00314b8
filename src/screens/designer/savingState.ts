import type { SnapshotFrom } from 'xstate';
import type { designerMachine } from '../../machines/designer/designerMachine';

/** How the saving stands, as the bar says it. */
export type SavingState =
  | 'resting'
  | 'unsaved'
  | 'savingSoon'
  | 'saving'
  | 'saved'
  | 'failing'
  | 'conflicting';

const SAID = ['unsaved', 'savingSoon', 'saving', 'saved', 'failing', 'conflicting'] as const;

/** Reads the saving region of the machine; what passes at once or needs no words is `resting`. */
export function savingStateOf(state: SnapshotFrom<typeof designerMachine>): SavingState {
  return SAID.find((name) => state.matches({ designing: { saving: name } })) ?? 'resting';
}
