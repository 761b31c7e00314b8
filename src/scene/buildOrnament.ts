import { transformOutline } from '../geometry/matrix';
import { outlineFromSvg } from '../geometry/svgPath';
import { colourNamed } from '../stone/colours';
import { found } from '../stone/finding';
import type { VignetParm } from '../stone/parm';
import type { Built } from './built';
import { shapeVignet } from './shapedVignet';
import type { Sources } from './sources';

/** The side in mm of the empty box that stands for a vignet missing in the catalogue. */
const UNKNOWN_SIDE = 100;

/** An empty box of the given size about its middle. */
export function emptyBox(side = UNKNOWN_SIDE) {
  return { left: -side / 2, top: -side / 2, right: side / 2, bottom: side / 2 };
}

/** Centres a catalogue vignet's outline about its middle, mirrored and transformed as the element says. */
export function buildOrnament(element: VignetParm, index: number, sources: Sources): Built {
  const vignet = sources.vignet(element.vignetId);
  if (!vignet) {
    return {
      node: { kind: 'unavailable', box: emptyBox() },
      warnings: [found('error', 'unknownVignet', { elements: [index], value: element.vignetId })],
    };
  }
  const { matrix, box, drawnAs, warnings } = shapeVignet(element, index, vignet);
  const colour = colourNamed(element.fontColor);
  return {
    node: {
      kind: 'ornament',
      cut: element.type === 'standardVignet' ? 'mounted' : 'engraved',
      colour: colour ?? 'white',
      outline: transformOutline(outlineFromSvg(vignet.outline), matrix),
      source: `vignet ${vignet.id}${drawnAs}`,
      box,
    },
    warnings: colour
      ? warnings
      : [...warnings, found('error', 'unknownColour', { elements: [index], value: element.fontColor })],
  };
}
