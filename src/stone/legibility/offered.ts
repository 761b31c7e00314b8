import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS } from '../colours';
import type { Cut } from '../cut';
import { type Ground, readableColour } from './readableColour';

type Words<C extends ColourName> = Readonly<Record<C, string>>;

const namesOf = <C extends ColourName>(words: Words<C>) => Object.keys(words) as [C, ...C[]];

/** Cast vignettes are offered in the colours of all vignettes; those of metal come first. */
const CAST_VIGNETS = ['brown', 'silver', 'gold', 'black', 'grey', 'white'] as const;

/**
 * The wire's word for a legible line colour on a material: the requested one if it is legible.
 *
 * @param wished by default white and bronze, the first on offer (specification section 9).
 */
export function lineColourOn(ground: Ground, cut: Cut, wished?: ColourName): string {
  return cut === 'engraved'
    ? ENGRAVED_COLOURS[readableColour(wished ?? 'white', cut, ground, namesOf(ENGRAVED_COLOURS))]
    : MOUNTED_COLOURS[readableColour(wished ?? 'bronze', cut, ground, namesOf(MOUNTED_COLOURS))];
}

/**
 * The wire's word for a legible vignet colour on a material: the requested one if it is legible.
 *
 * @param wished by default white and brown.
 */
export function vignetColourOn(ground: Ground, cut: Cut, wished?: ColourName): string {
  return cut === 'engraved'
    ? VIGNET_COLOURS[readableColour(wished ?? 'white', cut, ground, namesOf(VIGNET_COLOURS))]
    : VIGNET_COLOURS[readableColour(wished ?? 'brown', cut, ground, CAST_VIGNETS)];
}

/** The initial colour of a line on a material: white and bronze if the material is unknown. */
export function firstLineColour(ground: Ground | undefined, cut: Cut): string {
  if (ground) return lineColourOn(ground, cut);
  return cut === 'engraved' ? ENGRAVED_COLOURS.white : MOUNTED_COLOURS.bronze;
}

/** The initial colour of a vignet on a material: white and brown if the material is unknown. */
export function firstVignetColour(ground: Ground | undefined, cut: Cut): string {
  if (ground) return vignetColourOn(ground, cut);
  return cut === 'engraved' ? VIGNET_COLOURS.white : VIGNET_COLOURS.brown;
}
