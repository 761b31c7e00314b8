import type { Path } from 'canvaskit-wasm';
import type { Outline } from '../../geometry/outline';
import type { Typeface } from '../../lettering/typeface';
import type { ReliefShape } from '../relief/shapes';
import type { Keeper, Kit } from './kit';
import { pathOf } from './pathOf';
import type { ShapePath } from './shapePath';

/** Keeps one Skia path per glyph and per ornament, in the units they were drawn in, until it is deleted itself. */
export class PathShelf {
  private readonly glyphs = new Map<Typeface, Map<number, Path>>();
  private readonly outlines = new Map<string, Path>();

  constructor(private readonly kit: Kit) {}

  /** A glyph's path in font units, y down. */
  glyph(typeface: Typeface, gid: number): Path {
    let ofTypeface = this.glyphs.get(typeface);
    if (!ofTypeface) {
      ofTypeface = new Map();
      this.glyphs.set(typeface, ofTypeface);
    }
    let path = ofTypeface.get(gid);
    if (!path) {
      path = pathOf(this.kit, typeface.glyphOutline(gid));
      ofTypeface.set(gid, path);
    }
    return path;
  }

  /** The path of an outline that is the same wherever `source` is. */
  outline(source: string, outline: Outline): Path {
    let path = this.outlines.get(source);
    if (!path) {
      path = pathOf(this.kit, outline);
      this.outlines.set(source, path);
    }
    return path;
  }

  /** A shape made as a whole, where the shelf does so (`ExactPathShelf`); else it is put together of what is kept. */
  whole(_shape: ReliefShape, _keeper: Keeper): ShapePath | undefined {
    return undefined;
  }

  delete(): void {
    for (const ofTypeface of this.glyphs.values()) for (const path of ofTypeface.values()) path.delete();
    for (const path of this.outlines.values()) path.delete();
    this.glyphs.clear();
    this.outlines.clear();
  }
}
