import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import type { Outline } from '../../../geometry/outline';
import type { Typeface } from '../../../lettering/typeface';
import { loosePieces } from '../../../scene/checks/ink/loosePieces';
import { type InkMeasures, type MeasuredInk, measureStrokes } from '../../../scene/checks/strokes';
import type { Kit } from '../kit';
import { weld } from '../weld';

/** The resolution of ink measurements, the stroke width searched, and how far a chord may deviate from its curve. */
interface Fineness {
  readonly step: number;
  readonly reach: number;
  readonly tolerance: number;
}

/** For letters, in fractions of the cap height. */
const LETTER: Fineness = { step: 1 / 100, reach: 1 / 2, tolerance: 1 / 10_000 };

/** For ornaments, in mm of their natural size: wider than 12 mm is never too thin, at whatever scale. */
const ORNAMENT: Fineness = { step: 0.4, reach: 12, tolerance: 0.004 };

/** The capacity: more than any stone has, since each check requests everything on it. */
const MOST_MEASURED = 4000;

/** Caches the measurements of each glyph and ornament: welding and measuring take milliseconds. */
export class InkCache implements InkMeasures {
  private readonly measured = new LruCache<string, MeasuredInk>({ most: MOST_MEASURED });

  constructor(private readonly kit: Kit) {}

  glyph(typeface: Typeface, gid: number): MeasuredInk {
    const { capHeight } = typeface;
    return this.measured.getOrMake(keyOf(typeface, gid), () =>
      this.measure(typeface.glyphOutline(gid), {
        step: LETTER.step * capHeight,
        reach: LETTER.reach * capHeight,
        tolerance: LETTER.tolerance * capHeight,
      }),
    );
  }

  ornament(source: string, outline: Outline): MeasuredInk {
    return this.measured.getOrMake(keyOf(source), () => this.measure(outline, ORNAMENT));
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
