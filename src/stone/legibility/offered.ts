import { type ColourName, ENGRAVED_COLOURS, MOUNTED_COLOURS, VIGNET_COLOURS } from '../colours';
import type { Cut } from '../cut';
import { type Ground, readableColour } from './readableColour';

type Words<C extends ColourName> = Readonly<Record<C, string>>;

const namesOf = <C extends ColourName>(words: Words<C>) => Object.keys(words) as [C, ...C[]];

/** Cast vignettes are offered in the colours of all vignettes; those of metal come first. */
const CAST_VIGNETS = ['brown', 'silver', 'gold', 'black', 'grey', 'white'] as const;

/**
 * The wire's word for the colour of a line that is read on a material: the one wished where it can be read.
 *
 * @param wished white and bronze where left out, the first that are offered (specification section 9).
 */
export function lineColourOn(ground: Ground, cut: Cut, wished?: ColourName): string {
  return cut === 'engraved'
    ? ENGRAVED_COLOURS[readableColour(wished ?? 'white', cut, ground, namesOf(ENGRAVED_COLOURS))]
    : MOUNTED_COLOURS[readableColour(wished ?? 'bronze', cut, ground, namesOf(MOUNTED_COLOURS))];
}

/**
 * The wire's word for the colour of a vignet that is read on a material: the one wished where it can be read.
 *
 * @param wished white and brown where left out.
 */
export function vignetColourOn(ground: Ground, cut: Cut, wished?: ColourName): string {
  return cut === 'engraved'
    ? VIGNET_COLOURS[readableColour(wished ?? 'white', cut, ground, namesOf(VIGNET_COLOURS))]
    : VIGNET_COLOURS[readableColour(wished ?? 'brown', cut, ground, CAST_VIGNETS)];
}

/** The colour a line is first carried out in on a material: white and bronze where nobody knows it. */
export function firstLineColour(ground: Ground | undefined, cut: Cut): string {
  if (ground) return lineColourOn(ground, cut);
  return cut === 'engraved' ? ENGRAVED_COLOURS.white : MOUNTED_COLOURS.bronze;
}

/** The colour a vignet is first carried out in on a material: white and brown where nobody knows it. */
export function firstVignetColour(ground: Ground | undefined, cut: Cut): string {
  if (ground) return vignetColourOn(ground, cut);
  return cut === 'engraved' ? VIGNET_COLOURS.white : VIGNET_COLOURS.brown;
}
