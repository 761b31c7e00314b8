import type { Box } from '../../../geometry/box';
import { frontView, planView, type StandingStone, sideView, type View } from '../../../scene/permit/views';
import type { Mm } from '../../../stone/numbers';
import type { ViewPlace } from './drawView';
import { firstFitting } from './scale';
import { AREA } from './sheet';

/** The scales of the drawing: churchyards ask for 1:10. */
const DRAWN_IN = [10, 20, 50, 100] as const;

/** Room for dimensions and names of views: left of the front, between front and side, right of the side. */
const ACROSS = { left: 24, between: 18, right: 12 } as const;
/** Above the front, between the ground and the plan, below the plan. */
const DOWN = { above: 20, between: 21, below: 11 } as const;

/** The foot of the sheet with notes and the control line. */
const NOTES: Mm = 29;

/** Where the drawing's notes begin. */
export const NOTES_TOP: Mm = AREA.bottom - NOTES;

/** A view and where it stands. */
export interface Placed {
  readonly view: View;
  readonly place: ViewPlace;
}

/** The three views of a stone on A4. */
export interface DrawingLayout {
  readonly scale: number;
  readonly front: Placed;
  readonly side: Placed;
  readonly plan: Placed;
  /** Where the views' names stand, over the front, and over the plan. */
  readonly nameTop: Mm;
  readonly planTop: Mm;
}

/** The box around everything in a view. */
function around({ stone, base, foundation }: View): Box {
  const boxes = [stone, ...[base, foundation].filter((box) => box !== undefined)];
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * Places the views as ISO 5456-2 has them in first angle: the view from the left on the right of the front, the plan below it; in
 * 1:10 where that fits on A4, else in the next smaller scale.
 */
export function drawingLayout(stone: StandingStone): DrawingLayout {
  const [front, side, plan] = [frontView(stone), sideView(stone), planView(stone)];
  const [ofFront, ofSide, ofPlan] = [around(front), around(side), around(plan)];
  const wide = Math.max(ofFront.right, ofPlan.right) * 2;
  const across = (scale: number) =>
    ACROSS.left + (wide + ofSide.right * 2) / scale + ACROSS.between + ACROSS.right;
  const deep = ofFront.bottom - ofFront.top + ofPlan.bottom - ofPlan.top;
  const down = (scale: number) => DOWN.above + deep / scale + DOWN.between + DOWN.below;
  const room = { width: AREA.right - AREA.left, height: NOTES_TOP - AREA.top };
  const scale = firstFitting(DRAWN_IN, (one) => across(one) <= room.width && down(one) <= room.height);
  const left = AREA.left + (room.width - across(scale)) / 2;
  const top = AREA.top + (room.height - down(scale)) / 2;
  const x = left + ACROSS.left + wide / 2 / scale;
  const ground = top + DOWN.above - ofFront.top / scale;
  const planTop = ground + ofFront.bottom / scale + DOWN.between;
  const sideX = x + wide / 2 / scale + ACROSS.between + ofSide.right / scale;
  return {
    scale,
    front: { view: front, place: { x, y: ground, scale } },
    side: { view: side, place: { x: sideX, y: ground, scale } },
    plan: { view: plan, place: { x, y: planTop - ofPlan.top / scale, scale } },
    nameTop: top + 4.5,
    planTop: planTop - 6,
  };
}
