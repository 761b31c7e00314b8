import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import { isBought } from '../../stone/fitting/shrink';
import { type Mm, toTenth } from '../../stone/numbers';
import { movedWith } from '../../stone/paragraph/paragraphs';
import type { Parm } from '../../stone/parm';
import type { Position } from '../../stone/position';
import { attachmentOff } from '../checks/attachmentOff';
import { betweenElements, type Inked, inkedNode } from '../checks/betweenElements';
import { edges, liesOn } from '../checks/edges';
import { type KeptFree, keptFree, piecesIn } from '../checks/inReserved';
import type { Scene, SceneNode, Slab } from '../scene';
import { shownNodes } from '../shownNodes';
import { heightOf, withHeight } from './letterHeight';
import type { Remedied } from './remedied';

/** The greatest number of steps in which an element is moved to the middle of the stone. */
const STEPS = 20;

/** What is in the way of an element: the ink of the others, and the spaces that are kept free. */
interface InTheWay {
  readonly others: readonly Inked[];
  readonly spaces: readonly KeptFree[];
}

/**
 * Whether nothing is wrong with an element's place: on the stone, clear of its edge, the frame and everything else, and in no
 * space that is kept free.
 */
function standsWell(node: SceneNode, { others, spaces }: InTheWay, slab: Slab): boolean {
  const own = inkedNode(node);
  if (node.kind !== 'attachment' && !liesOn(own, slab)) return false;
  if ([...edges(own, slab), ...attachmentOff(own, slab)].length > 0) return false;
  if (spaces.some((space) => piecesIn(own, space).length > 0)) return false;
  return others.every((other) => betweenElements(other, own, slab).length === 0);
}

function movedBy(node: SceneNode, dx: Mm, dy: Mm): SceneNode {
  return { ...node, place: { ...node.place, x: node.place.x + dx, y: node.place.y + dy } };
}

/** The element made smaller, the largest first: a line by the heights on offer, drawings by their scale. */
function* smaller(parm: Parm, element: number, { letterHeights }: Remedied): Generator<Edit | undefined> {
  yield undefined;
  if (parm.type === 'text') {
    for (const height of letterHeights(parm).toReversed())
      if (height < heightOf(parm)) yield withHeight(parm, element, height);
  } else if (!isBought(parm)) {
    // Bought things exist in one size only; what is cut may be made smaller.
    for (let step = 1; step <= 12; step += 1)
      yield { kind: 'scale', element, scale: Math.round(parm.scale * (1 - step * 0.05) * 1000) / 1000 };
  }
}

/** What is tried of an element's sizes: the lines of a paragraph keep theirs. */
function sizes(parm: Parm, element: number, moving: readonly number[], given: Remedied) {
  return moving.length > 1 ? [undefined] : smaller(parm, element, given);
}

/** Where an element may be moved, the nearest first: vertically, horizontally, and both, ever nearer to the middle. */
function* places({ x, y }: Pick<Position, 'x' | 'y'>, scene: Scene): Generator<Pick<Position, 'x' | 'y'>> {
  yield { x, y };
  for (let step = 1; step <= STEPS; step += 1) {
    const toX = toTenth(x + ((scene.width / 2 - x) * step) / STEPS);
    const toY = toTenth(y + ((scene.height / 2 - y) * step) / STEPS);
    yield* [
      { x, y: toY },
      { x: toX, y },
      { x: toX, y: toY },
    ];
  }
}

/** Both edits as one step; undefined where there is neither. */
function together(some: readonly (Edit | undefined)[]): Edit | undefined {
  const edits = some.flatMap((edit) => edit ?? []);
  return edits.length > 1 ? { kind: 'together', edits } : edits[0];
}

function placing({ position }: Parm, element: number, x: Mm, y: Mm): Edit | undefined {
  return x === position.x && y === position.y ? undefined : { kind: 'place', element, x, y };
}

/**
 * Fits an element to the stone: moved towards its middle as little as possible, and made smaller only where that does
 * not suffice; nothing where that fails too. Yields nothing after each place that was tried, so that the caller
 * can yield to other work, and the edit at the end.
 */
export function* fittingToStone({ elements }: Finding, given: Remedied): Generator<Edit | undefined> {
  const { design, scene, after } = given;
  const [element] = elements;
  const parm = element === undefined ? undefined : design.Parms[element];
  if (element === undefined || !parm) return;
  // The lines of a paragraph are moved as one, and keep their height.
  const moving = movedWith(design.Parms, element);
  const others: Inked[] = [];
  for (const node of shownNodes(scene)) {
    if (!moving.includes(node.element)) others.push(inkedNode(node));
    yield undefined;
  }
  const spaces = keptFree(scene).filter((space) => !space.elements.some((one) => moving.includes(one)));
  for (const size of sizes(parm, element, moving, given)) {
    const nodes = shownNodes(size ? after(size) : scene).filter((node) => moving.includes(node.element));
    if (nodes.length < moving.length) return;
    for (const { x, y } of places(parm.position, scene)) {
      yield undefined;
      const [dx, dy] = [x - parm.position.x, y - parm.position.y];
      if (!nodes.every((node) => standsWell(movedBy(node, dx, dy), { others, spaces }, scene.slab))) continue;
      yield together([size, placing(parm, element, x, y)]);
      return;
    }
  }
}
