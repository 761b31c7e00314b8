import { mappingBetween, setElements } from '../fitting/fitDesign';
import { type Fitting, thingsOn } from '../fitting/fitting';
import { mappingWithin } from '../fitting/mappingWithin';
import { handlingOf } from '../handling';
import type { Grounds } from '../legibility/readableColour';
import { elementInReadableColour } from '../legibility/withReadableColours';
import { MOST_WISHED, type Parm } from '../parm';
import type { Design } from '../stone';
import { asOn, beginning, hasFace, placed, type Remembered, remember, stoneOf } from './remember';
import { isSame } from './same';
import type { WishedStone } from './wishedStone';

/** An element with its remembered properties on these stones only. */
function knownOn(element: Parm, stones: readonly WishedStone[]): Parm['wished'] {
  return element.wished?.filter((one) => stones.some(({ StoneTypeId }) => StoneTypeId === one.StoneTypeId));
}

/** What is remembered, without a stone that was resized; everything is reset where that was the first. */
function withFace(
  { stones, elements }: Remembered,
  design: Design,
  stoneTypeId: number,
  fitting: Fitting,
): Remembered {
  const stale = stones.findIndex((one) => one.StoneTypeId === stoneTypeId && !hasFace(one, fitting.to));
  if (stale === 0) return beginning(design, fitting.from);
  return { stones: stones.filter((_stone, index) => index !== stale), elements };
}

/**
 * A design as it was last on a stone: in its material, unless another was chosen since, on which its colours
 * have to be legible.
 */
function cameBack(
  chosen: Design,
  { stones, elements }: Remembered,
  stone: WishedStone,
  grounds: Grounds | undefined,
): Design {
  const { make } = chosen;
  const { type, ExistingStone, rulers, guideLines, centerLineLeft, centerLineRight } = stone;
  const isTried = stones.length > 1;
  const ground = stone.StoneTypeVariantId === undefined ? grounds?.[chosen.StoneTypeVariantId] : undefined;
  const Parms = elements.map((element): Parm => {
    const before = asOn(element, stone.StoneTypeId) ?? placed(element);
    const there = ground ? elementInReadableColour(before, ground) : before;
    const handling = handlingOf(element);
    return { ...there, ...handling, ...(isTried && { wished: knownOn(element, stones) }) };
  });
  const { wished: _, ...rest } = chosen;
  const { StoneTypeVariantId = chosen.StoneTypeVariantId } = stone;
  const laid = { rulers, guideLines, centerLineLeft, centerLineRight };
  const there = { type, StoneTypeVariantId, ExistingStone, make, ...laid };
  const back = { ...rest, ...there, Parms };
  if (!isTried) return back;
  return { ...back, wished: stones.map((one) => (one === stone ? { ...one, StoneTypeVariantId } : one)) };
}

/** A design on a stone that is new to it: fitted from the first stone. */
function fitted(
  chosen: Design,
  { stones, elements }: Remembered,
  fitting: Fitting,
  grounds: Grounds | undefined,
): Design {
  const [first, ...others] = stones;
  if (!first) return chosen;
  const { thinnestStroke = 0 } = fitting.to;
  const kept = [first, ...others.slice(-(MOST_WISHED - 2))];
  const things = thingsOn(chosen, fitting, fitting.to);
  const asWished = elements.map((element) => asOn(element, first.StoneTypeId) ?? placed(element));
  const onBox = mappingBetween(asWished, first, fitting.to, things);
  const { [chosen.StoneTypeId]: to, [first.StoneTypeId]: madeFor } = fitting.silhouettes ?? {};
  const mapping = to ? mappingWithin(asWished, onBox, { to, madeFor }, chosen.Frame.Type, things) : onBox;
  const onStone = setElements(asWished, mapping, things);
  const ground = grounds?.[chosen.StoneTypeVariantId];
  const Parms = elements.map((element, index): Parm => {
    const onFace = placed(onStone[index] ?? element);
    const set = ground ? elementInReadableColour(onFace, ground) : onFace;
    const wished = [...(knownOn(element, kept) ?? []), { StoneTypeId: chosen.StoneTypeId, element: set }];
    return { ...set, ...handlingOf(element), wished };
  });
  const bare = { rulers: [], guideLines: undefined, centerLineLeft: undefined, centerLineRight: undefined };
  const set = { ...chosen, ...bare, Parms };
  const { factor, right, down } = mapping;
  const { width, height } = fitting.to;
  const here = stoneOf(set, { width, height, thinnestStroke, isWorkedOn: false, factor, right, down });
  return { ...set, wished: [...kept, here] };
}

/**
 * Places the content of a design's stone on another. On a stone it has been on, everything is restored exactly,
 * except for edits since; on any other it is fitted from the stone it was made for, and never from another fit.
 *
 * @param design the design as it stands on its stone.
 * @param chosen the same, with the chosen stone and material.
 * @param grounds the materials of the stone; left out where colours are not changed.
 */
export function setOnStone(design: Design, chosen: Design, fitting: Fitting, grounds?: Grounds): Design {
  const known = withFace(remember(design, fitting), design, chosen.StoneTypeId, fitting);
  const before = known.stones.find(({ StoneTypeId }) => StoneTypeId === chosen.StoneTypeId);
  const here = design.wished?.find(({ StoneTypeId }) => StoneTypeId === design.StoneTypeId);
  // What was chosen of the stone's make since counts on every stone.
  const make = here && isSame(here.make, design.make) ? before?.make : chosen.make;
  return before
    ? cameBack({ ...chosen, make }, known, before, grounds)
    : fitted(chosen, known, fitting, grounds);
}
