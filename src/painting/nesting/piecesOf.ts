import { boxAround, type Contour, covers } from '../../geometry/contour';
import { joinOutlines, type Outline } from '../../geometry/outline';
import { outlineOfContours } from '../../geometry/outlineOfContours';
import { polygonsOf } from '../../geometry/polygon';
import { contoursOf } from '../../geometry/strokes';
import type { Scene, SceneNode } from '../../scene/scene';
import type { Mm } from '../../stone/numbers';
import { cutSheet } from '../sheet/cutSheet';
import { cutOf, shapesOf } from '../sheet/ink';
import type { Weld } from '../sheet/soundWeld';
import type { StencilPiece } from './piece';

/** How the stencil of a stone is cut out: every part of its edge alone, or all of it as one. */
export const PIECES = ['lines', 'stones'] as const;
export type Pieces = (typeof PIECES)[number];

/** A stone whose stencil is cut. */
export interface StencilledStone {
  /** Its number or name, for the label. */
  readonly name: string;
  readonly scene: Scene;
  /** What one of its nodes is called on the label. */
  readonly wordsOf: (node: SceneNode) => string;
}

/** How stencils are made. */
export interface StencilOptions {
  readonly weld: Weld;
  /** How far outside everything engraved the stencil ends, in mm. */
  readonly margin: Mm;
  readonly pieces: Pieces;
}

/** A part of a stencil's edge with what it encloses. */
interface Region {
  readonly edge: Outline;
  readonly ring: Contour;
  readonly engraved: Outline[];
  readonly nodes: SceneNode[];
}

function regionsOf(stencil: Outline): Region[] {
  return contoursOf(stencil).map((contour) => {
    const edge = outlineOfContours([contour]);
    const ring = Float64Array.from(polygonsOf(edge).flatMap((it) => it.flatMap(({ x, y }) => [x, y])));
    return { edge, ring, engraved: [], nodes: [] };
  });
}

/** The region in which an outline begins: no outline within a stencil crosses its edge. */
function around(regions: readonly Region[], { coords: [x, y] }: Outline): Region | undefined {
  if (x === undefined || y === undefined) return undefined;
  return regions.find(({ ring }) => covers([ring], x, y));
}

/** Those of a list before others that stand higher on the stone, or as high and more to the left. */
function readingOrder(one: Region, other: Region): number {
  const [a, b] = [boxAround([one.ring]), boxAround([other.ring])];
  return a.top - b.top || a.left - b.left;
}

/** What a piece is called: its elements' words; of an element that lies in several pieces also which part this one is. */
function wordsIn(region: Region, regions: readonly Region[], wordsOf: (node: SceneNode) => string): string {
  return region.nodes
    .map((node) => {
      const parts = regions.filter(({ nodes }) => nodes.includes(node));
      const part = parts.length > 1 ? ` (${parts.indexOf(region) + 1}/${parts.length})` : '';
      return `${wordsOf(node)}${part}`;
    })
    .join(' / ');
}

/**
 * The pieces of a stone's stencil, from the top: what is engraved with the edge around it. None where nothing is engraved.
 *
 * @throws RangeError for a margin that is not above 0.
 */
export function piecesOf(
  { name, scene, wordsOf }: StencilledStone,
  { weld, margin, pieces }: StencilOptions,
): StencilPiece[] {
  const { layers } = cutSheet(scene, { weld, centreLines: [], stencilMargin: margin });
  const outlineOf = (wanted: 'engrave' | 'stencil') => layers.find(({ tool }) => tool === wanted)?.outline;
  const [engraved, stencil] = [outlineOf('engrave'), outlineOf('stencil')];
  if (!engraved || !stencil) return [];
  const regions = regionsOf(stencil).sort(readingOrder);
  for (const contour of contoursOf(engraved)) {
    const outline = outlineOfContours([contour]);
    const region = around(regions, outline);
    if (!region) throw new Error('a contour lies outside of its stencil');
    region.engraved.push(outline);
  }
  for (const node of scene.nodes.filter((one) => cutOf(one) === 'engraved')) {
    for (const shape of shapesOf(node)) {
      const region = around(regions, shape);
      if (region && !region.nodes.includes(node)) region.nodes.push(node);
    }
  }
  const pieceOf = (ofPiece: readonly Region[], words: string): StencilPiece => ({
    stone: name,
    words,
    edge: joinOutlines(ofPiece.map(({ edge }) => edge)),
    engraved: joinOutlines(ofPiece.flatMap((region) => region.engraved)),
  });
  if (pieces === 'lines')
    return regions.map((region) => pieceOf([region], wordsIn(region, regions, wordsOf)));
  const nodes = [...new Set(regions.flatMap((region) => region.nodes))];
  return [pieceOf(regions, nodes.map(wordsOf).join(' / '))];
}
