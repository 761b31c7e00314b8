import type { Typeface } from '../../lettering/typeface';
import type { Mm } from '../../stone/numbers';
import { paintDxf } from '../dxf/paintDxf';
import { paintLegacyDxf } from '../dxf/paintLegacyDxf';
import { paintPlt } from '../plt/paintPlt';
import type { CutSheet } from '../sheet/cutSheet';
import type { Machine } from '../sheet/knife/machine';
import type { LayerColours } from '../sheet/layerColours';
import { withTicket } from '../sheet/withTicket';
import type { Roll } from './roll';
import { rollForMachine } from './rollMachine';
import { rollSheet } from './rollSheet';
import { writtenLabels } from './writtenLabels';

/** The knife: letters and edges are cut by the same. */
const KNIFE = 1;

/** The formats of a roll's file. */
export const ROLL_FORMATS = ['dxf', 'plt'] as const;
export type RollFormat = (typeof ROLL_FORMATS)[number];

/** The family that labels are written in by a pen. */
export const LABEL_FAMILY = 'Jost';

/** How a roll's file is written. */
export interface RollFileOptions {
  readonly format: RollFormat;
  /** Lines and arcs in a DXF, for older plotters. */
  readonly legacy: boolean;
  /** The colours of a DXF's layers that are not the usual ones. */
  readonly colours?: LayerColours | undefined;
  /** What cuts it, and what stays free at the roll's beginning; outlines as they are where it is left out. */
  readonly cutBy?: { readonly machine: Machine; readonly margin: Mm } | undefined;
  /** The pen that writes the labels of a PLT, and its letters; they are left out without it. */
  readonly label?: { readonly pen: number; readonly typeface: Typeface } | undefined;
  /** What it says of itself and of what lies on it, a line each; in a PLT as comments. No ticket where it is left out. */
  readonly ticket?: readonly string[] | undefined;
}

function labelsOf({ labels = [] }: CutSheet, { pen, typeface }: NonNullable<RollFileOptions['label']>) {
  return { pen, outline: writtenLabels(labels, typeface) };
}

/**
 * What a plotter cuts of a roll. The knife stays behind what is cut, where the next roll's length begins.
 *
 * @throws KerfTooWide, NoRoomForTab
 */
export function rollFile(
  roll: Roll,
  { format, legacy, colours, cutBy, label, ticket }: RollFileOptions,
): string {
  const plain = rollSheet(roll);
  const cut = cutBy ? rollForMachine(plain, cutBy.machine, cutBy.margin) : plain;
  const sheet = ticket ? withTicket(cut, ticket) : cut;
  if (format === 'dxf') return legacy ? paintLegacyDxf(sheet, colours) : paintDxf(sheet, colours);
  const drawn = label ? { drawn: labelsOf(sheet, label) } : {};
  return paintPlt(sheet, () => KNIFE, {
    ...drawn,
    end: [roll.length, roll.width],
    isScaled: cutBy?.machine.scaled,
  });
}
