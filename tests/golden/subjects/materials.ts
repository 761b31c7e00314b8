import type { StoneVariant } from '../../../src/stone/catalogue/stoneType';
import { design } from '../../../src/stone/stone';
import { CATALOGUE_FOLDER, catalogue } from '../catalogue';
import { fileName, type Golden } from '../golden';
import { PLATE, plainCatalogue } from '../plates';

/** Every material and finish of the catalogue once, by its name. */
const MATERIALS_BY_NAME = new Map(
  catalogue.stoneTypes.flatMap(({ Variants }) =>
    Variants.map((variant): [string, StoneVariant] => [variant.Name, { ...variant, id: PLATE }]),
  ),
);

const LETTERS = [
  { fontColor: 'hvid', variant: 'sandb', x: 26 },
  { fontColor: 'transparent', variant: 'sandb', x: 62 },
  { fontColor: 'bronze', variant: 'bronze', x: 98 },
].map(({ x, ...given }) => ({
  type: 'text',
  subText: 'Å',
  fontSize: '30',
  position: { x, y: 58, rotation: 0 },
  ...given,
}));

/** Every material as a plate with an engraved, a bare and a mounted letter, to see the contrast of each. */
export const MATERIALS: readonly Golden[] = [...MATERIALS_BY_NAME].map(([name, variant]) => {
  const plain = plainCatalogue(124, 80);
  return {
    name: `materials/${fileName(name)}`,
    design: design.parse({ StoneTypeId: PLATE, StoneTypeVariantId: PLATE, Parms: LETTERS }),
    catalogue: {
      ...plain,
      stoneTypes: plain.stoneTypes.map((stone) => ({ ...stone, Variants: [variant] })),
    },
    catalogueFolder: CATALOGUE_FOLDER,
    pxPerMm: 1.6,
  };
});
