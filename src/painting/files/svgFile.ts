import { sealStatement } from '../../stone/sealing/sealStatement';
import { paintSvg } from '../svg/paintSvg';
import type { FileStone, FileSupplies } from './supplies';
import { ticketLines } from './ticketLines';
import { weldBy } from './weldBy';

interface SvgOptions {
  /** Whether each element is one path without overlaps. */
  readonly welded: boolean;
  /** Whether what is on the stone is grouped by tool, as the layers of a DXF. */
  readonly layered?: boolean | undefined;
  /** Whether it names the stone. */
  readonly ticket?: boolean | undefined;
}

/** The scene as SVG. */
export function svgFile(
  stone: FileStone,
  supplies: FileSupplies,
  { welded, layered = false, ticket = false }: SvgOptions,
): string {
  const { scene, design, seal } = stone;
  const said = {
    ...{ title: design.designName, layered },
    ...(seal && { statement: sealStatement(seal) }),
    ...(ticket && { ticket: ticketLines(stone, supplies) }),
  };
  return paintSvg(scene, welded ? { ...said, weld: weldBy(supplies) } : said);
}
