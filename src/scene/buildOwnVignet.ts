import { joinMatrices, type Matrix, transformOutline } from '../geometry/matrix';
import { colourNamed } from '../stone/colours';
import { found } from '../stone/finding';
import type { VignetParm } from '../stone/parm';
import type { StoneVignet } from '../stone/stone';
import { emptyBox } from './buildOrnament';
import type { Built } from './built';
import type { OwnPicture } from './ownPictures';
import { shapeVignet } from './shapedVignet';
import type { Sources } from './sources';
import { thicken } from './thicken';

/** The longer side in mm of an uploaded vignet whose size was not entered. */
const LONGER_SIDE = 100;

/** The natural size in mm: as entered with the upload, the rest from the picture's own proportions. */
function naturalSize({ width, height }: StoneVignet, picture: Pick<OwnPicture, 'width' | 'height'>) {
  const perUnit =
    (width && width / picture.width) ??
    (height && height / picture.height) ??
    LONGER_SIDE / Math.max(picture.width, picture.height);
  return { width: width ?? picture.width * perUnit, height: height ?? picture.height * perUnit };
}

/**
 * Builds an uploaded vignet from its loaded file: a traced outline is an ornament, blasted into the stone like
 * any other; a pixel picture is shown as it is.
 *
 * @param own what the design says about the upload; undefined where it says nothing.
 * @returns an empty box where there is nothing to draw.
 */
export function buildOwnVignet(
  element: VignetParm,
  index: number,
  own: StoneVignet | undefined,
  sources: Sources,
): Built {
  const picture = own && sources.ownPicture(own.url);
  if (!own || !picture) {
    const kind = own ? 'pictureFailed' : 'unknownVignet';
    const size = own && naturalSize(own, { width: 1, height: 1 });
    const box = size ? shapeVignet({ ...element, transform: '' }, index, size).box : emptyBox();
    return {
      node: { kind: 'unavailable', box },
      warnings: [found('error', kind, { elements: [index], value: element.vignetId })],
    };
  }
  const size = naturalSize(own, picture);
  const { matrix, box, drawnAs, warnings } = shapeVignet(element, index, size);
  if (picture.kind === 'raster') {
    const fromUnit = joinMatrices(matrix, [size.width, 0, 0, size.height, 0, 0]);
    return { node: { kind: 'image', picture, fromUnit, box }, warnings };
  }
  const colour = colourNamed(element.fontColor);
  const toNatural: Matrix = [size.width / picture.width, 0, 0, size.height / picture.height, 0, 0];
  const natural = transformOutline(picture.outline, toNatural);
  const thickened = element.type === 'customVignet' ? (element.thickened ?? 0) : 0;
  return {
    node: {
      kind: 'ornament',
      cut: 'engraved',
      colour: colour ?? 'white',
      outline: transformOutline(thickened === 0 ? natural : thicken(natural, thickened), matrix),
      source: `own vignet ${own.url} ${size.width} ${size.height}${thickened === 0 ? '' : ` +${thickened}`}${drawnAs}`,
      box,
    },
    warnings: colour
      ? warnings
      : [...warnings, found('error', 'unknownColour', { elements: [index], value: element.fontColor })],
  };
}
