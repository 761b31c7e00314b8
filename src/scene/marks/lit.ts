import { type Box, boxUnder } from '../../geometry/box';
import { boxAround } from '../../geometry/contour';
import type { Letter } from '../../lettering/layLine';
import type { Finding } from '../../stone/finding';
import { piecesOf } from '../checks/ink/pieces';
import type { PlacedBox } from '../group';
import type { LetteringNode, Place, Scene, SceneNode } from '../scene';
import { shownNodes } from '../shownNodes';

/** What is highlighted on a stone: characters of its lines, whole elements, or the stone itself if neither is named. */
export type Lit = Pick<Finding, 'elements' | 'characters'>;

const UNPLACED: Place = { x: 0, y: 0, rotation: 0, scale: 1 };

/** The box of an element's ink in its own mm; its pointer target where it has none. */
function inkOf(node: SceneNode): Box {
  const pieces = piecesOf({ ...node, place: UNPLACED });
  return pieces.length > 0 ? boxAround(pieces.flatMap(({ contours }) => contours)) : node.box;
}

/** A space of a bent line: the upright box around its part of the line. */
function bentBox({ line, band }: LetteringNode, { x, advance, bend }: Letter): Box | undefined {
  const left = x - line.width / 2;
  return bend && boxUnder({ left, right: left + advance, top: -line.capHeight, bottom: band.bottom }, bend);
}

/** A character's box in its line: its ink, at least from the baseline to the cap height; a space's advance. */
function characterBox(node: LetteringNode, index: number, ink: Box | undefined): Box | undefined {
  const { line, box } = node;
  const letter = line.letters.find((each) => each.index === index);
  if (!letter) return undefined;
  if (letter.bend) return ink ?? bentBox(node, letter);
  const from = letter.x - line.width / 2;
  const { left, top, right, bottom } = ink ?? {
    left: from,
    right: from + letter.advance,
    top: box.bottom,
    bottom: box.top,
  };
  return { left, right, top: Math.min(top, -line.capHeight), bottom: Math.max(bottom, 0) };
}

/** Whether there are only spaces between two characters of a line. */
function areNeighbours({ line }: LetteringNode, one: number | undefined, other: number): boolean {
  return (
    one !== undefined &&
    line.letters.every(({ index, cluster }) => index <= one || index >= other || cluster.trim() === '')
  );
}

/** The boxes around the named characters of a line, adjacent ones joined. */
function charactersIn(node: LetteringNode, indices: ReadonlySet<number>): readonly Box[] {
  const inks = new Map(
    piecesOf({ ...node, place: UNPLACED }).map(({ character, box }) => [character?.index, box]),
  );
  const boxes: Box[] = [];
  let last: number | undefined;
  for (const index of [...indices].toSorted((one, other) => one - other)) {
    const own = characterBox(node, index, inks.get(index));
    if (!own) continue;
    const before = areNeighbours(node, last, index) ? boxes.pop() : undefined;
    boxes.push(
      before
        ? {
            left: Math.min(before.left, own.left),
            right: Math.max(before.right, own.right),
            top: Math.min(before.top, own.top),
            bottom: Math.max(before.bottom, own.bottom),
          }
        : own,
    );
    last = index;
  }
  return boxes;
}

function litOf(node: SceneNode, { elements, characters }: Lit): readonly PlacedBox[] {
  const { element, place } = node;
  const own = characters.filter((character) => character.element === element).map(({ index }) => index);
  if (node.kind === 'lettering' && own.length > 0)
    return charactersIn(node, new Set(own)).map((box) => ({ place, box }));
  return elements.includes(element) ? [{ place, box: inkOf(node) }] : [];
}

/** The current boxes of what is highlighted: individual letters where those are named. */
export function litOn(scene: Scene, lit: Lit): readonly PlacedBox[] {
  const { width, height } = scene;
  if (lit.elements.length === 0 && lit.characters.length === 0)
    return [{ place: UNPLACED, box: { left: 0, top: 0, right: width, bottom: height } }];
  return shownNodes(scene).flatMap((node) => litOf(node, lit));
}
