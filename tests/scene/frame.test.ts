import { describe, expect, test } from 'vitest';
import { boundsOf } from '../../src/geometry/bounds';
import type { Outline } from '../../src/geometry/outline';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { elementAt } from '../../src/scene/hitTest';
import { measureScene } from '../../src/scene/measures';
import { FRAME_TYPES, HALF_EDGES } from '../../src/stone/frame';
import { isWhole } from '../someOf';
import { catalogue, designWith, sources, standardStone } from './drawnStone';
import {
  boxesOf,
  chordsOf,
  distanceToNearest,
  framedScene,
  frameOn,
  pointsAlong,
  pointsOn,
} from './framedStone';
import { strokes } from './measuredStrokes';

const RECTANGLE = 16; // 550 × 700, its upper corners rounded by 8 mm.
const ARCH = 18; // 500 × 800, a half circle of 250 mm on straight sides.
const CROSS = 24;
const LYING = 34; // 500 × 400, its corners rounded by 6 mm.
const OVAL = 43; // 500 × 380

const KINDS = FRAME_TYPES.filter((type) => type !== 'none');

/** How far inside the arch's outline a point lies, worked out by hand. */
function insideArch(x: number, y: number): number {
  const fromCurve = 250 - Math.hypot(x - 250, y - 250);
  return Math.min(y < 250 ? fromCurve : Math.min(x, 500 - x), 800 - y);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The half edge a point belongs to by the box's diagonals and middle lines; undefined for one close to these. */
function halfOf([x, y]: readonly [number, number], { left, top, right, bottom }: Box): string | undefined {
  const [across, down] = [
    (x - (left + right) / 2) / (right - left),
    (y - (top + bottom) / 2) / (bottom - top),
  ];
  const near = Math.min(Math.abs(across), Math.abs(down), Math.abs(Math.abs(across) - Math.abs(down)));
  if (near < 0.03) return undefined;
  const side = across < 0 ? 'Left' : 'Right';
  const height = down < 0 ? 'Top' : 'Bottom';
  return Math.abs(down) > Math.abs(across) ? `${height}${side}` : `${side}${height}`;
}

/** How much of an outline lies in each half edge, in mm about. */
function lengthsIn(outline: Outline, box: Box): Map<string, number> {
  const lengths = new Map<string, number>();
  for (const point of pointsAlong(outline)) {
    const half = halfOf(point, box);
    if (half) lengths.set(half, (lengths.get(half) ?? 0) + 1);
  }
  return lengths;
}

describe('A frame is an inset of the stone’s own outline', () => {
  test('to 0.01 mm around an arch: a line 2.6 mm wide whose middle runs 28 mm from the edge', () => {
    const points = pointsOn(frameOn(ARCH, { Type: 'line' }).outline);
    expect(points.length).toBeGreaterThan(200);
    for (const [x, y] of points) {
      const far = insideArch(x, y);
      const nearest = Math.abs(far - 26.7) < Math.abs(far - 29.3) ? 26.7 : 29.3;
      expect(Math.abs(far - nearest), `${x}, ${y}`).toBeLessThan(0.01);
    }
  });

  test('with true corners where the inset passes a rounding of the stone', () => {
    const { outline } = frameOn(LYING, { Type: 'fineLine' });
    const corners = pointsOn(outline).map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
    for (const [near, far] of [
      [24.35, 24.35],
      [475.65, 24.35],
      [475.65, 375.65],
      [24.35, 375.65],
      [25.65, 25.65],
      [474.35, 374.35],
    ])
      expect(corners).toContain(`${near?.toFixed(2)} ${far?.toFixed(2)}`);
  });

  test(`on every stone of the catalogue, of ${isWhole('FRAMES') ? 'every kind' : 'every third kind, in turn'}: with room to the edge, and within it`, () => {
    const existing = catalogue.stoneTypes;
    expect(existing.length).toBeGreaterThanOrEqual(20);
    for (const [place, { id, width, height }] of existing.entries()) {
      // `FRAMES=all` has each stone take each kind.
      for (const Type of KINDS.filter((_, kind) => isWhole('FRAMES') || (kind + place) % 3 === 0)) {
        const scene = framedScene(id, { Type });
        const [node] = scene.nodes;
        expect(scene.warnings, `${Type} on ${id}`).toEqual([]);
        expect(node?.kind).toBe('frame');
        const box = node?.kind === 'frame' ? boundsOf(node.outline) : undefined;
        expect(box?.left, `${Type} on ${id}`).toBeGreaterThan(20);
        expect(box?.top, `${Type} on ${id}`).toBeGreaterThan(20);
        expect(box?.right, `${Type} on ${id}`).toBeLessThan(width - 20);
        expect(box?.bottom, `${Type} on ${id}`).toBeLessThan(height - 20);
      }
    }
  });

  test('nowhere nearer to the edge than it should be, on any stone: arch, wave, boulder, heart, cross, book', () => {
    for (const { id, outline } of catalogue.stoneTypes) {
      const chords = chordsOf(outlineFromSvg(outline));
      const points = pointsOn(frameOn(id, { Type: 'line' }).outline);
      const distances = points.map((point) => distanceToNearest(chords, point));
      // A true curve lies up to 0.01 mm beside the chords it is measured against here.
      expect(Math.min(...distances), `stone ${id}`).toBeGreaterThan(26.7 - 0.02);
      // Only where a corner is mitred does the line keep farther away than its breadth says.
      const mitred = distances.filter((far) => Math.min(Math.abs(far - 26.7), Math.abs(far - 29.3)) > 0.02);
      expect(mitred.length, `stone ${id}`).toBeLessThanOrEqual(12);
    }
  });

  test('following inner corners as well: a cross has twelve corners, inside and outside of its line', () => {
    const { outline } = frameOn(CROSS, { Type: 'line' });
    const [first, second] = boxesOf(outline);
    expect(boxesOf(outline)).toHaveLength(2);
    // The arms reach from edge to edge; between them nothing is cut.
    expect(first && first.right - first.left).toBeGreaterThan(500);
    expect(second && second.right - second.left).toBeGreaterThan(500);
    const upperLeftOfTheArms = pointsOn(outline).filter(([x, y]) => x < 140 && y < 140);
    expect(upperLeftOfTheArms).toEqual([]);
  });
});

describe('What is strung along a frame', () => {
  test('comes out even: beads stand on all corners of a rectangle and equally far from each other', () => {
    const beads = boxesOf(frameOn(LYING, { Type: 'beads' }).outline);
    for (const { left, right, top, bottom } of beads) {
      expect(right - left).toBeCloseTo(5, 6);
      expect(bottom - top).toBeCloseTo(5, 6);
    }
    const middles = beads.map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]);
    const upper = middles.filter(([, y = 0]) => Math.abs(y - 28) < 0.01).map(([x = 0]) => x);
    upper.sort((one, other) => one - other);
    expect(upper[0]).toBeCloseTo(28, 2);
    expect(upper.at(-1)).toBeCloseTo(472, 2);
    const steps = upper.slice(1).map((x, i) => x - (upper[i] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(444 / steps.length, 2);
    expect(444 / steps.length).toBeCloseTo(8.5, 0);
  });

  test('never runs into itself: beads keep 0.8 mm of stone between them', () => {
    for (const stone of [15, 22, 23, CROSS, OVAL]) {
      const beads = boxesOf(frameOn(stone, { Type: 'beads' }).outline);
      expect(beads.length).toBeGreaterThan(100);
      let nearest = Number.POSITIVE_INFINITY;
      for (const [i, one] of beads.entries()) {
        for (const other of beads.slice(i + 1)) {
          nearest = Math.min(nearest, Math.hypot(one.left - other.left, one.top - other.top) - 5);
        }
      }
      expect(nearest, `stone ${stone}`).toBeGreaterThan(0.79);
    }
  });

  test('turns around corners: a dash lies in each corner of a rectangle, as long as the others', () => {
    const dashes = boxesOf(frameOn(LYING, { Type: 'dashes' }).outline);
    const inCorners = dashes.filter(({ left, right, top, bottom }) => right - left > 5 && bottom - top > 5);
    expect(inCorners).toHaveLength(4);
    for (const { left, right, top, bottom } of inCorners) {
      // Eight mm along both edges, and half the stroke beyond.
      expect(right - left).toBeCloseTo(9.2, 2);
      expect(bottom - top).toBeCloseTo(9.2, 2);
    }
    for (const { left, right, top, bottom } of dashes.filter((dash) => !inCorners.includes(dash)))
      expect(Math.max(right - left, bottom - top)).toBeCloseTo(16, 2);
  });
});

describe('HideCorners', () => {
  test('leaves out the four corners of a rectangle: four straight lines remain', () => {
    const lines = boxesOf(frameOn(RECTANGLE, { Type: 'line', HideCorners: true }).outline);
    expect(lines).toHaveLength(4);
    for (const { left, right, top, bottom } of lines)
      expect(Math.min(right - left, bottom - top)).toBeCloseTo(2.6, 2);
  });

  test('leaves out only what turns: an arch keeps its round, without its two feet', () => {
    const lines = boxesOf(frameOn(ARCH, { Type: 'line', HideCorners: true }).outline);
    expect(lines).toHaveLength(2);
    const round = lines.find(({ top }) => top < 30);
    expect(round?.left).toBeCloseTo(26.7, 2);
    expect(round?.right).toBeCloseTo(473.3, 2);
    expect(round?.bottom).toBeLessThan(750);
  });

  test('parts a smooth oval where its edges meet, on the diagonals of its box', () => {
    const lines = boxesOf(frameOn(OVAL, { Type: 'line', HideCorners: true }).outline);
    expect(lines).toHaveLength(4);
    const [top, bottom] = [Math.min(...lines.map((l) => l.top)), Math.max(...lines.map((l) => l.bottom))];
    const upper = lines.filter((line) => line.top === top);
    expect(upper).toHaveLength(1);
    expect(upper[0]?.bottom).toBeLessThan((top + bottom) / 2 - 0.3 * (bottom - top));
  });

  test('leaves out the leaves, and the shape of a corner that is cut in', () => {
    const withLeaves = boxesOf(frameOn(RECTANGLE, { Type: 'leaves' }).outline);
    const without = boxesOf(frameOn(RECTANGLE, { Type: 'leaves', HideCorners: true }).outline);
    // A bud and three leaves in each corner.
    expect(withLeaves).toHaveLength(4 + 16);
    expect(without).toHaveLength(4);
    expect(boxesOf(frameOn(RECTANGLE, { Type: 'indented', HideCorners: true }).outline)).toHaveLength(4);
  });
});

describe('EraseBorders', () => {
  test.each(HALF_EDGES)('%s leaves out that half, and nothing of the other seven', (half) => {
    for (const stone of [RECTANGLE, ARCH, OVAL]) {
      const whole = frameOn(stone, { Type: 'line' });
      const part = frameOn(stone, { Type: 'line', EraseBorders: { [half]: true } });
      const [all, left] = [whole, part].map(({ outline }) => lengthsIn(outline, whole.box));
      expect(left?.has(half), `stone ${stone}`).toBe(false);
      for (const other of HALF_EDGES.filter((one) => one !== half)) {
        expect(all?.get(other)).toBeGreaterThan(50);
        // A corner next to it takes a few mm of the neighbour along.
        const lost = (all?.get(other) ?? 0) - (left?.get(other) ?? 0);
        expect(Math.abs(lost), `${other} on stone ${stone}`).toBeLessThan(12);
      }
    }
  });

  test('ends what stays squarely and all strands of it alike', () => {
    const { outline } = frameOn(RECTANGLE, { Type: 'doubleLine', EraseBorders: { TopLeft: true } });
    const [outer, inner] = boxesOf(outline).toSorted((one, other) => one.left - other.left);
    expect(boxesOf(outline)).toHaveLength(2);
    expect(outer?.left).toBeCloseTo(25.1, 2);
    expect(inner?.left).toBeCloseTo(31.1, 2);
    const upperEnds = [25.1, 31.1].map((side) =>
      Math.min(
        ...pointsOn(outline)
          .filter(([x, y]) => Math.abs(x - side) < 0.01 && y < 350)
          .map(([, y]) => y),
      ),
    );
    expect(upperEnds[0]).toBeCloseTo(upperEnds[1] ?? 0, 2);
    // The right half of the top edge begins in the middle of the stone.
    const top = pointsOn(outline).filter(([x, y]) => y < 40 && x > 50);
    expect(Math.min(...top.map(([x]) => x))).toBeCloseTo(275, 2);
  });

  test('of all eight halves leaves no frame, which is no fault', () => {
    const EraseBorders = Object.fromEntries(HALF_EDGES.map((half) => [half, true]));
    for (const Type of KINDS) {
      for (const stone of [RECTANGLE, OVAL, CROSS]) {
        const scene = framedScene(stone, { Type, EraseBorders });
        expect(scene.nodes, `${Type} on ${stone}`).toEqual([]);
        expect(scene.warnings).toEqual([]);
      }
    }
  });
});

describe('A frame in the scene', () => {
  test('is there only where one is chosen', () => {
    expect(framedScene(15, {}).nodes).toEqual([]);
    expect(framedScene(15, { Type: 'none', Color: 'guld' }).nodes).toEqual([]);
  });

  test('lies beneath the elements, is cut into the stone, and has its colour', () => {
    const scene = buildScene(
      { ...standardStone, Frame: { ...standardStone.Frame, Type: 'line', Color: 'guld' } },
      sources,
    );
    expect(scene.nodes.map(({ kind, element }) => [kind, element])).toEqual([
      ['frame', -1],
      ['lettering', 0],
      ['lettering', 1],
      ['lettering', 2],
      ['ornament', 3],
    ]);
    expect(scene.nodes[0]).toMatchObject({ colour: 'gold', cut: 'engraved', type: 'line' });
  });

  test('is no element: it is not measured, and no hand grasps it', () => {
    const measures = measureScene(framedScene(RECTANGLE, { Type: 'thickThin' }));
    expect(measures.elements).toEqual([]);
    expect(elementAt(measures.elements, 28, 350, 5)).toBeUndefined();
  });

  test('surrounds what stands on the stone without lying in its way: nobody objects', () => {
    const line = { type: 'text', subText: 'Navn', position: { x: 275, y: 350, rotation: 0 } };
    const scene = framedScene(RECTANGLE, { Type: 'thickThin' }, line);
    expect(scene.nodes).toHaveLength(2);
    expect(checkScene(scene, strokes)).toEqual([]);
  });

  test('is built once for a stone type and a frame, whatever else changes', () => {
    const first = frameOn(22, { Type: 'beadedLine' });
    expect(frameOn(22, { Type: 'beadedLine' })).toBe(first);
    const line = { type: 'text', subText: 'Navn', position: { x: 220, y: 400, rotation: 0 } };
    expect(framedScene(22, { Type: 'beadedLine' }, line).nodes[0]).toBe(first);
    expect(frameOn(22, { Type: 'beadedLine', Color: 'guld' })).not.toBe(first);
    expect(frameOn(21, { Type: 'beadedLine' })).not.toBe(first);
  });
});

describe('What is wrong with a frame is said, and the stone is drawn all the same', () => {
  test('a kind this version does not know', () => {
    const scene = framedScene(15, { Type: 'egeløv' });
    expect(scene.nodes).toEqual([]);
    expect(scene.warnings).toMatchObject([{ kind: 'unknownFrame', elements: [], value: 'egeløv' }]);
  });

  test('a colour the trade does not know is shown white', () => {
    const scene = framedScene(15, { Type: 'line', Color: 'lilla' });
    expect(scene.nodes[0]).toMatchObject({ kind: 'frame', colour: 'white' });
    expect(scene.warnings).toMatchObject([{ kind: 'unknownFrameColour', elements: [], value: 'lilla' }]);
  });

  test('a stone without room for one', () => {
    const [sample] = catalogue.stoneTypes;
    if (!sample) throw new Error('the catalogue is empty');
    const tiny = { ...sample, width: 300, height: 105, outline: 'M0 0L300 0L300 105L0 105Z' };
    for (const Type of KINDS) {
      const scene = buildScene(designWith([], { Frame: { Type } }), { ...sources, stoneType: () => tiny });
      expect(scene.nodes).toEqual([]);
      expect(scene.warnings).toMatchObject([{ kind: 'noRoomForFrame', elements: [] }]);
    }
  });
});
