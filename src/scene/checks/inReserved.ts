import { contoursOf } from '../../geometry/contour';
import { type Finding, type FoundCharacter, found } from '../../stone/finding';
import { boxOutline } from '../boxOutline';
import { type ReservedSpace, reservedSpaces } from '../reserved';
import type { Scene, SceneNode } from '../scene';
import { attachmentOff } from './attachmentOff';
import { betweenElements, type Inked, inkedNode, ON_ANOTHER } from './betweenElements';
import { edges } from './edges';
import { distanceBetween, type Shape } from './ink/distance';

/** The sides of a box are straight: a chord is the side. */
const EXACT = 1;

/** A space that is kept free, as a shape on the stone. */
export interface KeptFree extends ReservedSpace {
  readonly shape: Shape;
}

/** The spaces of a stone that are kept free. */
export function keptFree(scene: Pick<Scene, 'reserved'>): readonly KeptFree[] {
  return reservedSpaces(scene).map((space) => ({
    ...space,
    shape: { contours: contoursOf(boxOutline(space.box), EXACT), box: space.box },
  }));
}

/** The pieces of an element that stand in a space that is kept free. */
export function piecesIn({ pieces }: Inked, { shape }: KeptFree): Inked['pieces'] {
  return pieces.filter((piece) => distanceBetween(piece, shape, ON_ANOTHER) < ON_ANOTHER);
}

/** A finding about what is only reserved: nothing is spoiled with this order. */
const asLater = (finding: Finding): Finding => ({ ...finding, severity: 'warning' });

/** What is wrong with the place of a reserved element: beyond the stone's face, or on its frame. */
function* ofPlace(own: Inked, cut: readonly Inked[], { slab }: Scene): Generator<Finding> {
  yield* edges(own, slab)
    .filter(({ kind }) => kind === 'outside')
    .map(asLater);
  yield* [...attachmentOff(own, slab)].map(asLater);
  for (const frame of cut.filter(({ node }) => node.kind === 'frame'))
    yield* betweenElements(frame, own, slab).map(asLater);
}

/**
 * What is cut and stands in a space that is kept free: an error where its ink lies on that of what is to be cut there one
 * day, a warning where it only takes of the room.
 */
function inSpace(own: Inked, space: KeptFree, reserved: readonly Inked[], { slab }: Scene): Finding[] {
  const inside = piecesIn(own, space);
  if (inside.length === 0) return [];
  const there = reserved.filter(({ node }) => space.elements.includes(node.element));
  const met = there.find((one) => betweenElements(one, own, slab).some(({ kind }) => kind === 'overlapping'));
  const other = met?.node.element ?? space.elements[0];
  const characters = inside.flatMap(({ character }): FoundCharacter[] => (character ? [character] : []));
  const elements = [own.node.element, ...(other === undefined ? [] : [other])];
  return [found(met ? 'error' : 'warning', 'inReserved', { elements, characters })];
}

const isOnStone = ({ kind }: SceneNode) => kind !== 'frame';

/**
 * What there is to object to about the spaces that are kept free, piece by piece: yields nothing where a piece of work found
 * nothing. The heights, colours and webs of what is reserved are not checked: they are of the order by which it is cut.
 *
 * @param cut everything that is cut, as ink.
 */
export function* inReserved(scene: Scene, cut: readonly Inked[]): Generator<Finding | undefined> {
  const reserved = scene.reserved.map(inkedNode);
  for (const own of reserved) {
    yield* ofPlace(own, cut, scene);
    yield undefined;
  }
  for (const space of keptFree(scene)) {
    for (const own of cut) if (isOnStone(own.node)) yield* inSpace(own, space, reserved, scene);
    yield undefined;
  }
}
