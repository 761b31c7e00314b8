import type { Scene, SceneNode } from '../../../src/scene/scene';
import { type Design, design as designBody } from '../../../src/stone/stone';
import { oneOf, type Random } from '../../../tests/random';
import {
  extentOf,
  gapBelow,
  gapToLeftEdge,
  type Ink,
  inkOf,
  isOn,
  type Point,
  type Polygon,
  polygonsOf,
  stretchesOn,
} from '../ink';
import { catalogue, sceneOf } from '../inspected';
import { between, changed, type Fault, type Seeded, under } from '../seeded';

/** The design with one element moved by so many mm and turned about its anchor. */
export function moved(design: Design, element: number, [dx, dy]: Point, turn = 0): Design {
  const { x = 0, y = 0, rotation = 0 } = design.Parms[element]?.position ?? {};
  return changed(design, element, { position: { x: x + dx, y: y + dy, rotation: rotation + turn } });
}

/** The ink of an element that is cut, in mm of the stone. */
export const inkAt = (design: Design, element: number): Ink[] =>
  sceneOf(design).nodes.flatMap((node) => (node.element === element ? inkOf(node) : []));

const polygonsIn = (ink: readonly Ink[]) => ink.flatMap(({ polygons }) => polygons);

const isEngraved = (node: SceneNode) =>
  (node.kind === 'lettering' || node.kind === 'ornament') && node.cut === 'engraved';

/** An element with ink of its own that is cut into the stone. */
function cutIn({ nodes }: Scene, random: Random): SceneNode | undefined {
  const some = nodes.filter((node) => isEngraved(node) && inkOf(node).length > 0);
  return some.length > 0 ? oneOf(random, some) : undefined;
}

const faceIn = ({ slab }: Scene): Polygon[] => polygonsOf(slab.outline);

/** The least distance of ink from an edge, repeated here, in mm. */
const EDGE = { polished: 5, honed: 5, rough: 12 } as const;
const GROUND = 20;

/** Turns an element and moves it until it is so far from the left edge on the level line where it is nearest. */
function toLeftEdge(design: Design, random: Random, wanted: (edge: number) => number) {
  const scene = sceneOf(design);
  const node = cutIn(scene, random);
  if (!node) return undefined;
  const { element } = node;
  const face = faceIn(scene);
  const turnedDesign = moved(design, element, [0, 0], random() < 0.4 ? between(random, -20, 20) : 0);
  const [, top, , bottom] = extentOf(inkAt(turnedDesign, element));
  // In the middle of the stone, where its sides are straightest.
  const level = moved(turnedDesign, element, [
    0,
    scene.height * between(random, 0.45, 0.65) - (top + bottom) / 2,
  ]);
  const gap = gapToLeftEdge(polygonsIn(inkAt(level, element)), face);
  const distance = wanted(EDGE[scene.slab.variant.finish]);
  if (!Number.isFinite(gap)) return undefined;
  const set = moved(level, element, [distance - gap, 0]);
  return { set, element, face, scene, ink: inkAt(set, element) };
}

/** Whether all ink lies on the face, level line by level line. */
function liesOn(ink: readonly Ink[], face: readonly Polygon[]): boolean {
  const [, top, , bottom] = extentOf(ink);
  for (let y = top + 0.1; y < bottom; y += 0.25) {
    for (const [from, to] of stretchesOn(polygonsIn(ink), y)) {
      if (!stretchesOn(face, y).some(([left, right]) => from > left && to < right)) return false;
    }
  }
  return true;
}

const nearEdge: Fault = ({ design }, random) => {
  const scene = sceneOf(design);
  const stands = !['slab', 'pillow', 'book'].includes(scene.slab.stoneType.shape);
  if (stands && random() < 0.4) {
    const node = cutIn(scene, random);
    if (!node) return undefined;
    const [, , , bottom] = extentOf(inkOf(node));
    const wanted = GROUND * under(random);
    const set = moved(design, node.element, [0, scene.height - wanted - bottom]);
    if (!liesOn(inkAt(set, node.element), faceIn(scene))) return undefined;
    return { kind: 'nearEdge', design: set, elements: [node.element], value: [0, wanted + 0.02] };
  }
  let wanted = 0;
  const placed = toLeftEdge(design, random, (edge) => {
    wanted = edge * under(random);
    return wanted;
  });
  if (!placed || !liesOn(placed.ink, placed.face)) return undefined;
  return { kind: 'nearEdge', design: placed.set, elements: [placed.element], value: [0, wanted + 0.02] };
};

const outside: Fault = ({ design }, random) => {
  const placed = toLeftEdge(
    design,
    random,
    () => -(random() < 0.3 ? between(random, 0.05, 0.3) : between(random, 0.3, 40)),
  );
  if (!placed) return undefined;
  const { ink, face } = placed;
  const isOut = ({ polygons }: Ink) =>
    polygons.some((polygon) => polygon.some((point) => !isOn(face, point)));
  const characters = ink
    .filter(({ index }) => index >= 0)
    .filter(isOut)
    .map(({ index }) => index);
  if (!ink.some(isOut)) return undefined;
  return { kind: 'outside', design: placed.set, elements: [placed.element], characters };
};

/** Frames whose left side is one stroke from top to bottom. */
const UNBROKEN = ['line', 'fineLine', 'doubleLine', 'thickThin'] as const;

