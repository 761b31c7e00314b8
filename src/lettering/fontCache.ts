import type { FontEntry } from '../stone/catalogue/font';
import { FontError } from './fontError';
import { loadShaper } from './shaper';
import { openTypeface, type Typeface } from './typeface';

/** A typeface, and whether a line in it has to be slanted to stand for an italic that the family lacks. */
export interface FoundTypeface {
  readonly typeface: Typeface;
  readonly cursive: 'slant' | 'none';
}

/** What of a line says which file its letters come from. */
interface WrittenLine {
  readonly fontFamily: string;
  readonly cursive: boolean;
}

/** Reads a font file by its `file` or `italic` in the catalogue. */
export type ReadFont = (file: string) => Promise<ArrayBuffer>;

/** Keeps the typefaces that designs use open: each file is read once, however many ask for it at the same time. */
export class FontCache {
  readonly #read: ReadFont;
  readonly #families: ReadonlyMap<string, FontEntry>;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #open = new Map<string, Typeface>();

  constructor(read: ReadFont, catalogue: readonly FontEntry[]) {
    this.#read = read;
    this.#families = new Map(catalogue.map((entry) => [entry.family, entry]));
  }

  /**
   * Opens the families, upright and italic; those the catalogue does not hold are passed over (`get` says so).
   *
   * @throws FontError for the first family that could not be loaded, once all others are there; asking again tries
   * again.
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
   * Opens what lines are written in and nothing besides: the italic for those that are cursive, the upright for the others
   * and where there is no italic. Else like `load`.
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
   * The typeface of a family: for a cursive line its italic, or the upright and the word that it is to be slanted.
   *
   * @returns `unknown` for a family the catalogue does not hold, `failed` for one that is not loaded.
   */
  get(family: string, cursive: boolean): FoundTypeface | 'unknown' | 'failed' {
    const entry = this.#families.get(family);
    if (!entry) return 'unknown';
    const italic = cursive ? entry.italic : undefined;
    const typeface = this.#open.get(italic ?? entry.file);
    if (!typeface) return 'failed';
    return { typeface, cursive: cursive && !italic ? 'slant' : 'none' };
  }

  /** Closes every typeface; the cache is empty afterwards. */
  close(): void {
    for (const typeface of this.#open.values()) typeface.close();
    this.#open.clear();
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
    if (this.#loading.has(file)) this.#open.set(file, openTypeface(shaper, bytes, family));
  }
}
