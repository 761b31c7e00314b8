import type { Mm } from '../../stone/numbers';
import { drillList } from '../lists/drillList';
import { elementWords } from '../lists/elementWords';
import { NothingMounted } from '../lists/nothingMounted';
import { spreadsheet } from '../lists/spreadsheet';
import { drillHoles } from '../sheet/drillHoles';
import type { FileStone, FileSupplies } from './supplies';
import { weldBy } from './weldBy';

/**
 * The holes for pins as a spreadsheet, numbered as on the template.
 *
 * @throws NothingMounted
 */
export async function drillFile(
  { scene, design, names, locale }: FileStone,
  { kit, translate }: FileSupplies,
  { depth }: { readonly depth?: Mm | undefined },
): Promise<string> {
  const holes = drillHoles(scene, weldBy({ kit }));
  if (holes.length === 0) throw new NothingMounted();
  const wording = { scene, parms: design.Parms, names, locale, translate };
  const wordsOf = (element: number) => elementWords(element, wording);
  return spreadsheet(drillList({ holes, height: scene.height, depth, wordsOf }, translate));
}
