import { catalogue } from '../catalogue';
import { fileName, onStone } from '../golden';

/** Every stone type, bare, in its first material. */
export const STONES = catalogue.stoneTypes.map(({ id, Name, Variants }) =>
  onStone(`stones/${id}-${fileName(Name)}`, { StoneTypeId: id, StoneTypeVariantId: Variants[0]?.id }, 0.3),
);
