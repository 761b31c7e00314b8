import { LruCache } from '../cache/lruCache';
import type { Outline } from '../geometry/outline';
import { type Polygon, polygonsOf } from '../geometry/polygon';
import { outlineFromSvg } from '../geometry/svgPath';
import { Track } from '../geometry/track';
import type { Curve } from '../stone/curve';
import type { FrameType } from '../stone/frame';
import type { Mm } from '../stone/numbers';
import { shapeCorners } from './frame/cornerShapes';
import { baseLines } from './frame/drawFrame';
import { FRAME_DRAWINGS } from './frame/types';
import { areaBelowUpperEdge } from './upperEdge';

/** A frame that is drawn on a stone. */
export interface StoneFrame {
  readonly type: Exclude<FrameType, 'none'>;
  /** The width of the stone's bevel in mm, by which the frame stands farther in. */
  readonly bevel: Mm;
}

/** What on a stone has an upper edge that a line of letters may follow. */
export interface StoneEdges {
  /** The stone's outline as path data in mm. */
  readonly stone: string;
  /** Left out where no frame is drawn. */
  readonly frame?: StoneFrame;
}

export type AlongEdge = Extract<Curve, { kind: 'edge' }>;

/** How finely an edge is followed, in mm. */
export interface Fineness {
  /** How far it may deviate from the stone's curves. */
  readonly chord: Mm;
  /** How near to each other two points of it count as equally far out. */
  readonly same: Mm;
  /** How far the arcs of what is parallel to it may deviate from true ones. */
  readonly arc: Mm;
  /** How near to the line's position what it follows passes; it is then moved there. */
  readonly onIt: Mm;
}

/** As lines followed the stone's edge before they said whose it is: a stored design keeps its outlines. */
export const COARSE: Fineness = { chord: 0.02, same: 0.01, arc: 0.005, onIt: 0.02 };

/**
 * The direction at a letter is that of 10 mm of the edge: what is 0.002 mm off turns the top of a letter by
 * little more (tests/accuracy/edges.test.ts), within the 0.005 mm of every output (docs/decisions.md, section 2).
 */
export const FINE: Fineness = { chord: 0.002, same: 0.004, arc: 0.001, onIt: 0.002 };

/** How finely a line follows its edge. */
const finenessOf = ({ of }: AlongEdge): Fineness => (of ? FINE : COARSE);

/** The stones and frames whose edges are kept: as many as a user compares. */
const kept = new LruCache<string, Track>({ most: 12 });

/** The frame that a line follows: none where it follows the stone, and none where the frame it followed is gone. */
const frameFor = ({ of }: AlongEdge, { frame }: StoneEdges): StoneFrame | undefined =>
  of === 'frame' ? frame : undefined;

/** What the form of a line's edge follows from, as a key. */
export function keyOfEdge(curve: AlongEdge, edges: StoneEdges, fineness = finenessOf(curve)): string {
  const frame = frameFor(curve, edges);
  return JSON.stringify([fineness.chord, edges.stone, ...(frame ? [frame.type, frame.bevel] : [])]);
}

/** The lines about which a frame is drawn, its corners as they are cut. */
function frameLines(stone: Outline, { type, bevel }: StoneFrame, chord: Mm): Polygon[] {
  const { inset, corner, reach } = FRAME_DRAWINGS[type];
  const lines = baseLines(stone, { inset: inset + bevel }, chord);
  return lines.map((line) => shapeCorners(line, corner, reach).track.points);
}

/** The area below the upper edge that a line follows, in stone mm; of a frame that is gone, the stone's. */
export function areaFor(
  curve: AlongEdge,
  edges: StoneEdges,
  fineness = finenessOf(curve),
): Track | undefined {
  const key = keyOfEdge(curve, edges, fineness);
  const known = kept.get(key);
  if (known) return known;
  const { chord, same } = fineness;
  const [stone, frame] = [outlineFromSvg(edges.stone), frameFor(curve, edges)];
  const polygons = frame ? frameLines(stone, frame, chord) : polygonsOf(stone, chord);
  const area = areaBelowUpperEdge(polygons, same);
  if (!area) return undefined;
  const track = new Track(area);
  kept.set(key, track);
  return track;
}
