import type { Foundry } from '../../stone/catalogue/foundry';
import type { Edit } from '../../stone/edits/edit';
import { together } from '../../stone/edits/several';
import type { Finding } from '../../stone/finding';
import type { TextParm } from '../../stone/parm';
import type { Design } from '../../stone/stone';
import { castFamily, heightOf, nearestCast } from '../checks/notCast';

/** What cast letters are found with. */
interface Casting {
  readonly design: Design;
  readonly foundry: Foundry;
}

/** The fields that set a line in a family as it is cast: in the nearest height, and upright where no italic is cast. */
function castFields(line: TextParm, family: string, foundry: Foundry): Partial<TextParm> | undefined {
  const own = castFamily(foundry, family);
  if (!own) return undefined;
  return {
    fontFamily: family,
    fontSize: String(nearestCast(own, heightOf(line))),
    cursive: line.cursive && own.italic,
  };
}

/**
 * “Use 25 mm”, “Use Alegreya”: sets the line that a finding of kind `notCast` is about in letters that are cast, of its own
 * family where that is, at scale 1. Undefined for characters without a pattern: they have to be written otherwise.
 */
export function castLetters(
  { elements, characters, limit, value }: Finding,
  { design, foundry }: Casting,
): Edit | undefined {
  const [element] = elements;
  const line = element === undefined ? undefined : design.Parms[element];
  if (element === undefined || line?.type !== 'text' || characters.length > 0) return undefined;
  const isOfFamily = typeof value === 'string' && value !== 'cursive';
  const family = isOfFamily && typeof limit === 'string' ? limit : line.fontFamily;
  const fields = castFields(line, family, foundry);
  if (!fields) return undefined;
  const edit: Edit = { kind: 'changeText', element, fields };
  return line.scale === 1 ? edit : together([{ kind: 'scale', element, scale: 1 }, edit]);
}
