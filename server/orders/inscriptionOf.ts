import { isCut } from '../../src/stone/handling';
import type { Parm } from '../../src/stone/parm';

/** The lines of letters that are cut, in the order of the design. */
export const inscriptionOf = (parms: readonly Parm[]): string[] =>
  parms.flatMap((element) => (element.type === 'text' && isCut(element) ? [element.subText] : []));
