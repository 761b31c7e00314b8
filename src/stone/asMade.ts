import type { Design } from './stone';

/** All that a design says of what is cut and shown, as text. */
export function asMade({
  revision,
  type,
  StoneTypeId,
  StoneTypeVariantId,
  ExistingStone,
  ...design
}: Design): string {
  const { Parms, stoneVignets, stoneStoneTypes, Frame, make } = design;
  const elements = Parms.map(({ wished: _, name: _name, locked: _locked, ...element }) => element);
  const stone = { revision, type, StoneTypeId, StoneTypeVariantId, ExistingStone, make };
  return JSON.stringify({ ...stone, Frame, elements, stoneVignets, stoneStoneTypes });
}
