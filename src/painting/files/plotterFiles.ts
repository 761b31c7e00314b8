import { sealStatement } from '../../stone/sealing/sealStatement';
import { paintDxf } from '../dxf/paintDxf';
import { paintLegacyDxf } from '../dxf/paintLegacyDxf';
import { paintEps } from '../eps/paintEps';
import { paintPlt } from '../plt/paintPlt';
import { withoutPause } from '../relief/withoutPause';
import type { CutSheet } from '../sheet/cutSheet';
import type { LayerColours } from '../sheet/layerColours';
import type { Tool } from '../sheet/tools';
import { withTicket } from '../sheet/withTicket';
import { cuttingOf } from './cuttingOf';
import type { CutOptions } from './fileOptions';
import type { FileStone, FileSupplies } from './supplies';
import { ticketLines } from './ticketLines';

/** What is cut, with what is said of the stone: its seal if it has one, and more where that is asked for. */
function sheetOf(stone: FileStone, supplies: FileSupplies, options: CutOptions): CutSheet {
  const { seal } = stone;
  const sheet = {
    ...withoutPause(cuttingOf(stone, supplies, options)),
    ...(seal && { statement: sealStatement(seal) }),
  };
  if (!options.ticket) return sheet;
  return withTicket(sheet, ticketLines(stone, supplies));
}

/** A knife would follow the holes for pins: they are for a drill, and drawn where somebody names them. */
const withoutHoles = (sheet: CutSheet, { layers }: CutOptions) =>
  layers ? sheet.layers : sheet.layers.filter(({ tool }) => tool !== 'drill');

interface DxfOptions extends CutOptions {
  /** Lines and arcs instead of splines, for older plotters. */
  readonly legacy: boolean;
  /** No curve stands for several, in a longer file. */
  readonly exact?: boolean | undefined;
  readonly colours?: LayerColours | undefined;
}

/** The scene for a plotter that reads DXF. */
export function dxfFile(stone: FileStone, supplies: FileSupplies, options: DxfOptions): string {
  const sheet = sheetOf(stone, supplies, options);
  const { legacy, exact, colours } = options;
  return legacy ? paintLegacyDxf(sheet, colours) : paintDxf(sheet, colours, exact);
}

/** The scene for programs that cut and set type, as EPS; the holes for pins are left out unless their layer is asked for. */
export function epsFile(stone: FileStone, supplies: FileSupplies, options: CutOptions): string {
  const sheet = sheetOf(stone, supplies, options);
  return paintEps({ ...sheet, layers: withoutHoles(sheet, options) }, stone.design.designName);
}

/** The scene for a plotter that reads HP-GL; the holes for pins are left out unless their layer is asked for. */
export function pltFile(stone: FileStone, supplies: FileSupplies, options: CutOptions): string {
  const sheet = sheetOf(stone, supplies, options);
  const pens = (tool: Tool) => options.layers?.get(tool);
  const isScaled = options.machine?.scaled;
  return paintPlt({ ...sheet, layers: withoutHoles(sheet, options) }, pens, { isScaled });
}
