import type { Edit } from '../../stone/edits/edit';
import { together } from '../../stone/edits/several';
import type { Finding } from '../../stone/finding';
import { nearestCastHeight, nearestCastLetters } from '../../stone/foundry';
import type { TextParm } from '../../stone/parm';
import { heightOf } from './letterHeight';
import type { Remedied } from './remedied';

/** The fields that set a line in its family as cast, or in the nearest that is: upright where no italic is cast. */
function castFields(line: TextParm): Partial<TextParm> {
  const cast = nearestCastLetters(line.fontFamily);
  return {
    fontFamily: cast.family,
    fontSize: String(nearestCastHeight(cast, heightOf(line))),
    cursive: line.cursive && cast.italic,
  };
}

/**
 * “Use 25 mm”, “Use Alegreya”: sets the line of a `notCast` finding in letters that are cast, of its own
 * family if possible, at scale 1. Undefined for characters without a pattern: those are replaced (`castInstead`).
 */
export function castLetters(
  { elements, characters }: Finding,
  { design }: Pick<Remedied, 'design'>,
): Edit | undefined {
  const [element] = elements;
  const line = element === undefined ? undefined : design.Parms[element];
  if (element === undefined || line?.type !== 'text' || characters.length > 0) return undefined;
  const edit: Edit = { kind: 'changeText', element, fields: castFields(line) };
  return line.scale === 1 ? edit : together([{ kind: 'scale', element, scale: 1 }, edit]);
}
