import { keyOf } from '../../../cache/keyOf';
import { LruCache } from '../../../cache/lruCache';
import type { Outline } from '../../../geometry/outline';
import type { Typeface } from '../../../lettering/typeface';
import { allOf } from '../../../scene/checks/allOf';
import { loosePieces } from '../../../scene/checks/ink/loosePieces';
import { type InkMeasures, type MeasuredInk, measuringStrokes } from '../../../scene/checks/strokes';
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

function ofLetter(typeface: Typeface): Fineness {
  const { capHeight } = typeface;
  return {
    step: LETTER.step * capHeight,
    reach: LETTER.reach * capHeight,
    tolerance: LETTER.tolerance * capHeight,
  };
}

/** Caches the measurements of each glyph and ornament: welding and measuring take milliseconds. */
export class InkCache implements InkMeasures {
  private readonly measured = new LruCache<string, MeasuredInk>({ most: MOST_MEASURED });

  constructor(private readonly kit: Kit) {}

  glyph(typeface: Typeface, gid: number): MeasuredInk {
    return this.measured.getOrMake(keyOf(typeface, gid), () =>
      allOf(this.measuring(typeface.glyphOutline(gid), ofLetter(typeface))),
    );
  }

  ornament(source: string, outline: Outline): MeasuredInk {
    return this.measured.getOrMake(keyOf(source), () => allOf(this.measuring(outline, ORNAMENT)));
  }

  measuringGlyph(typeface: Typeface, gid: number): Iterable<void> {
    return this.keeping(keyOf(typeface, gid), typeface.glyphOutline(gid), ofLetter(typeface));
  }

  measuringOrnament(source: string, outline: Outline): Iterable<void> {
    return this.keeping(keyOf(source), outline, ORNAMENT);
  }

  private *keeping(key: string, outline: Outline, fineness: Fineness): Generator<void> {
    if (!this.measured.get(key)) this.measured.set(key, yield* this.measuring(outline, fineness));
  }

  private *measuring(outline: Outline, { step, reach, tolerance }: Fineness): Generator<void, MeasuredInk> {
    const welded = weld(this.kit, outline);
    yield;
    const strokes = yield* measuringStrokes(welded, step, reach);
    const webs = yield* measuringStrokes(welded, step, reach, 'ground');
    yield;
    return { strokes, webs, loosePieces: loosePieces(welded, tolerance) };
  }
}
