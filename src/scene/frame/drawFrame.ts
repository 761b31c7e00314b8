import { type Outline, OutlinePen } from '../../geometry/outline';
import { areaOf, drawPolygon, type Polygon, polygonsOf } from '../../geometry/polygon';
import { joined, rest, type Stretch } from '../../geometry/track';
import type { Frame } from '../../stone/frame';
import type { Mm } from '../../stone/numbers';
import { type ShapedTrack, shapeCorners } from './cornerShapes';
import { cornersForLeaves, erasedHalves, hiddenCorners } from './gaps';
import { boxOf, type Edges, edgesOf } from './halfEdges';
import { drawLeaves } from './leaves';
import { inset, stroked, united, without } from './offset';
import { beadsApart, dashesAt, drawBead, spread } from './row';
import type { FrameDrawing } from './types';

/** The least box width of a frame with room for an inscription, in mm. */
const LEAST_SIDE: Mm = 60;

/** A base line with its parallel lines, and what is left out of it. */
interface Bordered {
  readonly shaped: ShapedTrack;
  readonly edges: Edges;
  readonly gone: readonly Stretch[];
}

/** How far a frame reaches to either side of its base line, in mm. */
function depthOf({ lines, row }: FrameDrawing): Mm {
  const ofRow = row?.kind === 'beads' ? row.diameter / 2 : (row?.width ?? 0) / 2;
  return lines.reduce((most, { inwards, width }) => Math.max(most, Math.abs(inwards) + width / 2), ofRow);
}

/** Leaves are in a gap of the lines, a little wider than themselves. */
function leafGaps({ shaped, edges }: Omit<Bordered, 'gone'>, { reach }: FrameDrawing): Stretch[] {
  return cornersForLeaves(shaped, edges).map(({ way }) => ({ from: way - reach, to: way + reach }));
}

function bordered(lines: readonly Polygon[], drawing: FrameDrawing, frame: Frame): Bordered[] {
  const shapes = lines.map((line) => shapeCorners(line, drawing.corner, drawing.reach));
  const box = boxOf(shapes.map(({ track }) => track.points));
  const side = Math.min(box.right - box.left, box.bottom - box.top);
  const depth = depthOf(drawing) + 1;
  return shapes.map((shaped) => {
    const edges = edgesOf(shaped, box);
    const gone = [
      ...erasedHalves(shaped, edges, frame.EraseBorders, depth),
      ...(frame.HideCorners ? hiddenCorners(shaped, edges, side, depth) : []),
      ...(drawing.corner === 'leaves' ? leafGaps({ shaped, edges }, drawing) : []),
    ];
    return { shaped, edges, gone: joined(gone, shaped.track.length) };
  });
}

/** The lines beside the base lines, with square ends where something is left out. */
function drawLines(pen: OutlinePen, borders: readonly Bordered[], drawing: FrameDrawing): void {
  if (drawing.lines.length === 0) return;
  const base = borders.map(({ shaped }) => shaped.track.points);
  const broad = 2 * (depthOf(drawing) + 1);
  const gaps = borders.flatMap(({ shaped: { track }, gone }) =>
    gone.flatMap((stretch) => {
      const whole = stretch.to - stretch.from >= track.length;
      // A closed ring has no ends.
      return whole ? inset([track.points], -broad) : stroked([track.stretch(stretch)], broad);
    }),
  );
  for (const { inwards, width } of drawing.lines) {
    const band = without(inset(base, inwards - width / 2), inset(base, inwards + width / 2));
    for (const polygon of without(band, united(gaps))) drawPolygon(pen, polygon);
  }
}

function drawRow(pen: OutlinePen, { shaped, gone }: Bordered, { row }: FrameDrawing): void {
  const { track, corners } = shaped;
  const kept = rest(gone, track.length);
  if (row?.kind === 'beads') {
    const middles = spread(kept, corners, track, row.diameter, row.pitch).map((way) => track.at(way));
    for (const bead of beadsApart(middles, row.diameter)) drawBead(pen, bead, row.diameter);
  }
  if (row?.kind === 'dashes') {
    const dashes = dashesAt(spread(kept, corners, track, row.length, row.pitch), row.length, track);
    const lines = dashes.map((stretch) => track.stretch(stretch));
    for (const polygon of stroked(lines, row.width)) drawPolygon(pen, polygon);
  }
}

function drawCorners(
  pen: OutlinePen,
  { shaped, edges }: Bordered,
  { reach }: FrameDrawing,
  frame: Frame,
): void {
  const { track } = shaped;
  const stays = (way: Mm) => {
    const wrapped = track.wrapped(way);
    const half = edges.halves.find(
      ({ from, to }) =>
        (wrapped >= from && wrapped < to) || (wrapped + track.length >= from && wrapped + track.length < to),
    );
    return half !== undefined && !frame.EraseBorders[half.half];
  };
  for (const corner of cornersForLeaves(shaped, edges)) {
    const kept = { before: stays(corner.way - 1), behind: stays(corner.way + 1) };
    if (kept.before || kept.behind) drawLeaves(pen, track, corner, reach * 0.94, kept);
  }
}

/**
 * The lines about which a frame is drawn, an inset of the stone's outline, with corners as the stone has them.
 *
 * @param finely how far they may deviate from the stone's own curves, in mm; finer than a frame is drawn where letters follow it.
 * @returns clockwise, in stone mm; none where the stone has no room for the frame.
 */
export function baseLines(
  stone: Outline,
  { inset: margin }: Pick<FrameDrawing, 'inset'>,
  finely?: Mm,
): Polygon[] {
  const clockwise = united(polygonsOf(stone, finely)).map((polygon) =>
    areaOf(polygon) < 0 ? polygon.toReversed() : polygon,
  );
  return inset(clockwise, margin, finely).filter((line) => {
    const { left, top, right, bottom } = boxOf([line]);
    return right - left >= LEAST_SIDE && bottom - top >= LEAST_SIDE && areaOf(line) > 0;
  });
}

/**
 * Draws a frame: an inset of the stone's own outline, whatever its shape, as a filled outline in stone mm, ready to
 * be cut. Exact to 0.01 mm against the true offset.
 *
 * @param stone the stone's outline in mm.
 * @param drawing how the kind of frame is drawn.
 * @param frame which corners and halves of edges are left out.
 * @returns undefined where the stone has no room for the frame; an outline without ink where all of it is left out.
 */
export function drawFrame(stone: Outline, drawing: FrameDrawing, frame: Frame): Outline | undefined {
  const lines = baseLines(stone, drawing);
  if (lines.length === 0) return undefined;
  const pen = new OutlinePen();
  const borders = bordered(lines, drawing, frame);
  drawLines(pen, borders, drawing);
  for (const border of borders) {
    drawRow(pen, border, drawing);
    if (drawing.corner === 'leaves' && !frame.HideCorners) drawCorners(pen, border, drawing, frame);
  }
  return pen.outline();
}
