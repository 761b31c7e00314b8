import { sealStatement } from '../../stone/sealing/sealStatement';
import { weld } from '../canvaskit/weld';
import { soundWeld } from '../sheet/soundWeld';
import { paintSvg } from '../svg/paintSvg';
import type { Options } from './formats';
import type { FileStone, FileSupplies } from './supplies';

/** The scene as SVG; `welded` makes each element one path without overlaps. */
export function svgFile(
  { scene, design: { designName: title }, seal }: FileStone,
  { kit }: FileSupplies,
  { welded, layered = false }: Options['svg'],
): string {
  const said = { title, layered, ...(seal && { statement: sealStatement(seal) }) };
  return paintSvg(scene, welded ? { ...said, weld: soundWeld((outline) => weld(kit, outline)) } : said);
}
