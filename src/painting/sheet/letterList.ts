import { boundsOf } from '../../geometry/bounds';
import { transformOutline } from '../../geometry/matrix';
import { EMPTY, type Outline } from '../../geometry/outline';
import type { Letter } from '../../lettering/layLine';
import { letterOutline } from '../../lettering/letterOutline';
import type { LetteringNode, Scene } from '../../scene/scene';
import type { ColourName } from '../../stone/colours';
import type { Mm } from '../../stone/numbers';
import type { Parm } from '../../stone/parm';

/** One character to be ordered. */
export interface CountedLetter {
  /** As written, after NFC. */
  readonly character: string;
  readonly count: number;
  /** Its outline in mm, in the size ordered, relative to its pen on the baseline. */
  readonly outline: Outline;
}

/** Letters that are cast alike. */
export interface LetterGroup {
  readonly family: string;
  readonly cursive: boolean;
  /** The cap height in mm, the element's scale included, to a hundredth. */
  readonly height: Mm;
  readonly colour: ColourName;
  /** How many letters there are in all. */
  readonly total: number;
  /** In alphabetical order. */
  readonly letters: readonly CountedLetter[];
}

function isCursive(parms: readonly Parm[], { element }: LetteringNode): boolean {
  const parm = parms[element];
  return parm?.type === 'text' && parm.cursive;
}

function castOutline(node: LetteringNode, letter: Letter): Outline {
  const { scale } = node.place;
  const outline = letterOutline(node.typeface, node.line, letter, 'left');
  return transformOutline(outline, [scale, 0, 0, scale, -letter.x * scale, 0]);
}

/** The letters of a line that have ink and are in its font. */
function castLetters(node: LetteringNode): CountedLetter[] {
  return node.line.letters.flatMap((letter) => {
    const outline = letter.missing ? EMPTY : castOutline(node, letter);
    return boundsOf(outline) ? [{ character: letter.cluster, count: 1, outline }] : [];
  });
}

function counted(letters: readonly CountedLetter[], order: Intl.Collator): CountedLetter[] {
  const byCharacter = new Map<string, CountedLetter>();
  for (const letter of letters) {
    const known = byCharacter.get(letter.character);
    byCharacter.set(letter.character, known ? { ...known, count: known.count + 1 } : letter);
  }
  return [...byCharacter.values()].sort((a, b) => order.compare(a.character, b.character));
}

/**
 * The mounted letters a stone needs: the count of each, by family, height and material, in the order of the lines.
 * Spaces and characters the font lacks are left out.
 *
 * @param parms the design's elements: they say which line is cursive.
 * @param locale the language whose alphabet sorts them, as BCP 47.
 */
export function letterList(scene: Scene, parms: readonly Parm[], locale: string): LetterGroup[] {
  const order = new Intl.Collator(locale, { caseFirst: 'upper' });
  const groups = new Map<string, Omit<LetterGroup, 'letters' | 'total'> & { letters: CountedLetter[] }>();
  for (const node of scene.nodes) {
    if (node.kind !== 'lettering' || node.cut !== 'mounted') continue;
    const letters = castLetters(node);
    if (letters.length === 0) continue;
    const group = {
      family: node.typeface.name,
      cursive: isCursive(parms, node),
      height: Math.round(node.line.capHeight * node.place.scale * 100) / 100,
      colour: node.colour,
    };
    const key = JSON.stringify(group);
    groups.set(key, { ...group, letters: [...(groups.get(key)?.letters ?? []), ...letters] });
  }
  return [...groups.values()].map(({ letters, ...group }) => ({
    ...group,
    total: letters.length,
    letters: counted(letters, order),
  }));
}
