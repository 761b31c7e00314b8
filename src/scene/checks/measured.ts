import type { ChurchyardRule, Demand } from '../../stone/catalogue/churchyard';
import { colourNamed } from '../../stone/colours';
import { cutOfLine } from '../../stone/cut';
import type { Finding, FindingKind } from '../../stone/finding';
import type { JudgedStone } from './judgedStone';
import { heightsOf, linesOf, ornamentMade } from './ruledLetters';
import { withBase } from './ruledStone';
import { boxVolumeOf, volumeOf, weightOf } from './weight';

/** What a stone has of what a demand asks about, whether it keeps it or not, and the kind of finding in whose unit it is said. */
export type Measured = Pick<Finding, 'kind' | 'value'>;

/** Words with commas between them, each once; nothing where there are none. */
const listed = (words: readonly string[]) => (words.length > 0 ? [...new Set(words)].join(',') : null);

/** The most that a stone weighs, with its base where the rule measures both together. */
function mostWeight(stone: JudgedStone, thickness: number, isTogether: boolean | undefined): number {
  const { most } = weightOf({ outline: stone.outline, thickness }, stone.density);
  const { under } = stone;
  if (!under || isTogether !== true) return most;
  return most + boxVolumeOf({ ...under, thickness: under.depth }) * under.density.most;
}

function lettersOf(stone: JudgedStone, demand: Demand): Measured | undefined {
  const heights = () => heightsOf(stone).map(({ height }) => height);
  switch (demand) {
    case 'lettering':
      return { kind: 'lettersNotAllowed', value: listed(linesOf(stone).map(({ line }) => cutOfLine(line))) };
    case 'ornaments':
      return {
        kind: 'lettersNotAllowed',
        value: listed(stone.elements.flatMap((element) => ornamentMade(element) ?? [])),
      };
    case 'letterColours':
    case 'notLetterColours':
      return {
        kind: 'colourNotAllowed',
        value: listed(linesOf(stone).flatMap(({ line }) => colourNamed(line.fontColor) ?? [])),
      };
    case 'minLetterHeight':
      return { kind: 'lettersTooLow', value: heights().length > 0 ? Math.min(...heights()) : null };
    case 'maxLetterHeight':
      return { kind: 'lettersTooHigh', value: heights().length > 0 ? Math.max(...heights()) : null };
    default:
      return undefined;
  }
}

/**
 * What a stone has of what a demand asks about. Lengths in mm, volumes in m³, weights in kg at the material's highest density.
 *
 * @returns `value` null where it is not known, or there is nothing to measure.
 */
export function measuredFor(given: JudgedStone, rule: ChurchyardRule, demand: Demand): Measured {
  const stone = rule.withBase && given.under ? withBase(given, given.under) : given;
  const known = (kind: FindingKind, value: Finding['value'] | undefined): Measured => ({
    kind,
    value: value ?? null,
  });
  const { thickness } = given;
  switch (demand) {
    case 'minWidth':
    case 'maxWidth':
      return known('tooWide', stone.width);
    case 'minHeight':
    case 'maxHeight':
      return known('tooTall', stone.height);
    case 'minThickness':
    case 'maxThickness':
      return known('tooThick', thickness);
    case 'maxVolume':
      if (thickness === undefined) return known('tooLarge', null);
      return known('tooLarge', (rule.volume === 'box' ? boxVolumeOf : volumeOf)({ ...given, thickness }));
    case 'maxWeight':
      return known('tooHeavy', thickness && mostWeight(given, thickness, rule.withBase));
    case 'finishes':
    case 'notFinishes':
      return known('finishNotAllowed', given.finish);
    case 'rocks':
      return known('colourNotAllowed', given.rock);
    case 'sorts':
      return known('colourNotAllowed', given.sort ?? given.rock);
    case 'tones':
    case 'notTones':
      return known('colourNotAllowed', given.tone);
    case 'posture':
      return known('notLying', given.posture);
    default:
      return lettersOf(given, demand) ?? known('baseRequired', null);
  }
}
