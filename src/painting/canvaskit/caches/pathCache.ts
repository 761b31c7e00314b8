import type { Path } from 'canvaskit-wasm';
import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import type { Outline } from '../../../geometry/outline';
import type { Typeface } from '../../../lettering/typeface';
import type { ReliefShape } from '../../relief/shapes';
import type { Keeper, Kit } from '../kit';
import { pathOf } from '../pathOf';
import type { ShapePath } from '../shapePath';

/** The capacity: a stone of 60 lines in six families has about 400 paths. No shape needs that many at once. */
const MOST_PATHS = 4000;

/** Caches Skia's path of each glyph and ornament, in the units they were drawn in. The cache owns its paths. */
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

  /** The path of an outline, cached by `source`. */
  outline(source: string, outline: Outline): Path {
    return this.paths.getOrMake(keyOf(source), () => this.make(outline));
  }

  /** A shape made as a whole, where the cache does so (`ExactPathCache`); otherwise it is composed of cached paths. */
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
