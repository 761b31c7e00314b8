import { found } from '../stone/finding';
import { WANTED_DPI } from '../stone/medallion/parm';
import type { MedallionParm } from '../stone/parm';
import { cropped } from '../stone/photograph/crop';
import { toneMatrix } from '../stone/photograph/tone';
import type { Built } from './built';
import { photographOutline } from './photographOutline';
import type { Sources } from './sources';

/**
 * Builds a medallion from its photograph.
 *
 * @returns an empty box of its size where the photograph cannot be had; a finding where it is too coarse to be printed.
 */
export function buildMedallion(element: MedallionParm, index: number, sources: Sources): Built {
  const { shape, width, height, rim, tone } = element;
  const box = { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 };
  const picture = sources.ownPicture(element.picture);
  if (picture?.kind !== 'raster')
    return {
      node: { kind: 'unavailable', box },
      warnings: [found('error', 'portraitFailed', { elements: [index] })],
    };
  const { fromPixels, dpi } = cropped(element, picture, element.crop);
  const isCoarse = Math.round(dpi) < WANTED_DPI;
  return {
    node: {
      kind: 'medallion',
      shape,
      tone,
      outline: photographOutline(element),
      picture,
      fromPixels,
      colours: toneMatrix(element),
      ...(rim && { rim }),
      box,
    },
    warnings: isCoarse
      ? [
          found('warning', 'pictureTooCoarse', {
            elements: [index],
            value: Math.round(dpi),
            limit: WANTED_DPI,
          }),
        ]
      : [],
  };
}
