import { frameTypeNamed } from '../frame';
import { isSeen } from '../handling';
import type { StoneMake } from '../make/make';
import type { Design } from '../stone';
import { canonicalJson } from './canonicalJson';
import { colour, type Fields, sealedElement } from './sealedElement';

/** What is ordered besides the face, without what means the same as nothing. */
function sealedMake(make: StoneMake | undefined): Fields | undefined {
  const said = Object.entries(make ?? {}).filter(([, value]) => value !== 'asFace' && value !== 0);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}

function sealedFrame({ Frame: { Type, Color, HideCorners, EraseBorders } }: Design): Fields | undefined {
  if (frameTypeNamed(Type) === 'none') return undefined;
  const erased = Object.entries(EraseBorders).flatMap(([half, isErased]) => (isErased ? [half] : []));
  return { Type, Color: colour(Color), HideCorners, erased: erased.sort() };
}

/** The stone: one of the catalogue by its number, a photographed one by what it is. */
function sealedStone({ StoneTypeId, StoneTypeVariantId, stoneStoneTypes }: Design): Fields {
  const own = stoneStoneTypes.find(({ id }) => id === StoneTypeId);
  if (!own) return { stoneType: StoneTypeId, variant: StoneTypeVariantId };
  const { width, height, outline, finish } = own;
  return { own: { width, height, outline, finish } };
}

/** What is sealed of a design besides its elements. */
export function sealedBareStone(design: Design): Fields {
  return {
    revision: design.revision,
    ...sealedStone(design),
    existing: design.ExistingStone || undefined,
    backOf: design.backOf,
    make: sealedMake(design.make),
    frame: sealedFrame(design),
  };
}

/**
 * All that a design says of what is cut and shown, as text that does not depend on how it was stored: the order of its keys,
 * how numbers and colours are written, whether defaults are. Not in it: names, cases, decisions, locks, aids over
 * the stone, findings that were waved aside, what is hidden, and the scenery behind the stone, which no sealed picture shows.
 *
 * Numbers are kept as exactly as they are written: a change that is too small for the outlines still is one.
 */
export function sealedDesign(design: Design): string {
  return canonicalJson({
    ...sealedBareStone(design),
    elements: design.Parms.filter(isSeen).map((element) => sealedElement(element, design)),
  });
}
