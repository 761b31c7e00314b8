import { sealStatement } from '../../stone/sealing/sealStatement';
import { paintSvg } from '../svg/paintSvg';
import type { Options } from './formats';
import type { FileStone, FileSupplies } from './supplies';
import { ticketLines } from './ticketLines';
import { weldBy } from './weldBy';

/** The scene as SVG; `welded` makes each element one path without overlaps. */
export function svgFile(
  stone: FileStone,
  supplies: FileSupplies,
  { welded, layered = false, ticket = false }: Options['svg'],
): string {
  const { scene, design, seal } = stone;
  const said = {
    ...{ title: design.designName, layered },
    ...(seal && { statement: sealStatement(seal) }),
    ...(ticket && { ticket: ticketLines(stone, supplies) }),
  };
  return paintSvg(scene, welded ? { ...said, weld: weldBy(supplies) } : said);
}
