import type { Finish } from '../../stone/finish';
import { type Rgb, rgbOf, toneOf } from '../colours';
import type { Surface as Covering } from '../relief/surfaces';
import type { Substance } from './part';

/** How a substance takes the light: metallic and rough from 0 to 1, as physically based renderers have it. */
export interface Look {
  /** The same for substances that look alike. */
  readonly name: string;
  /** Its colour in sRGB; under a picture it is white. */
  readonly rgb: Rgb;
  readonly alpha: number;
  readonly metallic: number;
  readonly roughness: number;
  /** How much of a clear layer lies over it: of polish, lacquer or glaze. */
  readonly clearcoat: number;
}

type Shine = Pick<Look, 'metallic' | 'roughness' | 'clearcoat'>;

const shine = (metallic: number, roughness: number, clearcoat = 0): Shine => ({
  metallic,
  roughness,
  clearcoat,
});

const FINISHES: Readonly<Record<Finish, Shine>> = {
  polished: shine(0, 0.35, 1),
  honed: shine(0, 0.6),
  rough: shine(0, 0.95),
};

const COVERINGS: Readonly<Record<Covering, Shine>> = {
  gold: shine(1, 0.35),
  silver: shine(1, 0.35),
  white: shine(0, 0.85),
  grey: shine(0, 0.85),
  black: shine(0, 0.7),
  bronze: shine(1, 0.5),
  alu: shine(1, 0.45),
  brown: shine(0.8, 0.55),
  blackLacquered: shine(0, 0.4, 1),
  sulfur: shine(1, 0.55),
  transparent: shine(0, 0.95),
  brass: shine(1, 0.25),
  steel: shine(1, 0.3),
  glass: shine(0, 0.05),
  porcelain: shine(0, 0.35, 1),
  granite: shine(0, 0.6),
};

const WHITE: Rgb = [1, 1, 1];
const GLAZED: Rgb = [0.95, 0.94, 0.91];

const mixed = (over: Rgb, under: Rgb, alpha: number): Rgb => [
  over[0] * alpha + under[0] * (1 - alpha),
  over[1] * alpha + under[1] * (1 - alpha),
  over[2] * alpha + under[2] * (1 - alpha),
];

function ofCovering(covering: Covering, stone: Rgb): Look {
  const { rgb, alpha } = toneOf(covering);
  // Through the bare cut the stone's own colour is seen; glass alone is seen through.
  const isBare = covering === 'transparent';
  return {
    name: isBare ? 'bare cut' : covering,
    rgb: isBare ? mixed(rgb, stone, alpha) : rgb,
    alpha: isBare ? 1 : alpha,
    ...COVERINGS[covering],
  };
}

/**
 * The look of a substance, by the tones of the picture.
 *
 * @param isPictured whether its picture is there; a stone without its tile has its plain colour.
 */
export function lookOf(substance: Substance, isPictured: boolean): Look {
  switch (substance.kind) {
    case 'stone': {
      const { variant, finish } = substance;
      const rgb = isPictured ? WHITE : rgbOf(variant.colour);
      return { name: `stone ${variant.id} ${finish}`, rgb, alpha: 1, ...FINISHES[finish] };
    }
    case 'photograph':
      return { name: 'photograph', rgb: isPictured ? WHITE : [0.5, 0.5, 0.5], alpha: 1, ...FINISHES.honed };
    case 'covering':
      return ofCovering(substance.covering, rgbOf(substance.over.colour));
    case 'portrait':
      return {
        name: `portrait ${substance.node.element}`,
        rgb: isPictured ? WHITE : GLAZED,
        alpha: 1,
        ...COVERINGS.porcelain,
      };
    case 'ceramic':
      return { name: 'ceramic', rgb: GLAZED, alpha: 1, ...COVERINGS.porcelain };
  }
}

/** A part of an sRGB colour as an amount of light (IEC 61966-2-1). */
export const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
