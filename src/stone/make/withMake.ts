import type { Design } from '../stone';
import { isSame } from '../wished/same';
import type { StoneMake } from './make';
import type { MakeableStone } from './makeFault';

/** What was chosen, without what the stone type has anyway; undefined where nothing is left. */
export function onlyChosen(make: StoneMake, { thickness: own }: MakeableStone): StoneMake | undefined {
  const { thickness, base, edge, side, bevel } = make;
  const chosen: StoneMake = {
    ...(thickness !== undefined && thickness !== own && { thickness }),
    ...(base && { base }),
    ...(edge !== undefined && edge !== 'asFace' && { edge }),
    ...(side !== undefined && side !== 'asFace' && { side }),
    ...(bevel !== undefined && bevel > 0 && { bevel }),
  };
  return Object.keys(chosen).length > 0 ? chosen : undefined;
}

/** The design with its stone made so; without the field where nothing is chosen, the same object where nothing changes. */
export function withMake(design: Design, make: StoneMake | undefined): Design {
  if (isSame(design.make, make)) return design;
  const { make: _, ...rest } = design;
  return make ? { ...rest, make } : rest;
}
