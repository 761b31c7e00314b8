import type { Catalogue } from '../../catalogue/load';
import { type Design, design } from '../../src/stone/stone';
import { CATALOGUE_FOLDER, catalogue } from './catalogue';
import { PLAIN_TILES, PLATE, plainCatalogue, VARIANT } from './plates';

/** A stored picture that is compared with what is drawn now. */
export interface Golden {
  /** Its file below `pictures/`, without the ending: `families/cinzel`. */
  readonly name: string;
  readonly design: Design;
  readonly catalogue: Catalogue;
  /** The folder that holds the tiles. */
  readonly catalogueFolder: string;
  readonly pxPerMm: number;
  /** Drawn as it stands, with its side and on its base, as an offer shows it; else as it is exported. */
  readonly isStanding?: boolean;
  /** Drawn in its place, so many pixels wide, as the picture for the family shows it. */
  readonly placedWidth?: number;
  /** Drawn from its GLB, as it is seen in space, so many pixels wide and high. */
  readonly spaceSide?: number;
  /** Painted in space by the processor, as browsers that draw nothing there show it: from where, and how many pixels wide and high. */
  readonly turned?: { readonly turn: number; readonly lift: number; readonly side: number };
}

/** A family's or a stone's name as a file name: lower case, no spaces, Danish letters written out. */
export function fileName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A picture of a stone of the project's catalogue, in its own material. */
export function onStone(name: string, given: object, pxPerMm: number): Golden {
  return {
    name,
    design: design.parse(given),
    catalogue,
    catalogueFolder: CATALOGUE_FOLDER,
    pxPerMm,
  };
}

/** A plate: its size in mm, its tone, and pixels per mm. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly tone?: keyof typeof VARIANT;
  readonly pxPerMm?: number;
}

/** A picture of elements on a plain rectangular plate. */
export function onPlate(
  name: string,
  { width, height, tone = 'dark', pxPerMm = 2 }: Plate,
  Parms: readonly object[],
  given: object = {},
): Golden {
  return {
    name,
    design: design.parse({ StoneTypeId: PLATE, StoneTypeVariantId: VARIANT[tone], Parms, ...given }),
    catalogue: plainCatalogue(width, height),
    catalogueFolder: PLAIN_TILES,
    pxPerMm,
  };
}

/** A picture of a stone of the catalogue in plain material, with a frame. */
export function framed(name: string, stone: number, Frame: object, pxPerMm: number): Golden {
  return {
    name,
    design: design.parse({ StoneTypeId: stone, StoneTypeVariantId: VARIANT.dark, Frame }),
    catalogue: plainCatalogue(),
    catalogueFolder: PLAIN_TILES,
    pxPerMm,
  };
}
