/** An action, by its name. */
export interface Command {
  readonly id: string;
  readonly words: string;
  /** Its shortcut keys, as displayed. */
  readonly keys?: string;
  readonly act: () => void;
}
