import { weld } from '../canvaskit/weld';
import { soundWeld } from '../sheet/soundWeld';
import { paintSvg } from '../svg/paintSvg';
import type { Options } from './formats';
import type { FileStone, FileSupplies } from './supplies';

/** The scene as SVG; `welded` makes each element one path without overlaps. */
export function svgFile(
  { scene, design: { designName: title } }: FileStone,
  { kit }: FileSupplies,
  { welded, layered = false }: Options['svg'],
): string {
  return welded
    ? paintSvg(scene, { title, layered, weld: soundWeld((outline) => weld(kit, outline)) })
    : paintSvg(scene, { title, layered });
}
