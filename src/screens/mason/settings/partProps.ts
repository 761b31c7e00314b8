import type { MasonSettings } from '../../../painting/files/masonSettings';

/** A part of a mason's settings, as it is edited. */
export interface PartProps {
  readonly settings: MasonSettings;
  readonly onChange: (settings: MasonSettings) => void;
}
