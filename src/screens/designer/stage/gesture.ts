import { growth, type Handle, rotationTowards } from '../../../scene/handles';
import type { ElementMeasure } from '../../../scene/measures';
import { boxOnStone } from '../../../scene/place';
import type { Place } from '../../../scene/scene';
import { type Guide, type Surroundings, snap } from '../../../scene/snapping';
import type { Edit } from '../../../stone/edits/edit';
import { type Mm, readNumber } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';

/** A point of the stone, in mm. */
export interface Point {
  readonly x: Mm;
  readonly y: Mm;
}

/** An element taken hold of: by itself to move it, by a handle to scale or turn it. */
export interface Grasp {
  readonly element: number;
  readonly parm: Parm;
  readonly measure: ElementMeasure;
  readonly handle: Handle | undefined;
  /** Where it was grasped. */
  readonly from: Point;
}

/** How the hand goes about it. */
export interface Manner {
  /** How near, in mm, something is drawn to what stands beside it. */
  readonly reach: Mm;
  /** Alt: nothing is drawn anywhere. */
  readonly free: boolean;
  /** Shift: turning goes in steps. */
  readonly inSteps: boolean;
}

/** What a gesture has come to: how to show it, and the edit it will be when it is let go. */
export interface Followed {
  readonly element: number;
  /** Enough to show it without building the element again; undefined where it has to be built. */
  readonly place: Partial<Place> | undefined;
  readonly guides: readonly Guide[];
  readonly edit: Edit;
}

/** The highest letters a hand may pull, in mm: as high as the panel takes them. */
const HIGHEST = 500;

/** Turning in steps goes by so many degrees. */
const TURN_STEP = 15;

function move(
  { element, measure, from }: Grasp,
  to: Point,
  surroundings: Surroundings,
  manner: Manner,
): Followed {
  const [x, y] = [measure.place.x + to.x - from.x, measure.place.y + to.y - from.y];
  const box = boxOnStone(measure.box, { ...measure.place, x, y });
  const at = manner.free ? { x, y, guides: [] } : snap({ x, y, box }, surroundings, manner.reach);
  return {
    element,
    place: { x: at.x, y: at.y },
    guides: at.guides,
    edit: { kind: 'place', element, x: at.x, y: at.y },
  };
}

/** A line of letters grows by its cap height, in tenths of a mm: that is what is ordered. Anything else is scaled. */
function scale({ element, parm, measure, from }: Grasp, to: Point): Followed {
  const by = growth(measure, from, to);
  if (parm.type === 'text') {
    const wished = Math.round((readNumber(parm.fontSize) ?? 20) * by * 10) / 10;
    const height = Math.min(HIGHEST, Math.max(1, wished));
    return {
      element,
      place: undefined,
      guides: [],
      edit: { kind: 'changeText', element, fields: { fontSize: String(height) } },
    };
  }
  const scaled = parm.scale * by;
  return { element, place: { scale: scaled }, guides: [], edit: { kind: 'scale', element, scale: scaled } };
}

function turn({ element, measure }: Grasp, to: Point, { inSteps }: Manner): Followed {
  const rotation = rotationTowards(measure, to, inSteps ? TURN_STEP : undefined);
  return { element, place: { rotation }, guides: [], edit: { kind: 'turn', element, rotation } };
}

/** What has come of a grasp when the hand has gone to a point of the stone. */
export function follow(grasp: Grasp, to: Point, surroundings: Surroundings, manner: Manner): Followed {
  switch (grasp.handle) {
    case undefined:
      return move(grasp, to, surroundings, manner);
    case 'turn':
      return turn(grasp, to, manner);
    case 'topLeft':
    case 'topRight':
    case 'bottomLeft':
    case 'bottomRight':
      return scale(grasp, to);
  }
}
