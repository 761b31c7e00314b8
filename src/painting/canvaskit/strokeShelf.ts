import type { Outline } from '../../lettering/outline';
import type { Typeface } from '../../lettering/typeface';
import { measureStrokes, type Strokes, type StrokesOf } from '../../scene/checks/strokes';
import type { Kit } from './kit';
import { weld } from './weld';

/** How finely letters are measured, and how broad strokes are looked for, in parts of the cap height. */
const LETTER = { step: 1 / 100, reach: 1 / 2 };

/** The same for ornaments, in mm of their natural size: broader than 12 mm is never too thin, at whatever scale. */
const ORNAMENT = { step: 0.4, reach: 12 };

/** Keeps what was measured of each glyph's and each ornament's strokes: welding and measuring take milliseconds. */
export class StrokeShelf implements StrokesOf {
  private readonly glyphs = new Map<Typeface, Map<number, Strokes>>();
  private readonly outlines = new Map<string, Strokes>();

  constructor(private readonly kit: Kit) {}

  glyph(typeface: Typeface, gid: number): Strokes {
    const ofTypeface = this.glyphs.get(typeface) ?? new Map<number, Strokes>();
    this.glyphs.set(typeface, ofTypeface);
    const known = ofTypeface.get(gid);
    if (known) return known;
    const { capHeight } = typeface;
    const welded = weld(this.kit, typeface.glyphOutline(gid));
    const strokes = measureStrokes(welded, LETTER.step * capHeight, LETTER.reach * capHeight);
    ofTypeface.set(gid, strokes);
    return strokes;
  }

  ornament(source: string, outline: Outline): Strokes {
    const known = this.outlines.get(source);
    if (known) return known;
    const strokes = measureStrokes(weld(this.kit, outline), ORNAMENT.step, ORNAMENT.reach);
    this.outlines.set(source, strokes);
    return strokes;
  }
}
