import { type Box, boxAroundAll, boxUnder } from '../geometry/box';
import type { Matrix } from '../geometry/matrix';
import { type Corners, cornersUnder } from '../geometry/turnedBox';
import { bendAt } from '../lettering/bendLine';
import type { Line } from '../lettering/layLine';
import type { LetteringNode } from './scene';

/** The part of a straight line's band that a letter takes, to the next one; in mm about the line's middle. */
function partsOf({ letters, width, baseline }: Line, band: Box): { part: Box; bend: Matrix }[] {
  const { top, bottom } = band;
  // An empty line stands on the curve where its middle is.
  if (baseline && letters.length === 0) return [{ part: band, bend: bendAt(baseline, 0) }];
  return letters.flatMap(({ x, advance, bend }, place) => {
    const end = letters[place + 1]?.x ?? x + advance;
    const [left, right] = [Math.min(x, end) - width / 2, Math.max(x + advance, end) - width / 2];
    return bend ? [{ part: { left, top, right, bottom }, bend }] : [];
  });
}

/**
 * The pointer target of a line: its band, and where the line is bent, the band's parts letter by letter.
 *
 * @param band that of the line as it would be if it were straight, in mm about its middle.
 */
export function bentReach(line: Line, band: Box): Pick<LetteringNode, 'box' | 'parts'> {
  const parts = partsOf(line, band);
  const box = boxAroundAll(parts.map(({ part, bend }) => boxUnder(part, bend)));
  if (!box) return { box: band };
  return {
    box,
    parts: parts.map(({ part, bend }): Corners => cornersUnder(part, bend)),
  };
}
