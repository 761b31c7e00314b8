import { outlineOfCells } from '../geometry/cells';
import { transformOutline } from '../geometry/matrix';
import { colourNamed } from '../stone/colours';
import { found } from '../stone/finding';
import { isLighter } from '../stone/legibility/isLighter';
import type { Ground } from '../stone/legibility/readableColour';
import type { QrCodeParm } from '../stone/parm';
import { modulesOf, QUIET_ZONE } from '../stone/qrCode/modules';
import { emptyBox } from './buildOrnament';
import type { Built } from './built';

/**
 * How far from a corner in which two cuts meet both are cut off, in sides of a module: the rubber between them is then a
 * web of a fifth of a module and no point that tears. Readers look at the middle of a module.
 */
const CUT_OFF = 0.15;

/** Whether a code's light modules are cut, its quiet zone with them: where the paint is lighter than the stone. */
export function cutsLight({ fontColor }: QrCodeParm, ground: Pick<Ground, 'colour'> | undefined): boolean {
  const colour = colourNamed(fontColor) ?? 'white';
  return ground ? isLighter(colour, 'engraved', ground) : colour !== 'black';
}

/**
 * Builds a QR code as one ornament without seams, so that a knife and a blaster cut it once.
 *
 * What is seen is always dark on light, as every reader expects it: dark paint fills the dark modules, and light paint on
 * a dark stone the light ones with the quiet zone around them. Readers that know only that way exist still.
 *
 * @param ground the material; without one only black paint counts as darker than the stone.
 */
export function buildQrCode(element: QrCodeParm, index: number, ground: Ground | undefined): Built {
  const { content, sideLength, fontColor } = element;
  const modules = modulesOf(content);
  const across = modules.length + 2 * QUIET_ZONE;
  const module = sideLength / across;
  const ofLight = cutsLight(element, ground);
  const isDark = (column: number, row: number) => modules[row - QUIET_ZONE]?.[column - QUIET_ZONE] === true;
  const cells = outlineOfCells((column, row) => isDark(column, row) !== ofLight, across, CUT_OFF);
  const colour = colourNamed(fontColor);
  return {
    node: {
      kind: 'ornament',
      cut: 'engraved',
      colour: colour ?? 'white',
      outline: transformOutline(cells, [module, 0, 0, module, -sideLength / 2, -sideLength / 2]),
      source: `qrCode ${sideLength} ${ofLight ? 'light' : 'dark'} ${content}`,
      box: emptyBox(sideLength),
      module,
    },
    warnings: colour ? [] : [found('error', 'unknownColour', { elements: [index], value: fontColor })],
  };
}
