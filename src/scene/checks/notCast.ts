import type { CastFamily, Foundry } from '../../stone/catalogue/foundry';
import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { type Mm, readNumber } from '../../stone/numbers';
import type { TextParm } from '../../stone/parm';
import { characters } from '../../stone/spacing';
import type { Design } from '../../stone/stone';
import { cutOf } from '../buildLettering';

/** Heights nearer to each other than this are the same, in mm: numbers are shown to a tenth. */
const SAME: Mm = 0.05;

/** The height on offer that is nearest to one, in mm; the lower of two that are equally near. */
export function nearestCast({ heights }: CastFamily, height: Mm): Mm {
  return heights.reduce((best, one) => (Math.abs(one - height) < Math.abs(best - height) ? one : best));
}

/** The cast letters of a family. */
export function castFamily({ families }: Foundry, family: string): CastFamily | undefined {
  return families.find((one) => one.family === family);
}

/** The cap height of a line on the stone, in mm. */
export function heightOf({ fontSize, scale }: TextParm): Mm {
  return (readNumber(fontSize) ?? 20) * scale;
}

/** The characters of a line that there is no pattern of. */
function withoutPattern(line: TextParm, element: number, known: ReadonlySet<string>): FoundCharacter[] {
  return characters(line.subText)
    .map((character, index) => ({ element, index, character }))
    .filter(({ character }) => character.trim() !== '' && !known.has(character));
}

function ofLine(line: TextParm, element: number, foundry: Foundry, nearest: string): Finding[] {
  const own = castFamily(foundry, line.fontFamily);
  if (!own)
    return [found('error', 'notCast', { elements: [element], value: line.fontFamily, limit: nearest })];
  const height = heightOf(line);
  const cast = nearestCast(own, height);
  const lacking = withoutPattern(line, element, new Set(foundry.characters));
  return [
    ...(Math.abs(cast - height) > SAME
      ? [found('error', 'notCast', { elements: [element], value: height, limit: cast })]
      : []),
    ...(line.cursive && !own.italic
      ? [found('error', 'notCast', { elements: [element], value: 'cursive', limit: 'upright' })]
      : []),
    ...(lacking.length > 0
      ? [
          found('error', 'notCast', {
            elements: [element],
            characters: lacking,
            value: [...new Set(lacking.map(({ character }) => character))].join(' '),
          }),
        ]
      : []),
  ];
}

/**
 * Mounted lines in letters that the foundry does not make: of another family (`limit` names the nearest it makes), in
 * another height (`value` and `limit` in mm), slanted (`value` is `cursive`), or with characters there are no patterns of.
 * A line of another family has that finding alone, since the rest follows from the family that is chosen.
 *
 * @param nearestFamily the nearest family that is cast (`nearestFamilyOf`).
 */
export function notCast(
  { Parms }: Pick<Design, 'Parms'>,
  foundry: Foundry,
  nearestFamily: (family: string) => string,
): Finding[] {
  return Parms.flatMap((parm, element) =>
    parm.type === 'text' && cutOf(parm.variant) === 'mounted' && parm.subText.trim() !== ''
      ? ofLine(parm, element, foundry, nearestFamily(parm.fontFamily))
      : [],
  );
}
