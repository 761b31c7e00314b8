/** A line of what is kept: what it is, and what is kept of it. */
export interface DataRow {
  readonly label: string;
  readonly text: string;
}

/** One kind of what is kept. */
export interface DataPart {
  readonly title: string;
  /** How long it is kept. */
  readonly time: string;
  readonly rows: readonly DataRow[];
}

/** What is kept of one stone, or of a case itself. */
export interface DataSection {
  readonly title: string;
  readonly parts: readonly DataPart[];
}

/** The words of the paper of everything that is kept of a family, in its language. */
export interface DataWords {
  readonly title: string;
  /** Of whom or what, and of which day. */
  readonly about: string;
  readonly lead: string;
  readonly sections: readonly DataSection[];
}
