/** Something that can be done, by its words. */
export interface Command {
  readonly id: string;
  readonly words: string;
  /** The keys that do the same, as they are written. */
  readonly keys?: string;
  readonly act: () => void;
}
