import { flattened } from '../../geometry/flatten';
import { joinMatrices, transformOutline } from '../../geometry/matrix';
import { openLine } from '../../geometry/openLine';
import { outlineOfContours } from '../../geometry/outlineOfContours';
import type { Point } from '../../geometry/point';
import { contoursOf } from '../../geometry/strokes';
import type { Mm } from '../../stone/numbers';
import type { CutLayer, CutSheet } from '../sheet/cutSheet';
import { carrierPath } from '../sheet/knife/carrierPath';
import { prepared } from '../sheet/knife/forMachine';
import { CHORD, knifePaths } from '../sheet/knife/knifePaths';
import { type Machine, overcutOf } from '../sheet/knife/machine';
import { mirroredSheet } from '../sheet/knife/mirroredSheet';
import { APART, legOf, ORIENTED, orientationAt } from '../sheet/knife/orientationCut';
import { withOvercut } from '../sheet/knife/overcut';
import type { Label } from '../sheet/label';
import { inCuttingOrder } from '../sheet/order/inCuttingOrder';
import type { Roll, Rubber } from './roll';

/** What a machine takes of a roll's beginning before the first piece, in mm: a drag knife's blade is turned there. */
function leaderOf(machine: Machine | undefined): Mm {
  return machine?.cutter.kind === 'dragKnife' ? legOf(machine.cutter.offset) + 2 * APART : 0;
}

/** The rubber that pieces are laid on, where a machine takes something of its beginning. */
export function rubberFor(rubber: Rubber, machine: Machine | undefined): Rubber {
  return { ...rubber, longest: rubber.longest - leaderOf(machine) };
}

/** A roll of `rubberFor` with what the machine takes before its pieces. */
export function withLeader(roll: Roll, machine: Machine | undefined): Roll {
  const leader = leaderOf(machine);
  if (leader === 0) return roll;
  const placed = roll.placed.map(({ piece, matrix }) => ({
    piece,
    matrix: joinMatrices([1, 0, 0, 1, leader, 0], matrix),
  }));
  return { ...roll, length: roll.length + leader, placed };
}

/** The label on the other face of a sheet that is mirrored across: it is read from there, and stays in its place. */
const across = ({ from, to, ...label }: Label, height: Mm): Label => ({
  ...label,
  from: [to[0], height - to[1]],
  to: [from[0], height - from[1]],
});

/** A roll's sheet mirrored across the roll, so that it begins where it began. */
function mirroredAcross(sheet: CutSheet): CutSheet {
  const { width, height, labels = [] } = sheet;
  const { layers } = mirroredSheet(sheet);
  return {
    ...sheet,
    layers: layers.map(({ tool, outline }) => ({
      tool,
      outline: transformOutline(outline, [-1, 0, 0, -1, width, height]),
    })),
    labels: labels.map((label) => across(label, height)),
  };
}

/**
 * The paths of a drag knife's holder over a whole roll: its blade is given its direction once, in the waste before the first
 * piece, and keeps it from each contour to the next.
 */
function draggedAlong(layers: readonly CutLayer[], start: Point, offset: Mm, machine: Machine): CutLayer[] {
  let blade = ORIENTED;
  const carried = (way: readonly Point[]) => {
    const path = carrierPath(way, offset, blade);
    blade = path.blade;
    return openLine(path.points);
  };
  return layers.map(({ tool, outline }, place) => {
    const turning = place === 0 ? [carried(orientationAt(start, offset))] : [];
    const cut = contoursOf(outline).map((contour) =>
      carried(flattened(withOvercut(contour, overcutOf(machine)), CHORD)),
    );
    return { tool, outline: outlineOfContours([...turning, ...cut]) };
  });
}

/**
 * A roll's sheet as a machine cuts it: islands bridged, beside a laser's cut, mirrored where it is cut from the back, and last
 * the paths of the tool's holder. A weed box and crosses are left out: the pieces lie in the rubber's own waste.
 *
 * @param sheet of a roll `withLeader`.
 * @param margin what stays free at the roll's beginning.
 * @throws KerfTooWide, NoRoomForTab
 */
export function rollForMachine(sheet: CutSheet, machine: Machine, margin: Mm): CutSheet {
  const { cutter } = machine;
  const turned = machine.mirrored ? mirroredAcross(sheet) : sheet;
  const layers = turned.layers.map((layer) => ({ ...layer, outline: prepared(layer, machine) }));
  const ordered = inCuttingOrder({ ...turned, layers });
  if (cutter.kind !== 'dragKnife') {
    const around = { cut: ordered.drawn, drawn: ordered.drawn };
    return { ...ordered, layers: knifePaths(ordered.layers, around, machine) };
  }
  const start: Point = [margin, (ordered.height - legOf(cutter.offset)) / 2];
  return { ...ordered, layers: draggedAlong(ordered.layers, start, cutter.offset, machine) };
}
