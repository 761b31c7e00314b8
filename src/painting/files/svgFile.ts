import { sealStatement } from '../../stone/sealing/sealStatement';
import { paintSvg } from '../svg/paintSvg';
import type { Options } from './formats';
import type { FileStone, FileSupplies } from './supplies';
import { weldBy } from './weldBy';

/** The scene as SVG; `welded` makes each element one path without overlaps. */
export function svgFile(
  { scene, design: { designName: title }, seal }: FileStone,
  { kit }: FileSupplies,
  { welded, layered = false }: Options['svg'],
): string {
  const said = { title, layered, ...(seal && { statement: sealStatement(seal) }) };
  return paintSvg(scene, welded ? { ...said, weld: weldBy({ kit }) } : said);
}
