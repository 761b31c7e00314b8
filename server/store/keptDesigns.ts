import { type LastingParts, lastingPartsOf } from './lastingParts';

/** The most that is kept, in UTF-16 units: some five hundred large designs. In bytes it is about twice that. */
const MOST_KEPT = 10_000_000;
/** A larger design than this is not kept, in UTF-16 units: a few would push out all others. */
const LARGEST = 500_000;

/** A stored design as last read or written, with the mark of its row. */
export class KeptDesign {
  private encoded: Buffer | undefined;

  constructor(
    /** The row's mark: whatever writes the row changes it. */
    readonly mark: string,
    /** JSON text of an object with fields: its schema fills them all in. */
    readonly text: string,
    private parts?: LastingParts,
  ) {}

  /** What a write over it does not simply replace: read from its text once, where it is not known from writing it. */
  get lastingParts(): LastingParts {
    this.parts ??= lastingPartsOf(JSON.parse(this.text));
    return this.parts;
  }

  /** What follows the object's opening brace, in UTF-8: encoded once for all answers with it. */
  get afterBrace(): Buffer {
    this.encoded ??= Buffer.from(this.text.trimStart().slice(1));
    return this.encoded;
  }
}

/**
 * The designs that were read or written last, so that the database need not unpack and send those that have not
 * changed. It says for each reading which mark is the current one: nothing here is ever newer or older than the store.
 */
export class KeptDesigns {
  private readonly kept = new Map<number, KeptDesign>();
  private length = 0;

  /** The design of a stone as last seen; the one that was not asked for longest is given up first. */
  of(id: number): KeptDesign | undefined {
    const found = this.kept.get(id);
    if (!found) return undefined;
    this.kept.delete(id);
    this.kept.set(id, found);
    return found;
  }

  keep(id: number, design: KeptDesign): void {
    this.drop(id);
    if (design.text.length > LARGEST) return;
    this.kept.set(id, design);
    this.length += design.text.length;
    for (const oldest of this.kept.keys()) {
      if (this.length <= MOST_KEPT) return;
      this.drop(oldest);
    }
  }

  private drop(id: number): void {
    this.length -= this.kept.get(id)?.text.length ?? 0;
    this.kept.delete(id);
  }
}
