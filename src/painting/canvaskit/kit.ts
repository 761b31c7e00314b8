import type { CanvasKit, EmbindObject } from 'canvaskit-wasm';

/** Skia in WebAssembly, loaded by the painting environment: a worker, the command line, a test. */
export type Kit = CanvasKit;

/** An object on the WebAssembly heap, which is not garbage-collected. */
type Owned = Pick<EmbindObject<string>, 'delete'>;

// Safari knows the syntax by its compiled form alone, which looks for the symbol under this name.
(Symbol as { dispose?: symbol }).dispose ??= Symbol.for('Symbol.dispose');

/** Owns heap objects for the duration of some work: `using keeper = new Keeper()` deletes them all where the block ends. */
export class Keeper implements Disposable {
  private readonly kept: Owned[] = [];

  /** Takes ownership of a heap object and returns it. */
  readonly keep = <T extends Owned>(object: T): T => {
    this.kept.push(object);
    return object;
  };

  /** Deletes everything owned, the latest first. */
  [Symbol.dispose](): void {
    for (const object of this.kept.reverse()) object.delete();
    this.kept.length = 0;
  }
}

/** Thrown where Skia returns null for a valid call: out of memory, or a broken picture. */
export class PaintingError extends Error {
  override name = 'PaintingError';
}

/** The object, or a PaintingError that names what could not be created. */
export function made<T>(object: T | null | undefined, what: string): T {
  if (object === null || object === undefined) throw new PaintingError(`Skia could not make ${what}`);
  return object;
}
