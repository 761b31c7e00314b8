import { catalogue } from '../catalogue';
import { fileName, type Golden, onStone } from '../golden';

/** How high its letters are, in mm: so that their cuts are seen in a small picture. */
const CAPITALS = 90;

/** Every stone type in space, on its base and with its widest bevel where it has them, and with letters cut into it. */
export const SPACE: readonly Golden[] = catalogue.stoneTypes.map(
  ({ id, Name, Variants, make, width, height }) => {
    const made = {
      ...(make?.bevel !== undefined && { bevel: make.bevel }),
      ...(make?.base && { base: make.base }),
    };
    const line = {
      ...{ type: 'text', subText: 'Ida', fontFamily: 'EB Garamond', variant: 'sandb' },
      ...{ fontSize: `${CAPITALS}`, position: { x: width / 2, y: height / 2 } },
    };
    const given = { StoneTypeId: id, StoneTypeVariantId: Variants[0]?.id, Parms: [line] };
    const name = `space/${id}-${fileName(Name)}`;
    return {
      ...onStone(name, { ...given, ...(Object.keys(made).length > 0 && { make: made }) }, 0.3),
      spaceSide: 240,
    };
  },
);
