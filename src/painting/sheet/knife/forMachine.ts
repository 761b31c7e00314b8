import { boundsOf } from '../../../geometry/bounds';
import { type Box, boxAroundAll } from '../../../geometry/box';
import type { Outline } from '../../../geometry/outline';
import type { CutLayer, CutSheet } from '../cutSheet';
import { inCuttingOrder } from '../order/inCuttingOrder';
import type { Tool } from '../tools';
import { bridged } from './bridged';
import { besideCut } from './kerf';
import { knifePaths } from './knifePaths';
import type { Machine } from './machine';
import { marksLayer, weedLayer } from './marginLayers';
import { mirroredSheet } from './mirroredSheet';

/** The layers that are cut out of a foil or a rubber. */
const CUT: readonly Tool[] = ['engrave', 'mount', 'stencil'];

/** What is ink on a layer, and open or kept accordingly; of the others what lies within is kept. */
const INK: readonly Tool[] = ['engrave', 'mount'];

/** The box around what is cut, or around the whole sheet where nothing is. */
function cutBox({ layers, drawn }: CutSheet): Box {
  const boxes = layers
    .filter(({ tool }) => CUT.includes(tool))
    .flatMap(({ outline }) => boundsOf(outline) ?? []);
  return boxAroundAll(boxes) ?? drawn;
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The outline of a layer as a machine cuts it: its islands held, and beside a laser's cut. */
export function prepared({ tool, outline }: CutLayer, { cutter, tabs }: Machine): Outline {
  const isInk = INK.includes(tool);
  const held = tabs && isInk ? bridged(outline, tabs) : outline;
  if (cutter.kind !== 'laser' || !(isInk || tool === 'stencil' || tool === 'outline')) return held;
  return besideCut(held, cutter.kerf, isInk && cutter.keeps === 'opening' ? 'inside' : 'outside');
}

/**
 * A sheet as a machine cuts it: islands bridged, beside a laser's cut, mirrored where it is cut from the back; then in the
 * order of cutting, with a weed box and its lines after what is in them, and crosses before everything, while nothing is loose.
 * Last the path of each layer becomes that of the tool's holder.
 *
 * @param wanted the layers that the file is to hold; all where it is left out. The crosses' places follow from the whole
 *   sheet, so that files of single layers fit on each other.
 * @throws KerfTooWide, NoRoomForTab
 */
export function forMachine(sheet: CutSheet, machine: Machine, wanted?: ReadonlyMap<Tool, unknown>): CutSheet {
  const turned = machine.mirrored ? mirroredSheet(sheet) : sheet;
  const weedBox = machine.weedBox ?? 0;
  const whole = grown(cutBox(turned), weedBox);
  const chosen = wanted ? turned.layers.filter(({ tool }) => wanted.has(tool)) : turned.layers;
  const layers = chosen.map((layer) => ({ ...layer, outline: prepared(layer, machine) }));
  const ordered = inCuttingOrder({ ...turned, layers });
  const marks = machine.registration ? [marksLayer(whole)] : [];
  const cut = ordered.layers.filter(({ tool }) => CUT.includes(tool));
  const weed = weedLayer(cut, grown(cutBox(ordered), weedBox), machine);
  const others = ordered.layers.filter(({ tool }) => !CUT.includes(tool));
  const paths = knifePaths(
    [...marks, ...cut, ...weed, ...others],
    { cut: whole, drawn: turned.drawn },
    machine,
  );
  const reached = paths.flatMap(({ outline }) => boundsOf(outline) ?? []);
  return { ...ordered, layers: paths, drawn: boxAroundAll([turned.drawn, ...reached]) ?? turned.drawn };
}
