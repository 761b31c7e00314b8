import { radians } from '../../../../geometry/angle';
import { growth, rotationTowards } from '../../../../scene/handles';
import type { StonePoint } from '../../../../scene/marks/mark';
import type { Edit } from '../../../../stone/edits/edit';
import { together } from '../../../../stone/edits/several';
import { type Mm, readNumber, toTenth } from '../../../../stone/numbers';
import type { ElementsGrasp, Followed, InHand, Manner } from './grasp';

/** The highest letters a hand may pull, in mm: as high as the panel takes them. */
const HIGHEST = 500;

/** Turning in steps goes by so many degrees. */
const TURN_STEP = 15;

/** The cap height a hand's wish comes to: the nearest that is cast, else tenths of a mm, which is what is ordered. */
function heightFor(wished: Mm, cast: readonly Mm[] | undefined): Mm {
  if (cast && cast.length > 0) {
    return cast.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best));
  }
  return Math.min(HIGHEST, Math.max(1, toTenth(wished)));
}

/** A line of letters grows by its cap height; anything else is scaled. */
function grow({ element, parm, cast }: InHand, by: number): Edit {
  if (parm.type !== 'text') return { kind: 'scale', element, scale: parm.scale * by };
  const height = heightFor((readNumber(parm.fontSize) ?? 20) * by, cast);
  return { kind: 'changeText', element, fields: { fontSize: String(height) } };
}

/** Where the elements' anchors come to lie when the whole grows or turns about its own. */
function moved(
  { inHand, grasped: { place } }: ElementsGrasp,
  by: (dx: Mm, dy: Mm) => readonly [Mm, Mm],
): readonly { readonly element: number; readonly x: Mm; readonly y: Mm }[] {
  if (inHand.length === 1) return [];
  return inHand.map(({ element, measure }) => {
    const [dx, dy] = by(measure.place.x - place.x, measure.place.y - place.y);
    return { element, x: place.x + dx, y: place.y + dy };
  });
}

/** Scales what is in hand about its anchor. */
export function scale(grasp: ElementsGrasp, to: StonePoint): Followed {
  const by = growth(grasp.grasped, grasp.from, to);
  const places = moved(grasp, (dx, dy) => [dx * by, dy * by]);
  const edit = together([
    ...places.map((place) => ({ kind: 'place' as const, ...place })),
    ...grasp.inHand.map((one) => grow(one, by)),
  ]);
  const built = grasp.inHand.some(({ parm }) => parm.type === 'text');
  return {
    placed: built
      ? undefined
      : grasp.inHand.map(({ element, parm }, place) => {
          const { x, y } = places[place] ?? {};
          return {
            element,
            place: { scale: parm.scale * by, ...(x !== undefined && y !== undefined && { x, y }) },
          };
        }),
    guides: [],
    edit,
  };
}

/** Turns what is in hand about its anchor. */
export function turn(grasp: ElementsGrasp, to: StonePoint, { inSteps }: Manner): Followed {
  const towards = rotationTowards(grasp.grasped, to, inSteps ? TURN_STEP : undefined);
  const by = towards - grasp.grasped.place.rotation;
  const angle = radians(by);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const places = moved(grasp, (dx, dy) => [dx * cos - dy * sin, dx * sin + dy * cos]);
  const turned = grasp.inHand.map(({ element, measure }) => ({
    element,
    rotation: grasp.inHand.length === 1 ? towards : measure.place.rotation + by,
  }));
  return {
    placed: turned.map(({ element, rotation }, at) => {
      const { x, y } = places[at] ?? {};
      return { element, place: { rotation, ...(x !== undefined && y !== undefined && { x, y }) } };
    }),
    guides: [],
    edit: together([
      ...places.map((one) => ({ kind: 'place' as const, ...one })),
      ...turned.map((one) => ({ kind: 'turn' as const, ...one })),
    ]),
  };
}
