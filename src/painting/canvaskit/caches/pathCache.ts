import type { Path } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import type { Outline } from '../../../geometry/outline';
import type { Typeface } from '../../../lettering/typeface';
import type { ReliefShape } from '../../relief/shapes';
import type { Keeper, Kit } from '../kit';
import { pathOf } from '../pathOf';
import type { ShapePath } from '../shapePath';

/** How many paths are kept: those of a stone of 60 lines in six families are about 400. No shape needs so many at once. */
const MOST_PATHS = 4000;

/** Keeps Skia's path of each glyph and each ornament, in the units they were drawn in. A path stays the cache's. */
export class PathCache {
  private readonly paths = new LruCache<string, Path>({
    most: MOST_PATHS,
    dispose: (path) => path.delete(),
  });

  constructor(protected readonly kit: Kit) {}

  /** A glyph's path in font units, y down. */
  glyph(typeface: Typeface, gid: number): Path {
    return this.paths.getOrMake(keyOf(typeface, gid), () => pathOf(this.kit, typeface.glyphOutline(gid)));
  }

  /** The path of an outline that is the same wherever `source` is. */
  outline(source: string, outline: Outline): Path {
    return this.paths.getOrMake(keyOf(source), () => this.make(outline));
  }

  /** A shape made as a whole, where the cache does so (`ExactPathCache`); else it is put together of what is kept. */
  whole(_shape: ReliefShape, _keeper: Keeper): ShapePath | undefined {
    return undefined;
  }

  protected make(outline: Outline): Path {
    return pathOf(this.kit, outline);
  }

  delete(): void {
    this.paths.clear();
  }
}
