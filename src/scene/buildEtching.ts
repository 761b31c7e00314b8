import { found } from '../stone/finding';
import { greyUnder, UNVEILED } from '../stone/legibility/contrast';
import type { Ground } from '../stone/legibility/readableColour';
import type { EtchingParm } from '../stone/parm';
import { cropped } from '../stone/photograph/crop';
import type { Built } from './built';
import { photographOutline } from './photographOutline';
import type { Sources } from './sources';

/**
 * The fewest pixels to an inch of which dots are made: half of what is printed on ceramic, since a dot is on or off and several of them
 * make a tone.
 */
export const ETCHED_DPI = 150;

/**
 * The lightest grey, 0 to 1 as it is stored, on which the pale dots still make a picture: of the catalogue's polished granites the black
 * one has 0.12, the dark grey and the red one 0.27, the light grey one 0.51.
 */
const DARK_ENOUGH = 0.28;

/** Whether dots show on a material: only dark and polished stone turns pale where it is hit. Any does where it is not known. */
export function showsEtching(
  { inverted }: Pick<EtchingParm, 'inverted'>,
  ground: Ground | undefined,
): boolean {
  if (!ground || inverted) return ground?.finish !== 'rough';
  return ground.finish === 'polished' && greyUnder(ground, UNVEILED) <= DARK_ENOUGH;
}

/**
 * Builds an etching from its photograph.
 *
 * @param ground the material; without one nothing is said about it.
 * @returns an empty box of its size where the photograph cannot be had; findings where it is too coarse, or the stone too light.
 */
export function buildEtching(
  element: EtchingParm,
  index: number,
  sources: Sources,
  ground: Ground | undefined,
): Built {
  const { shape, width, height, screen, dpi, engraves } = element;
  const { brightness, contrast, gamma, sharpness, inverted } = element;
  const box = { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 };
  const picture = sources.ownPicture(element.picture);
  const elements = [index];
  if (picture?.kind !== 'raster')
    return { node: { kind: 'unavailable', box }, warnings: [found('error', 'portraitFailed', { elements })] };
  const lies = cropped(element, picture, element.crop);
  const pixels = Math.round(lies.dpi);
  return {
    node: {
      kind: 'etching',
      shape,
      width,
      height,
      screen,
      dpi,
      engraves,
      tone: {
        ...(brightness !== undefined && { brightness }),
        ...(contrast !== undefined && { contrast }),
        ...(gamma !== undefined && { gamma }),
        ...(sharpness !== undefined && { sharpness }),
        ...(inverted && { inverted }),
      },
      outline: photographOutline(element),
      picture,
      fromPixels: lies.fromPixels,
      box,
    },
    warnings: [
      ...(pixels < ETCHED_DPI
        ? [found('warning', 'pictureTooCoarse', { elements, value: pixels, limit: ETCHED_DPI })]
        : []),
      ...(showsEtching(element, ground) ? [] : [found('warning', 'etchingUnseen', { elements })]),
    ],
  };
}
