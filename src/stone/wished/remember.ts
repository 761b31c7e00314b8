import { type Face, type Mapping, setElement } from '../fitting/fitDesign';
import { type FittedFace, type Fitting, thingsOn } from '../fitting/fitting';
import { handlingOf } from '../handling';
import type { Parm, PlacedParm } from '../parm';
import type { Design } from '../stone';
import { carryEdit } from './carryEdit';
import { isSame } from './same';
import type { WishedStone } from './wishedStone';

/** The remembered stones, the first before the others, and each element's properties on each of them. */
export interface Remembered {
  readonly stones: readonly WishedStone[];
  readonly elements: readonly Parm[];
}

/** An element without its remembered properties, and without how it is handled, which is the same on every stone. */
export function placed({
  wished: _,
  name: _name,
  locked: _locked,
  hidden: _hidden,
  reserved: _reserved,
  key: _key,
  ...element
}: Parm): PlacedParm {
  return element;
}

/** An element's properties on a stone; undefined where unknown for its kind. */
export function asOn({ type, wished }: Parm, stone: number): PlacedParm | undefined {
  const known = wished?.find(({ StoneTypeId }) => StoneTypeId === stone)?.element;
  return known?.type === type ? known : undefined;
}

/** Whether a remembered stone still has this face: an own stone may have been resized. */
export function hasFace(stone: Face, face: Face): boolean {
  return stone.width === face.width && stone.height === face.height;
}

/** The current stone and the design's properties on it, without its elements. */
export function stoneOf(design: Design, how: Omit<WishedStone, keyof Design | 'elements'>): WishedStone {
  const { type, StoneTypeId, StoneTypeVariantId, ExistingStone, make } = design;
  const { rulers, guideLines, centerLineLeft, centerLineRight, Parms } = design;
  const own = { type, StoneTypeId, StoneTypeVariantId, ExistingStone, make };
  const laid = { rulers, guideLines, centerLineLeft, centerLineRight };
  return { ...how, ...own, ...laid, elements: Parms.length };
}

/** A design remembered in its current state only: its current stone is the first. */
export function beginning(design: Design, { width, height, thinnestStroke = 0 }: FittedFace): Remembered {
  const how = { width, height, thinnestStroke, isWorkedOn: true, factor: 1, right: 0, down: 0 };
  const stone = stoneOf(design, how);
  const elements = design.Parms.map((each): Parm => {
    const element = placed(each);
    return { ...element, ...handlingOf(each), wished: [{ StoneTypeId: stone.StoneTypeId, element }] };
  });
  return { stones: [stone], elements };
}

/** Whether nothing was edited since the design was placed on this stone. */
function isUntouched(design: Design, here: WishedStone): boolean {
  return (
    isSame(stoneOf(design, here), here) &&
    design.Parms.every((element) => isSame(placed(element), asOn(element, here.StoneTypeId)))
  );
}

function mappingOf(from: WishedStone, to: WishedStone): Mapping {
  const factor = to.factor / from.factor;
  return { from, to, factor, right: to.right - from.right * factor, down: to.down - from.down * factor };
}

/** An element with its properties on each of the stones after it was edited here. */
function carried(
  element: Parm,
  here: WishedStone,
  stones: readonly WishedStone[],
  design: Design,
  fitting: Fitting,
): Parm {
  const now = placed(element);
  const before = asOn(element, here.StoneTypeId);
  const wished = stones.map((stone) => {
    const { StoneTypeId } = stone;
    if (StoneTypeId === here.StoneTypeId) return { StoneTypeId, element: now };
    const there = asOn(element, StoneTypeId);
    const mapping = mappingOf(here, stone);
    const things = thingsOn(design, fitting, stone);
    return {
      StoneTypeId,
      element:
        before && there
          ? carryEdit(there, before, now, mapping, things)
          : placed(setElement(now, mapping, things)),
    };
  });
  return { ...now, ...handlingOf(element), wished };
}

/**
 * What is remembered of a design when it leaves its stone: edits made here apply to every stone, and the rest stays
 * as it was on each. Where nothing remembered belongs to this design, it starts anew.
 */
export function remember(design: Design, fitting: Fitting): Remembered {
  const { StoneTypeId, wished = [], Parms } = design;
  const here = wished.find((stone) => stone.StoneTypeId === StoneTypeId && hasFace(stone, fitting.from));
  if (!here || !Parms.some((element) => asOn(element, StoneTypeId))) return beginning(design, fitting.from);
  if (isUntouched(design, here)) {
    const stones = wished.filter(({ isWorkedOn }) => isWorkedOn);
    return { stones, elements: Parms };
  }
  const stones = wished
    .filter((stone) => stone === here || stone.isWorkedOn)
    .map((stone): WishedStone => {
      if (stone === here) return stoneOf(design, { ...here, isWorkedOn: true });
      const isSameMaterial = here.StoneTypeVariantId === design.StoneTypeVariantId;
      return isSameMaterial ? stone : { ...stone, StoneTypeVariantId: undefined };
    });
  return { stones, elements: Parms.map((element) => carried(element, here, stones, design, fitting)) };
}
