import type { Outline } from '../../geometry/outline';
import type { Typeface } from '../../lettering/typeface';
import { loosePieces } from '../../scene/checks/ink/loosePieces';
import { type InkMeasures, type MeasuredInk, measureStrokes } from '../../scene/checks/strokes';
import type { Kit } from './kit';
import { weld } from './weld';

/** How finely ink is measured, how broad strokes are looked for, and how far a chord may lie from its curve. */
interface Fineness {
  readonly step: number;
  readonly reach: number;
  readonly tolerance: number;
}

/** Of letters, in parts of the cap height. */
const LETTER: Fineness = { step: 1 / 100, reach: 1 / 2, tolerance: 1 / 10_000 };

/** Of ornaments, in mm of their natural size: broader than 12 mm is never too thin, at whatever scale. */
const ORNAMENT: Fineness = { step: 0.4, reach: 12, tolerance: 0.004 };

/** Keeps what was measured of each glyph and each ornament: welding and measuring take milliseconds. */
export class InkShelf implements InkMeasures {
  private readonly glyphs = new Map<Typeface, Map<number, MeasuredInk>>();
  private readonly outlines = new Map<string, MeasuredInk>();

  constructor(private readonly kit: Kit) {}

  glyph(typeface: Typeface, gid: number): MeasuredInk {
    const ofTypeface = this.glyphs.get(typeface) ?? new Map<number, MeasuredInk>();
    this.glyphs.set(typeface, ofTypeface);
    const known = ofTypeface.get(gid);
    if (known) return known;
    const { capHeight } = typeface;
    const measured = this.measure(typeface.glyphOutline(gid), {
      step: LETTER.step * capHeight,
      reach: LETTER.reach * capHeight,
      tolerance: LETTER.tolerance * capHeight,
    });
    ofTypeface.set(gid, measured);
    return measured;
  }

  ornament(source: string, outline: Outline): MeasuredInk {
    const known = this.outlines.get(source);
    if (known) return known;
    const measured = this.measure(outline, ORNAMENT);
    this.outlines.set(source, measured);
    return measured;
  }

  private measure(outline: Outline, { step, reach, tolerance }: Fineness): MeasuredInk {
    const welded = weld(this.kit, outline);
    return {
      strokes: measureStrokes(welded, step, reach),
      webs: measureStrokes(welded, step, reach, 'ground'),
      loosePieces: loosePieces(welded, tolerance),
    };
  }
}
