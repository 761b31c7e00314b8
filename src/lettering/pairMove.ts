import { areaBetween, type Facing, nearnessBetween, roomBetween } from './facing';
import { type FontFit, type PairKind, whiteBetween } from './fontFit';

/** White this much wider or narrower than between plain letters still looks even: a well-kerned pair is left alone. */
const TOLERANCE = 0.1;

/**
 * As far as a pair is drawn together or moved apart at most, in cap heights. Both are judgements: a font's own kerning
 * is seldom farther off, and a pair moved farther would show in a line beside others of the same font.
 */
const CLOSEST = -0.06;
const WIDEST = 0.03;

/** Tips of two letters are not drawn nearer than this, in cap heights: seen from before the stone they would touch. */
const NEAREST_TIPS = 0.04;

/** The nearest white to the one given that still looks even beside plain letters. */
function tolerable(white: number, even: number): number {
  return Math.min(even * (1 + TOLERANCE), Math.max(even * (1 - TOLERANCE), white));
}

/**
 * How far two neighbours have to be moved for their nearness to be as wide as given, within what a pair may be moved, in
 * cap heights: it only grows, so it is found by halves.
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

/** Whether one letter stands partly above or below the other (AV, Ty), as only who looked at the pair has set it. */
function areInterlocked({ lean }: FontFit, one: Facing, other: Facing): boolean {
  return areaBetween(one, other, lean, 0) < 0;
}

/**
 * How far a pair is moved beside where the font sets it, in cap heights: only where its white is wide, or narrow, both as
 * an area and as near places show it, and no farther than either asks. So serifs that nearly meet are not pushed together
 * because of the hollow above them; and a hollow pair (LA, TT) is not drawn apart because its tips are near.
 *
 * @param fit of the font.
 */
export function pairMove(fit: FontFit, kind: PairKind, one: Facing, other: Facing): number {
  const even = fit.white[kind];
  const { area, hollow, nearness } = whiteBetween(one, other, fit.lean);
  // An area grows by just as much as its letters are moved.
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
