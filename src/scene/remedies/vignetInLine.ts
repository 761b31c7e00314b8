import { degrees } from '../../geometry/angle';
import { pointOver } from '../../lettering/alongBaseline';
import { layLine } from '../../lettering/layLine';
import type { Vignet } from '../../stone/catalogue/vignet';
import { colourNamed, VIGNET_COLOURS } from '../../stone/colours';
import type { Edit } from '../../stone/edits/edit';
import { together } from '../../stone/edits/several';
import { type Mm, toTenth } from '../../stone/numbers';
import { standardVignetParm, type TextParm, type VignetParm } from '../../stone/parm';
import { characters, readSpacings } from '../../stone/spacing';
import { placeMatrix } from '../place';
import type { LetteringNode } from '../scene';

/** The space between a vignet and its neighbouring letters, in cap heights: about a space of most typefaces. */
const AIR = 0.35;

const isBlank = (character: string | undefined) => character !== undefined && character.trim() === '';

/** The line without a character, and without one of two spaces that would then be adjacent; with its spacings. */
function without(line: TextParm, index: number): { text: string[]; spacings: Mm[]; at: number } {
  const clusters = characters(line.subText);
  const spacings = readSpacings(line.subTextSpacing, clusters.length);
  const isSingle = !isBlank(clusters[index + 1]) || (index > 0 && !isBlank(clusters[index - 1]));
  const taken = isSingle ? 1 : 2;
  const text = clusters.toSpliced(index, taken);
  // A trailing space would move the text off its middle.
  const trailing = index === text.length && isBlank(text.at(-1)) ? 1 : 0;
  const kept = text.length - trailing;
  return {
    text: text.slice(0, kept),
    spacings: spacings.toSpliced(index, taken).slice(0, kept),
    at: Math.min(index, kept),
  };
}

/** A cast vignet as an element, in the middle of the letters' height, at x mm along the line from its middle. */
function vignetAt(node: LetteringNode, line: TextParm, { id }: Vignet, along: Mm): VignetParm {
  const [x, y] = pointOver(node.line, along, node.line.capHeight / 2);
  const turn = node.line.baseline?.(along).angle ?? 0;
  const [a, b, c, d, e, f] = placeMatrix(node.place);
  const name = colourNamed(line.fontColor);
  return standardVignetParm.parse({
    type: 'standardVignet',
    vignetId: id,
    position: {
      x: toTenth(a * x + c * y + e),
      y: toTenth(b * x + d * y + f),
      rotation: node.place.rotation + toTenth(degrees(turn)),
    },
    scale: 1,
    fontColor: Object.entries(VIGNET_COLOURS).find(([own]) => own === name)?.[1] ?? line.fontColor,
  });
}

/**
 * Replaces a character of a line by a cast vignet, in the size it is cast in: within the line the letters make room for
 * it, at an end a straight line moves so that both together are centred as before; a line of only that character is
 * removed.
 *
 * @param index the character's place in the line.
 */
export function vignetInLine(node: LetteringNode, line: TextParm, index: number, vignet: Vignet): Edit {
  const { capHeight } = node.line;
  const air = capHeight * AIR;
  const wide = vignet.width / node.place.scale;
  const { text, spacings, at } = without(line, index);
  const add = (along: Mm): Edit => ({ kind: 'addVignet', vignet: vignetAt(node, line, vignet, along) });
  const { element } = node;
  if (text.join('').trim() === '') return together([add(0), { kind: 'delete', element }]);
  const write: Edit = { kind: 'writeText', element, subText: text.join('') };
  const isInside = at > 0 && at < text.length;
  const set = spacings.map((spacing, place) =>
    isInside && place === at - 1 ? spacing + wide + air : spacing,
  );
  const laid = layLine(node.typeface, {
    text: text.join(''),
    fontSize: capHeight,
    fontSpacing: line.fontSpacing,
    letterSpacing: line.letterSpacing,
    spacings: set,
    cursive: node.line.cursive,
  });
  if (isInside) {
    const [before, behind] = [laid.letters[at - 1], laid.letters[at]];
    // A space before it is part of the gap.
    const from = (before?.x ?? 0) + (isBlank(before?.cluster) ? 0 : (before?.advance ?? 0));
    const middle = (from + (behind?.x ?? laid.width)) / 2 - laid.width / 2;
    return together([write, { kind: 'spaceCharacters', element, spacings: set.map(toTenth) }, add(middle)]);
  }
  const side = at === 0 ? 1 : -1;
  // On a curve the letters stay where they are: moved along it, they would stand at other angles.
  if (node.line.baseline) return together([write, add(-side * (laid.width / 2 + air + wide / 2))]);
  const shift = (side * (wide + air)) / 2;
  const [a, b, , , e, f] = placeMatrix(node.place);
  const place: Edit = { kind: 'place', element, x: toTenth(a * shift + e), y: toTenth(b * shift + f) };
  return together([write, place, add((-side * (laid.width + air)) / 2)]);
}
