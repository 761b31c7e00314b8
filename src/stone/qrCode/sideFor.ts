import type { Mm } from '../numbers';
import { modulesAcross } from './modules';
import { QR_SIDE } from './parm';

/** The side in mm of a new code's modules at least: a third above what can just be read. */
const MODULE: Mm = 2;

/** The side in mm at which a new code is set, its quiet zone with it: whole centimetres, and larger where it says more. */
export function sideFor(content: string): Mm {
  return Math.max(QR_SIDE, Math.ceil((modulesAcross(content) * MODULE) / 10) * 10);
}
