import { FillRule, intersectD, ramerDouglasPeuckerPathsD } from 'clipper2-ts';
import { areaOf, outlineOf, type Polygon, type Vertex } from '../../geometry/polygon';
import { cutSizeOf } from '../../scene/cutSize';
import { inset } from '../../scene/frame/offset';
import type { Cut, FrameNode, LetteringNode, OrnamentNode, Scene, SceneNode } from '../../scene/scene';
import type { ColourName } from '../../stone/colours';
import type { Mm } from '../../stone/numbers';
import { areasOf, type Form } from '../carving/areas';
import { type Workmanship, workmanshipOf } from '../relief/workmanship';
import { cutOf, shapesOf } from '../sheet/ink';
import type { SoundWeld } from '../sheet/soundWeld';
import { touchingNodes } from '../sheet/touching';
import { onGrid } from './pointIndex';

type CutNode = LetteringNode | OrnamentNode | FrameNode;

/** An area that is cut or mounted, and where it lies on the stone in mm. */
export interface CutArea {
  /** Its form, at its own place; letters that are the same share it. */
  readonly form: Form;
  readonly x: Mm;
  readonly y: Mm;
}

/** What is cut or mounted as one: an element, or several that overlap. */
export interface CutGroup {
  /** The indices of its elements in the design's `Parms`. */
  readonly elements: readonly number[];
  readonly colour: ColourName;
  readonly work: Workmanship;
  readonly areas: readonly CutArea[];
}

const isCut = (node: SceneNode): node is CutNode => cutOf(node) !== undefined;

/** The workmanship of nodes that are carried out as one: as shallow as the least of them is. */
function workOf(nodes: readonly CutNode[], cut: Cut): Workmanship {
  const works = nodes.map((node) => workmanshipOf(cut, cutSizeOf(node)));
  const [first = workmanshipOf(cut, 0)] = works;
  return works.reduce((least, work) => (work.depth < least.depth ? work : least), first);
}

/** What is carried out in one way on a stone, welded as it is for a plotter, so that what overlaps is cut once. */
export function cutGroups({ nodes }: Pick<Scene, 'nodes'>, cut: Cut, weld: SoundWeld): CutGroup[] {
  const forms = new Map<string, Form>();
  return touchingNodes(nodes.filter((node) => cutOf(node) === cut)).flatMap((group) => {
    const cutNodes = group.filter(isCut);
    const [first] = cutNodes;
    if (!first) return [];
    const areas = areasOf(weld(cutNodes.flatMap(shapesOf)), forms);
    return [
      {
        elements: cutNodes.map(({ element }) => element),
        colour: first.colour,
        work: workOf(cutNodes, cut),
        areas: areas.flatMap(({ form, x, y }) => madeForms(form, cut).map((made) => ({ form: made, x, y }))),
      },
    ];
  });
}

/** Points this near to the line between their neighbours are left out, in mm: a fraction of what anybody sees on a stone. */
const STRAIGHT: Mm = 0.008;

/** What is smaller than this, in mm², is a rounding of a weld. */
const SPECK = 0.001;

/**
 * By how much what is mounted is smaller all around than its outline, in mm: what only touches itself in a point is two bodies
 * then, since an edge of a body has two sides and never four.
 */
export const APART: Mm = 0.003;

const madeOf = {
  engraved: new WeakMap<Form, readonly Form[]>(),
  mounted: new WeakMap<Form, readonly Form[]>(),
} satisfies Record<Cut, WeakMap<Form, readonly Form[]>>;

/** The forms that a welded form is made as, with as few points as show it; found once, since letters repeat. */
function madeForms(form: Form, cut: Cut): readonly Form[] {
  const known = madeOf[cut].get(form);
  if (known) return known;
  const thinned = form.flatMap((polygon) => {
    const [kept] = ramerDouglasPeuckerPathsD([[...polygon]], STRAIGHT);
    return kept && kept.length > 2 && Math.abs(areaOf(kept)) > SPECK ? [kept] : [];
  });
  const made = cut === 'mounted' ? formsOf(inset(thinned, APART)) : [thinned];
  const forms = made.filter(([around]) => around && areaOf(around) > SPECK);
  madeOf[cut].set(form, forms);
  return forms;
}

/** Decimals of a mm that the clipping library keeps. */
const DECIMALS = 4;

/** A difference in area below this, in mm², is rounding: the area lies within all of it. */
const ROUNDED = 0.01;

const placed = (polygon: Polygon, x: Mm, y: Mm): Vertex[] =>
  polygon.map((at) => ({ x: at.x + x, y: at.y + y }));
const sum = (polygons: readonly Polygon[]) => polygons.reduce((all, polygon) => all + areaOf(polygon), 0);

/** The polygons with their outer ones first, each with the holes in it, as forms. */
export function formsOf(polygons: readonly Polygon[]): Form[] {
  const outer = polygons.filter((polygon) => areaOf(polygon) > 0);
  if (outer.length === 1) return [[...outer, ...polygons.filter((polygon) => areaOf(polygon) < 0)]];
  return areasOf(outlineOf(polygons)).map(({ form, x, y }) => form.map((polygon) => placed(polygon, x, y)));
}

/** The part of an area within polygons; the same where it lies in them. */
export function areasWithin(area: CutArea, within: readonly Polygon[]): CutArea[] {
  const { form, x, y } = area;
  const left = intersectD(
    form.map((polygon) => placed(polygon, x, y)),
    within.map((polygon) => [...polygon]),
    FillRule.NonZero,
    DECIMALS,
  );
  if (Math.abs(sum(left) - sum(form)) < ROUNDED) return [area];
  return formsOf(left).map((cut) => ({ form: cut, x: 0, y: 0 }));
}

/** The polygons of an area in stone mm, on the grid of a sheet: those of the same form have the same points, moved. */
export const polygonsAt = ({ form, x, y }: CutArea): Polygon[] =>
  form.map((polygon) => polygon.map((at) => ({ x: onGrid(at.x) + onGrid(x), y: onGrid(at.y) + onGrid(y) })));
