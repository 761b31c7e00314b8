import { expect, test } from 'vitest';
import { nest } from '../../../src/painting/nesting/nest';
import { piecesOf } from '../../../src/painting/nesting/piecesOf';
import { type RollFileOptions, rollFile } from '../../../src/painting/nesting/rollFile';
import { rubberFor, withLeader } from '../../../src/painting/nesting/rollMachine';
import type { Machine } from '../../../src/painting/sheet/knife/machine';
import { sceneWith } from '../../scene/drawnStone';
import { contoursOn, parsed } from '../dxf/readDxf';
import { tipsBehind } from '../sheet/knife/draggedBlade';
import { boxOf } from '../sheet/pieces';
import type { Point } from '../sheet/points';
import { welding } from '../sheet/workshop';
import { farthestFrom } from './naiveRoll';

/** So narrow that the pieces lie one after the other. */
const RUBBER = { width: 110, longest: 10_000, margin: 5, gap: 3 };
const OFFSET = 0.45;
const DRAG: Machine = { cutter: { kind: 'dragKnife', offset: OFFSET } };
const finely = () => 40;

const word = (subText: string, y: number) => ({
  ...{ type: 'text', subText, fontSize: '50', fontFamily: 'Jost' },
  position: { x: 300, y },
});
const pieces = piecesOf(
  { name: 'stone', scene: sceneWith(word('ABe8', 200), word('Otto', 400)), wordsOf: ({ kind }) => kind },
  { weld: welding, margin: 10, pieces: 'lines' },
);

/** The file of the pieces on a roll for a machine, and the roll's length. */
function cut(machine?: Machine, options: Partial<RollFileOptions> = {}) {
  const laid = nest(pieces, rubberFor(RUBBER, machine), { rotation: 'none', work: 200_000 });
  const [roll] = laid.map((each) => withLeader(each, machine));
  if (!roll || laid.length > 1) throw new Error('there is not one roll');
  const cutBy = machine && { machine, margin: RUBBER.margin };
  return { roll, file: rollFile(roll, { format: 'dxf', legacy: false, cutBy, ...options }) };
}

const lines = (dxf: string, layer: string) => contoursOn(dxf, layer, RUBBER.width, finely) as Point[][];
const plain = cut();
const some = (line: readonly Point[]) => line.filter((_, at) => at % Math.ceil(line.length / 20) === 0);

/** The lines of a file in the order in which they are cut, whichever layer they are on. */
function inOrder(dxf: string): Point[][] {
  const on = { ENGRAVE: lines(dxf, 'ENGRAVE'), STENCIL: lines(dxf, 'STENCIL') };
  return parsed(dxf).entities.flatMap(({ layer }) => {
    const line = layer === 'ENGRAVE' || layer === 'STENCIL' ? on[layer].shift() : undefined;
    return line ? [line] : [];
  });
}

test('the tip of a drag knife, pulled over the whole roll, follows every piece within 0.05 mm, wherever its blade pointed', () => {
  const { file, roll } = cut(DRAG);
  const [turning = [], ...holder] = inOrder(file);
  const leader = roll.length - plain.roll.length;
  const edges = [...lines(plain.file, 'ENGRAVE'), ...lines(plain.file, 'STENCIL')].map((line) =>
    line.map(([x, y]): Point => [x + leader, y]),
  );
  expect(pieces.length).toBeGreaterThan(1);
  expect(holder).toHaveLength(edges.length);
  // Its blade may point anywhere before the roll.
  const [, ...tips] = tipsBehind([turning, ...holder], OFFSET, 2);
  for (const tip of tips) {
    const { left, top } = boxOf(tip);
    const near = edges.filter((edge) => Math.hypot(boxOf(edge).left - left, boxOf(edge).top - top) < 0.5);
    expect(Math.min(...near.map((edge) => farthestFrom(some(tip), edge)))).toBeLessThan(0.05);
  }
});

test('the blade is turned once, on the rubber and before the first piece, with room around it', () => {
  const { file, roll } = cut(DRAG);
  const [turning = [], ...holder] = inOrder(file);
  const { left, top, right, bottom } = boxOf(turning);
  expect(left).toBeGreaterThanOrEqual(RUBBER.margin);
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(RUBBER.width);
  const first = Math.min(...holder.map((line) => boxOf(line).left));
  expect(first - right).toBeGreaterThan(RUBBER.gap);
  expect(Math.max(...holder.map((line) => boxOf(line).right))).toBeLessThan(roll.length);
});

test('the longest length that is cut in one go holds with the blade’s turn: what went on one roll alone takes two', () => {
  const longest = plain.roll.length + 1;
  const options = { rotation: 'none', work: 200_000 } as const;
  expect(nest(pieces, { ...RUBBER, longest }, options)).toHaveLength(1);
  const laid = nest(pieces, rubberFor({ ...RUBBER, longest }, DRAG), options);
  expect(laid).toHaveLength(2);
  for (const roll of laid) expect(withLeader(roll, DRAG).length).toBeLessThanOrEqual(longest);
});

test('a roll that is cut from its back is the same roll in a mirror, begun at the same end', () => {
  const { file } = cut({ cutter: { kind: 'pen' }, mirrored: true });
  const mirror = (line: readonly Point[]) => line.map(([x, y]): Point => [x, RUBBER.width - y]);
  for (const layer of ['ENGRAVE', 'STENCIL']) {
    const [there, here] = [lines(file, layer), lines(plain.file, layer).map(mirror)];
    expect(there).toHaveLength(here.length);
    for (const line of there) {
      const { left, top } = boxOf(line);
      const same = here.filter((each) => Math.hypot(boxOf(each).left - left, boxOf(each).top - top) < 0.01);
      expect(Math.min(...same.map((each) => farthestFrom(some(line), each)))).toBeLessThan(0.001);
    }
  }
});

test('a laser leaves the stencil’s opening in its size: it cuts half of its width within the letters, and outside of the edge', () => {
  const { file } = cut({ cutter: { kind: 'laser', kerf: 0.4, keeps: 'opening' } });
  const widths = (dxf: string, layer: string) =>
    lines(dxf, layer)
      .map((line) => boxOf(line).right - boxOf(line).left)
      .sort((a, b) => b - a);
  expect((widths(plain.file, 'ENGRAVE')[0] ?? 0) - (widths(file, 'ENGRAVE')[0] ?? 0)).toBeCloseTo(0.4, 2);
  expect((widths(file, 'STENCIL')[0] ?? 0) - (widths(plain.file, 'STENCIL')[0] ?? 0)).toBeCloseTo(0.4, 2);
});

test('layers come in the workshop’s own colours, in both kinds of DXF, and others in the usual ones', () => {
  for (const legacy of [false, true]) {
    const { file } = cut(undefined, { colours: { engrave: 30 }, legacy });
    const table = file.split('ENGRAVE')[1] ?? '';
    const codes = table.split('\n').map((line) => line.trim());
    expect(codes[codes.indexOf('62') + 1]).toBe('30');
    const other = (file.split('STENCIL')[1] ?? '').split('\n').map((line) => line.trim());
    expect(other[other.indexOf('62') + 1]).toBe('6');
  }
});
