import { areaBetween, type Facing, nearnessBetween, roomBetween } from './facing';
import { type FontFit, type PairKind, whiteBetween } from './fontFit';

/** White this much wider or narrower than between plain letters still looks even: a well-kerned pair is left alone. */
const TOLERANCE = 0.1;

/**
 * The greatest distance a pair is closed or opened, in cap heights. Both are judgements: a font's own kerning
 * is seldom farther off, and a pair moved farther would stand out in a line among others of the same font.
 */
const CLOSEST = -0.06;
const WIDEST = 0.03;

/** Tips of two letters are not brought nearer than this, in cap heights: from viewing distance they would touch. */
const NEAREST_TIPS = 0.04;

/** The nearest white to the given one that still looks even beside plain letters. */
function tolerable(white: number, even: number): number {
  return Math.min(even * (1 + TOLERANCE), Math.max(even * (1 - TOLERANCE), white));
}

/**
 * How far two neighbours have to be moved for their nearness to reach a value, within the limits for a pair, in
 * cap heights: it only grows, so it is found by bisection.
 */
function moveTo(nearness: number, one: Facing, other: Facing): number {
  let [near, far] = [CLOSEST, WIDEST];
  for (let halving = 0; halving < 8; halving += 1) {
    const middle = (near + far) / 2;
    if (nearnessBetween(one, other, middle) < nearness) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

/** Whether one letter is partly above or below the other (AV, Ty), a fit that the designer must have set by looking. */
function areInterlocked({ lean }: FontFit, one: Facing, other: Facing): boolean {
  return areaBetween(one, other, lean, 0) < 0;
}

/**
 * How far a pair is moved from where the font sets it, in cap heights: only where its white is wide, or narrow, both as
 * an area and by near distances, and no farther than either requires. So serifs that nearly meet are not pushed together
 * because of the hollow above them; and a hollow pair (LA, TT) is not opened because its tips are near.
 *
 * @param fit of the font.
 */
export function pairMove(fit: FontFit, kind: PairKind, one: Facing, other: Facing): number {
  const even = fit.white[kind];
  const { area, hollow, nearness } = whiteBetween(one, other, fit.lean);
  // An area grows by exactly the distance its letters are moved.
  const byArea = tolerable(area, even.area) - area;
  const wanted = tolerable(nearness, even.nearness);
  const isWide = byArea < 0 && wanted < nearness;
  const byHollow = tolerable(hollow, even.hollow) - hollow;
  const isNarrow = byArea > 0 && wanted > nearness && byHollow > 0;
  if (isWide) {
    const room = roomBetween(one, other, NEAREST_TIPS);
    return Math.min(0, Math.max(byArea, moveTo(wanted, one, other), CLOSEST, -room));
  }
  if (!isNarrow || areInterlocked(fit, one, other)) return 0;
  return Math.min(byArea, moveTo(wanted, one, other), byHollow, WIDEST);
}
