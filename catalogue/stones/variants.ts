import type { StoneVariant } from '../../src/stone/catalogue/stoneType';
import { type Finish, finish, LIMITS_OF_FINISH } from '../../src/stone/finish';
import { TILE_PX_PER_MM } from '../materials/sheet';
import { MATERIALS, type Material, type Naming } from './materials';

/** How a finish is added to a material's name. */
const FINISHED: Readonly<Record<Finish, Naming>> = {
  polished: ['poleret', 'poliert', 'polert'],
  honed: ['slebet', 'geschliffen', 'slipt'],
  rough: ['råkløvet', 'spaltrau', 'råkløyvd'],
};

/** Shorter than the material's own name and its finish: as this variant has been called since it was first offered. */
const CALLED: Readonly<Record<number, Naming>> = {
  8: ['Mørk Rønne-granit, råkløvet', 'Dunkler Rönne-Granit, spaltrau', 'Mørk Rønne-granitt, råkløyvd'],
};

const inLanguages = ([Name, de, no]: Naming) => ({ Name, Names: { de, no } });

function variantOf(stoneTypeId: number, material: Material, worked: Finish): StoneVariant | undefined {
  const { key, naming, rock, sort, tone, density, isSoft, finishes } = material;
  const offered = finishes[worked];
  if (!offered) return undefined;
  const [number, colour] = offered;
  const [da, de, no] = naming;
  const [finDa, finDe, finNo] = FINISHED[worked];
  const tile = `tiles/${key}-${worked}`;
  return {
    id: stoneTypeId * 100 + number,
    ...inLanguages(CALLED[number] ?? [`${da}, ${finDa}`, `${de}, ${finDe}`, `${no}, ${finNo}`]),
    material: { key, ...inLanguages(naming) },
    colour,
    finish: worked,
    rock,
    ...(sort && { sort }),
    tone,
    density,
    tile: `${tile}.webp`,
    small: `${tile}-small.webp`,
    tilePxPerMm: TILE_PX_PER_MM,
    ...LIMITS_OF_FINISH[isSoft ? 'rough' : worked],
  };
}

/** What a stone is offered in. */
export interface Offer {
  /** The numbers of those that come first, in this order, whatever their finish; the others follow, material by material. */
  readonly first: readonly number[];
  /** The finishes that it is made in, of every material. */
  readonly finishes: readonly Finish[];
  /** It is of a form that soft stones do not keep. */
  readonly isHard?: boolean;
}

/**
 * A stone type's variants: their ids are the type's times 100 plus the number of the material in its finish.
 */
export function variantsOf(stoneTypeId: number, { first, finishes, isHard = false }: Offer): StoneVariant[] {
  const place = ({ id }: StoneVariant) => {
    const at = first.indexOf(id - stoneTypeId * 100);
    return at < 0 ? first.length : at;
  };
  const all = MATERIALS.filter(({ isSoft }) => !(isSoft && isHard)).flatMap((material) =>
    [...new Set([...finishes, ...finish.options])].flatMap((one) => {
      const variant = variantOf(stoneTypeId, material, one);
      return variant && (finishes.includes(one) || place(variant) < first.length) ? [variant] : [];
    }),
  );
  return all.toSorted((one, other) => place(one) - place(other));
}
