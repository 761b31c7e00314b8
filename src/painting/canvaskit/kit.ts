import type { CanvasKit, EmbindObject } from 'canvaskit-wasm';

/** Skia in WebAssembly, loaded by whoever paints: a worker, the command line, a test. */
export type Kit = CanvasKit;

/** Anything that lives on the WebAssembly heap, which no garbage collector empties. */
type Owned = Pick<EmbindObject<string>, 'delete'>;

/** Owns heap objects for as long as one piece of work lasts, and deletes them all when it ends. */
export class Keeper {
  private readonly kept: Owned[] = [];

  /** Takes over a heap object and hands it back. */
  readonly keep = <T extends Owned>(object: T): T => {
    this.kept.push(object);
    return object;
  };

  /** Deletes everything taken over, the latest first. */
  delete(): void {
    for (const object of this.kept.reverse()) object.delete();
    this.kept.length = 0;
  }
}

/** Does some work with heap objects that end with it. */
export function keeping<T>(work: (keeper: Keeper) => T): T {
  const keeper = new Keeper();
  try {
    return work(keeper);
  } finally {
    keeper.delete();
  }
}

/** Thrown where Skia answers with nothing although it was asked rightly: out of memory, or a broken picture. */
export class PaintingError extends Error {
  override name = 'PaintingError';
}

/** The object, or a PaintingError that says what could not be made. */
export function made<T>(object: T | null | undefined, what: string): T {
  if (object === null || object === undefined) throw new PaintingError(`Skia could not make ${what}`);
  return object;
}
