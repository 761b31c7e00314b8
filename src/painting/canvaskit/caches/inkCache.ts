import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import type { Outline } from '../../../geometry/outline';
import type { Typeface } from '../../../lettering/typeface';
import { loosePieces } from '../../../scene/checks/ink/loosePieces';
import { type InkMeasures, type MeasuredInk, measureStrokes } from '../../../scene/checks/strokes';
import type { Kit } from '../kit';
import { weld } from '../weld';

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

/** How many are kept: more than one stone ever has, since each check of it asks for all of its own. */
const MOST_MEASURED = 4000;

/** Keeps what was measured of each glyph and each ornament: welding and measuring take milliseconds. */
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