/** A line's first letter is laid across the frame's left stroke: it is in one piece, and reaches to both sides. */
const overFrame: Fault = ({ design }, random) => {
  const framed = designBody.parse({ ...design, Frame: { Type: oneOf(random, UNBROKEN), Color: 'hvid' } });
  const scene = sceneOf(framed);
  const frame = scene.nodes.find(({ kind }) => kind === 'frame');
  const node = scene.nodes.filter((each) => each.kind === 'lettering' && each.cut === 'engraved').at(-1);
  const first = node && inkOf(node).find(({ character }) => /[A-HJ-ZÆØÅa-hk-z0-9]/.test(character));
  if (!frame || !node || !first) return undefined;
  const y = scene.height * between(random, 0.5, 0.7);
  const [stroke] = stretchesOn(polygonsIn(inkOf(frame)), y);
  const [left, top, right, bottom] = extentOf([first]);
  if (!stroke || right - left < stroke[1] - stroke[0]) return undefined;
  const part = between(random, 0.3, 0.7);
  const set = moved(framed, node.element, [
    (stroke[0] + stroke[1]) / 2 - (left + (right - left) * part),
    y - (top + bottom) / 2,
  ]);
  // The frame’s stroke is straight beside the letter.
  const beside = [top - bottom, 0, bottom - top].map(
    (off) => stretchesOn(polygonsIn(inkOf(frame)), y + off)[0]?.[0],
  );
  if (beside.some((x) => x === undefined || Math.abs(x - stroke[0]) > 0.2)) return undefined;
  return { kind: 'overFrame', design: set, elements: [node.element], characters: [first.index] };
};

/** Whether some point of one element’s ink lies on the other’s. */
const meet = (one: readonly Ink[], other: readonly Ink[]) =>
  one.filter(({ polygons }) =>
    polygons.some((polygon) => polygon.some((point) => isOn(polygonsIn(other), point))),
  );

const overlapping: Fault = ({ design }, random) => {
  const nodes = sceneOf(design).nodes.filter((node) => node.kind === 'lettering' || node.kind === 'ornament');
  if (nodes.length < 2) return undefined;
  const one = oneOf(random, nodes);
  const other = oneOf(
    random,
    nodes.filter((node) => node !== one),
  );
  const turn = random() < 0.4 ? between(random, -90, 90) : 0;
  const set = moved(
    design,
    one.element,
    [
      other.place.x - one.place.x + between(random, -20, 20),
      other.place.y - one.place.y + between(random, -15, 15),
    ],
    turn,
  );
  const [mine, its] = [inkAt(set, one.element), inkAt(set, other.element)];
  const met = meet(mine, its);
  if (met.length === 0) return undefined;
  return { kind: 'overlapping', design: set, elements: [one.element, other.element] };
};

/** Two lines are pushed together until on some upright line they are nearer than the web, without crossing. */
const narrowRubber: Fault = ({ design }, random) => {
  const scene = sceneOf(design);
  const lines = scene.nodes.filter((node) => node.kind === 'lettering' && node.cut === 'engraved');
  const [one, other] = lines.slice(Math.floor(random() * Math.max(1, lines.length - 1)));
  if (one?.kind !== 'lettering' || other?.kind !== 'lettering') return undefined;
  const height = Math.max(...[one, other].map(({ line, place }) => line.capHeight * place.scale));
  const limit = scene.slab.variant.narrowestWeb * (1 + Math.max(0, height - 30) / 100);
  const [upper, lower] = one.place.y < other.place.y ? [one, other] : [other, one];
  const gap = gapBelow(polygonsIn(inkOf(upper)), polygonsIn(inkOf(lower)));
  const wanted = limit * under(random);
  if (!Number.isFinite(gap)) return undefined;
  const set = moved(design, lower.element, [0, wanted - gap]);
  return {
    kind: 'rubberTooNarrow',
    design: set,
    elements: [one.element, other.element],
    value: [0, wanted + 0.01],
  };
};

/** How many percent of an attachment lie on the face, counted on a grid of points. */
function partOn(ink: readonly Ink[], face: readonly Polygon[]): number {
  const [left, top, right, bottom] = extentOf(ink);
  let [all, on] = [0, 0];
  for (let row = 0.5; row < 60; row += 1) {
    for (let column = 0.5; column < 60; column += 1) {
      const point: Point = [left + ((right - left) * column) / 60, top + ((bottom - top) * row) / 60];
      if (!isOn(polygonsIn(ink), point)) continue;
      all += 1;
      if (isOn(face, point)) on += 1;
    }
  }
  return (100 * on) / all;
}

const off: Fault = ({ design }, random): Seeded | undefined => {
  const { id, width } = oneOf(random, catalogue.attachments);
  const { width: face, height } = sceneOf(design);
  const x = random() < 0.5 ? between(random, -width, width / 2) : face + between(random, -width / 2, width);
  const position = {
    x,
    y: height * between(random, 0.4, 0.7),
    rotation: random() < 0.3 ? between(random, -30, 30) : 0,
  };
  const set = designBody.parse({
    ...design,
    Parms: [...design.Parms, { type: 'attachment', attachmentId: id, position }],
  });
  const element = design.Parms.length;
  const part = partOn(inkAt(set, element), faceIn(sceneOf(set)));
  if (!(part < 88)) return undefined;
  return { kind: 'attachmentOff', design: set, elements: [element], value: [part - 3, part + 3] };
};

/** The faults of where something stands. */
export const PLACE_FAULTS = {
  nearEdge,
  outside,
  overFrame,
  overlapping,
  rubberTooNarrow: narrowRubber,
  attachmentOff: off,
} as const satisfies Record<string, Fault>;
