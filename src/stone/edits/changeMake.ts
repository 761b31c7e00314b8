import type { StoneMake } from '../make/make';
import { type MakeableStone, type MakeFault, makeFault } from '../make/makeFault';
import { onlyChosen, withMake } from '../make/withMake';
import type { Design } from '../stone';

/** What is changed of how a stone is made, and the stone type it is chosen for; a field that is undefined is taken away. */
export interface MakeChange {
  readonly fields: Partial<StoneMake>;
  readonly stone: MakeableStone;
}

/** Why a change of the make is refused; undefined where it is not. What was wrong before is no reason to change nothing else. */
export function makeRefusal(design: Design, { fields, stone }: MakeChange): MakeFault | undefined {
  const fault = makeFault({ ...design.make, ...fields }, stone);
  return fault === makeFault(design.make ?? {}, stone) ? undefined : fault;
}

/** Changes how the stone is made; what it cannot be made like changes nothing. */
export function changeMake(design: Design, change: MakeChange): Design {
  if (makeRefusal(design, change)) return design;
  return withMake(design, onlyChosen({ ...design.make, ...change.fields }, change.stone));
}
