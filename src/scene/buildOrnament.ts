import { transformOutline } from '../lettering/matrix';
import { outlineFromSvg } from '../lettering/svgPath';
import { colourNamed } from '../stone/colours';
import type { VignetParm } from '../stone/parm';
import type { Built } from './built';
import type { Sources } from './sources';

/** The side in mm of the empty box that stands for a vignet the catalogue does not hold. */
const UNKNOWN_SIDE = 100;

/** An empty box of the given size about its middle. */
export function emptyBox(side = UNKNOWN_SIDE) {
  return { left: -side / 2, top: -side / 2, right: side / 2, bottom: side / 2 };
}

/** Puts a vignet's outline about the middle of its box, mirrored where the element says `reverse`. */
export function buildOrnament(element: VignetParm, index: number, sources: Sources): Built {
  const vignet = sources.vignet(element.vignetId);
  if (!vignet) {
    return {
      node: { kind: 'unavailable', box: emptyBox() },
      warnings: [{ kind: 'unknownVignet', element: index, id: element.vignetId }],
    };
  }
  const mirror = element.reverse ? -1 : 1;
  const [halfWidth, halfHeight] = [vignet.width / 2, vignet.height / 2];
  const colour = colourNamed(element.fontColor);
  return {
    node: {
      kind: 'ornament',
      cut: element.type === 'standardVignet' ? 'mounted' : 'engraved',
      colour: colour ?? 'white',
      outline: transformOutline(outlineFromSvg(vignet.outline), [
        mirror,
        0,
        0,
        1,
        -mirror * halfWidth,
        -halfHeight,
      ]),
      source: `vignet ${vignet.id}${element.reverse ? ' reversed' : ''}`,
      box: { left: -halfWidth, top: -halfHeight, right: halfWidth, bottom: halfHeight },
    },
    warnings: colour ? [] : [{ kind: 'unknownColour', element: index, colour: element.fontColor }],
  };
}
