import type { Drawings } from '../../lettering/withDrawings';
import type { TextParm } from '../../stone/parm';
import type { Sources } from '../sources';

/** The drawings that a line names for characters its family lacks; those that the catalogue no longer has are left out. */
export function drawnSigns(signs: TextParm['signs'], { vignet }: Pick<Sources, 'vignet'>): Drawings {
  return new Map(
    Object.entries(signs ?? {}).flatMap(([character, id]) => {
      const drawing = vignet(id)?.outline;
      return drawing === undefined ? [] : [[character, drawing] as const];
    }),
  );
}
