import type { Box } from '../../geometry/box';
import type { Mm } from '../../stone/numbers';
import type { Candidates } from './candidates';
import { type EqualGaps, equalGaps, type Gap } from './gaps';
import { nearestOnGrid } from './grid';
import { nearestLine, type Reached } from './nearest';
import { type Direction, extentOf, type Neighbour } from './neighbours';

/** A line something snapped to: vertical at `at` mm from the left, or horizontal at `at` mm from the top. */
export interface Guide {
  readonly axis: 'upright' | 'level';
  readonly at: Mm;
  /** The ends of the visible part, in mm along it. */
  readonly from: Mm;
  readonly to: Mm;
}

/** A gap that is equal to another one: from side to side (`across`) or from top to bottom (`down`). */
export interface EqualGap extends Gap {
  readonly direction: Direction;
}

/** What is being moved, at its intended position. */
export interface Moving {
  /** Its anchor, in mm of the stone. */
  readonly x: Mm;
  readonly y: Mm;
  /** The upright box around its ink, in mm of the stone. */
  readonly ink: Box;
  /** What of it comes to stand on lines of the grid, in mm from the anchor: of several the first one's anchor. */
  readonly pin: { readonly x: Mm; readonly y: Mm };
  /** Its baselines, in mm below the anchor; none where it has no horizontal line of letters. */
  readonly baselines: readonly Mm[];
}

export interface Snapped {
  readonly x: Mm;
  readonly y: Mm;
  readonly guides: readonly Guide[];
  readonly gaps: readonly EqualGap[];
}

/** Equal gaps are preferred to an edge that is nearer by less than this factor, and less so than a middle. */
const GAP_WEIGHT = 0.8;

/** Two places this near to each other, in mm, are the same: far below what is cut. */
const SAME: Mm = 0.001;

/** How far to move in one direction, and what it then stands on and between. */
interface Found {
  readonly by: Mm;
  readonly line: Reached | undefined;
  readonly gaps: EqualGaps | undefined;
}

/** How far to the nearest line of the grid; 0 where that is out of reach. */
function toGrid(at: Mm, grid: Mm | undefined, reach: Mm): Mm {
  const by = grid === undefined ? 0 : nearestOnGrid(at, grid) - at;
  return Math.abs(by) <= reach ? by : 0;
}

function better(line: Reached | undefined, gaps: EqualGaps | undefined, elseBy: Mm): Found {
  const takesGaps = gaps && (!line || Math.abs(gaps.by) * GAP_WEIGHT < line.cost);
  const by = (takesGaps ? gaps : line)?.by ?? elseBy;
  const holds = (one: { readonly by: Mm } | undefined) => one !== undefined && Math.abs(one.by - by) <= SAME;
  return { by, line: holds(line) ? line : undefined, gaps: holds(gaps) ? gaps : undefined };
}

function gapsIn(direction: Direction, ink: Box, neighbours: readonly Neighbour[], reach: Mm) {
  return equalGaps(extentOf(ink, direction), neighbours, reach);
}

const NONE: readonly Mm[] = [];

/**
 * Snaps a moving element to what is near it: its middle and the edges of its ink to the stone's middle, the centre lines,
 * and the middles and ink of other elements; its baselines to other baselines; its gaps to equal ones. Where nothing of that
 * is near, it comes to stand on the grid.
 *
 * @param reach the snapping distance, in mm: it is moved no farther across, and no farther down.
 * @returns the position of its anchor, and what it snapped to.
 */
export function snap({ x, y, ink, pin, baselines }: Moving, candidates: Candidates, reach: Mm): Snapped {
  const upright = better(
    nearestLine(
      candidates.upright,
      x,
      { middle: [0], baseline: NONE, edge: [ink.left - x, ink.right - x] },
      reach,
    ),
    gapsIn('across', ink, candidates.across, reach),
    toGrid(x + pin.x, candidates.grid, reach),
  );
  const dx = upright.by;
  const shifted = { ...ink, left: ink.left + dx, right: ink.right + dx };
  const level = better(
    nearestLine(
      candidates.level,
      y,
      { middle: [0], baseline: baselines, edge: [ink.top - y, ink.bottom - y] },
      reach,
    ),
    gapsIn('down', shifted, candidates.down, reach),
    toGrid(y + pin.y, candidates.grid, reach),
  );
  const dy = level.by;
  const guides: Guide[] = [];
  if (upright.line) {
    const { at, from, to } = upright.line.offer;
    guides.push({
      axis: 'upright',
      at,
      from: Math.min(from, ink.top + dy),
      to: Math.max(to, ink.bottom + dy),
    });
  }
  if (level.line) {
    const { at, from, to } = level.line.offer;
    guides.push({ axis: 'level', at, from: Math.min(from, shifted.left), to: Math.max(to, shifted.right) });
  }
  const gaps = [
    ...(upright.gaps?.gaps() ?? []).map((gap) => ({ ...gap, direction: 'across' as const })),
    ...(level.gaps?.gaps() ?? []).map((gap) => ({ ...gap, direction: 'down' as const })),
  ];
  return { x: x + dx, y: y + dy, guides, gaps };
}

/** Where a line that moves by itself, such as a centre line, snaps to: the nearest line, or else the grid. */
export function snapLine(axis: Guide['axis'], at: Mm, candidates: Candidates, reach: Mm): Mm {
  const own = [0];
  const near = nearestLine(candidates[axis], at, { middle: own, baseline: own, edge: own }, reach);
  return at + (near?.by ?? toGrid(at, candidates.grid, reach));
}
