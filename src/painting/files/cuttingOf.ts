import { centreLinesOf } from '../sheet/centreLinesOf';
import { type CutSheet, sheetOfWelded } from '../sheet/cutSheet';
import { forMachine } from '../sheet/knife/forMachine';
import { ordering, orderingSheet } from '../sheet/order/inCuttingOrder';
import type { CutOptions } from './fileOptions';
import { KeptCuts } from './keptCuts';
import type { FileStone, FileSupplies } from './supplies';
import { weldingOf } from './weldingOf';

/**
 * Makes the sheet that a plotter's file is written from: welded outlines by tool, in the order in which they are cut, in true mm.
 * What other files of the scene have welded and put in order is not done again. Pauses within both.
 */
export function* cuttingOf(
  { scene, design }: Pick<FileStone, 'scene' | 'design'>,
  { kit, cuts = new KeptCuts() }: Pick<FileSupplies, 'kit' | 'cuts'>,
  { stencil, layers, machine }: CutOptions,
): Generator<undefined, CutSheet> {
  const welded = yield* weldingOf(scene, { kit, cuts });
  const sheet = sheetOfWelded(scene, welded, {
    centreLines: centreLinesOf(design, scene.width),
    stencilMargin: stencil,
  });
  if (machine) return forMachine(sheet, machine, layers);
  const wanted = layers ? sheet.layers.filter(({ tool }) => layers.has(tool)) : sheet.layers;
  return yield* orderingSheet({ ...sheet, layers: wanted }, undefined, function* (outline, from) {
    const known = yield* cuts.orders.working(outline, () => ordering(outline, from));
    // Where other layers are cut before it, its way begins elsewhere.
    const isSame = known.from[0] === from[0] && known.from[1] === from[1];
    return isSame ? known : yield* ordering(outline, from);
  });
}
