import type { FontEntry } from '../stone/catalogue/font';
import type { Revision } from '../stone/revision';
import { byFlatCapitals } from './flatCapitals';
import { FontError } from './fontError';
import { loadShaper } from './shaper';
import { openTypeface, type Typeface } from './typeface';

/** A typeface, and whether its lines have to be slanted because the family has no italic. */
export interface FoundTypeface {
  readonly typeface: Typeface;
  readonly cursive: 'slant' | 'none';
}

/** The fields of a line that determine its font file. */
interface WrittenLine {
  readonly fontFamily: string;
  readonly cursive: boolean;
}

/** Reads a font file by its `file` or `italic` in the catalogue. */
export type ReadFont = (file: string) => Promise<ArrayBuffer>;

/** Keeps the typefaces used by designs open: each file is read once, however many callers request it at a time. */
export class FontCache {
  readonly #read: ReadFont;
  readonly #families: ReadonlyMap<string, FontEntry>;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #open = new Map<string, Typeface>();
  /** The same typefaces by revision 1 of the measures. */
  readonly #measured = new Map<string, Typeface>();

  constructor(read: ReadFont, catalogue: readonly FontEntry[]) {
    this.#read = read;
    this.#families = new Map(catalogue.map((entry) => [entry.family, entry]));
  }

  /**
   * Opens the families, upright and italic; those not in the catalogue are skipped (`get` reports them).
   *
   * @throws FontError for the first family that could not be loaded, after all others are loaded; a repeated call
   * retries.
   */
  async load(families: Iterable<string>): Promise<void> {
    const entries = [...new Set(families)].flatMap((family) => this.#families.get(family) ?? []);
    await this.#loadFiles(
      entries.flatMap(({ family, file, italic }) =>
        [file, italic ?? []].flat().map((each) => ({ file: each, family })),
      ),
    );
  }

  /**
   * Opens only what lines are written in: the italic for cursive ones, the upright for the others
   * and where there is no italic. Otherwise like `load`.
   */
  async loadFor(lines: Iterable<WrittenLine>): Promise<void> {
    await this.#loadFiles(
      [...lines].flatMap(({ fontFamily, cursive }) => {
        const entry = this.#families.get(fontFamily);
        if (!entry) return [];
        return [{ file: (cursive ? entry.italic : undefined) ?? entry.file, family: fontFamily }];
      }),
    );
  }

  /**
   * The typeface of a family: for a cursive line its italic, or the upright with the note that it is to be slanted.
   *
   * @param revision of the design whose letters it is for: how high its capitals are taken to be.
   * @returns `unknown` for a family the catalogue does not hold, `failed` for one that is not loaded.
   */
  get(family: string, cursive: boolean, revision?: Revision): FoundTypeface | 'unknown' | 'failed' {
    const entry = this.#families.get(family);
    if (!entry) return 'unknown';
    const italic = cursive ? entry.italic : undefined;
    const typeface = (revision === undefined ? this.#open : this.#measured).get(italic ?? entry.file);
    if (!typeface) return 'failed';
    return { typeface, cursive: cursive && !italic ? 'slant' : 'none' };
  }

  /** Closes every typeface; the cache is empty afterwards. */
  close(): void {
    for (const typeface of this.#open.values()) typeface.close();
    this.#open.clear();
    this.#measured.clear();
    this.#loading.clear();
  }

  async #loadFiles(files: readonly { readonly file: string; readonly family: string }[]): Promise<void> {
    const outcomes = await Promise.allSettled(files.map(({ file, family }) => this.#loadFile(file, family)));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  #loadFile(file: string, family: string): Promise<void> {
    const running = this.#loading.get(file);
    if (running) return running;
    const started = this.#openFile(file, family).catch((error: unknown) => {
      this.#loading.delete(file);
      throw error;
    });
    this.#loading.set(file, started);
    return started;
  }

  async #openFile(file: string, family: string): Promise<void> {
    const [shaper, bytes] = await Promise.all([
      loadShaper(),
      this.#read(file).catch((cause: unknown) => {
        throw new FontError(family, 'cannot be read', cause);
      }),
    ]);
    // The cache may have been closed meanwhile.
    if (!this.#loading.has(file)) return;
    const typeface = openTypeface(shaper, bytes, family);
    this.#open.set(file, typeface);
    this.#measured.set(file, byFlatCapitals(typeface));
  }
}
