import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { type TextParm, textParm } from '../../src/stone/parm';
import { capHeightIn, placedByHand } from '../lettering/ruleByHand';
import { farthestFrom } from '../painting/lettersByHand';
import { charactersOf } from '../painting/svgFile';
import { designWith } from '../scene/drawnStone';
import { fontFileOf } from './fontFile';
import { shapedByHarfBuzz, sources } from './samples';
import { charactersByHand, type Point } from './strokesByHand';

/** In mm, as for every letter (docs/decisions.md section 2). */
const ACCURACY = 0.005;

/** A round stone 500 mm wide: its top is half a circle, and so is what is parallel to it. */
const ROUND = { StoneTypeId: 18, StoneTypeVariantId: 1801 };

/** A straight stone 550 mm wide; its frame's base line stands 28 mm in, and is cut off 40 mm from its corners. */
const STRAIGHT = { StoneTypeId: 16, StoneTypeVariantId: 1601 };
const CUT_CORNERS = { Frame: { Type: 'cutCorners' } };
const [INSET, REACH] = [28, 40];

const ALONG = {
  stone: { kind: 'edge', of: 'stone' },
  frame: { kind: 'edge', of: 'frame' },
} as const;

const lineAt = (x: number, y: number, given: object) =>
  textParm.parse({
    type: 'text',
    subText: 'ELSE MARIE KROGH',
    fontFamily: 'Cinzel',
    fontSize: '20',
    letterSpacing: 0.4,
    subTextSpacing: '0.3,-0.2',
    position: { x, y, rotation: 0 },
    ...given,
  });

const pointsOf = (line: TextParm) =>
  charactersByHand(line, shapedByHarfBuzz(line)).map(({ strokes }) =>
    strokes.flatMap(({ points }) => [...points]),
  );

/** The farthest that a line's letters in the SVG lie from others, and those from them, in mm. */
function worstOf(line: TextParm, stone: object, byHand: readonly (readonly Point[])[]): number {
  const written = charactersOf(paintSvg(buildScene(designWith([line], stone), sources)));
  expect(written).toHaveLength(byHand.length);
  const apart = byHand.map((points, i) => {
    const drawn = written[i]?.points ?? [];
    return points.length === 0
      ? drawn.length
      : Math.max(farthestFrom(points, drawn), farthestFrom(drawn, points));
  });
  return Math.max(...apart);
}

describe('A line along a round edge stands on the circle parallel to it, against HarfBuzz within 0.005 mm', () => {
  test.each(
    (['stone', 'frame'] as const).flatMap((of) =>
      [
        [60, 1],
        [94.3, 1.25],
      ].map(([y = 0, scale = 1]) => [of, y, scale] as const),
    ),
  )('of the %s, %f mm below its top, at scale %f', (of, y, scale) => {
    const line = lineAt(250, y, { curve: ALONG[of], scale });
    const circle = { kind: 'arc', radius: (250 - y) / scale, side: 'outside' } as const;
    const stone = { ...ROUND, ...(of === 'frame' && { Frame: { Type: 'line' } }) };
    expect(worstOf(line, stone, pointsOf({ ...line, curve: circle }))).toBeLessThan(ACCURACY);
  });

  test('between the frame and the stone’s edge too', () => {
    const line = lineAt(250, 24, { curve: ALONG.frame, fontSize: '12' });
    const circle = { kind: 'arc', radius: 226, side: 'outside' } as const;
    const stone = { ...ROUND, Frame: { Type: 'line' } };
    expect(worstOf(line, stone, pointsOf({ ...line, curve: circle }))).toBeLessThan(ACCURACY);
  });

  test('and of a frame that is gone stands on the stone’s, to the last byte', () => {
    const svg = (of: 'stone' | 'frame') =>
      paintSvg(buildScene(designWith([lineAt(250, 70, { curve: ALONG[of] })], ROUND), sources));
    expect(svg('frame')).toBe(svg('stone'));
  });
});

/**
 * A point of the path parallel to the cut corner of the frame, `away` mm inside of it: level, an arc by which it is rounded,
 * and down at 45°; `along` from the point at `x` of its level part.
 */
function onCutCorner(x: number, away: number, radius: number, along: number): Point {
  const level = INSET + away;
  // Where the parallels of both pieces meet, and how far from there the arc touches them: the path turns by 45°.
  const half = Math.tan(Math.PI / 8);
  const corner = 550 - INSET - REACH - away * half;
  const before = corner - radius * half - x;
  if (along <= before) return [x + along, level];
  const turned = Math.min((along - before) / radius, Math.PI / 4);
  const after = along - before - (radius * Math.PI) / 4;
  const onArc: Point = [x + before + radius * Math.sin(turned), level + radius * (1 - Math.cos(turned))];
  if (after <= 0) return onArc;
  return [onArc[0] + after * Math.SQRT1_2, onArc[1] + after * Math.SQRT1_2];
}

test('A line along a frame with cut corners turns down where that does, against HarfBuzz within 0.005 mm', () => {
  const [x, away, size] = [420, 20, 16];
  const line = lineAt(x, INSET + away, { curve: ALONG.frame, fontSize: String(size) });
  const { file } = fontFileOf(line);
  const spacings = line.subTextSpacing.split(',').map(Number);
  const setting = { text: line.subText, fontSize: size, fontSpacing: 100, letterSpacing: 0.4, spacings };
  const { width } = placedByHand(shapedByHarfBuzz(line), setting, capHeightIn(file));
  // It reaches beyond the corner, which is 50 mm from its middle.
  expect(width / 2).toBeGreaterThan(90);
  const straight = pointsOf({ ...line, curve: undefined });
  const bent = straight.map((points): Point[] => {
    if (points.length === 0) return [];
    const xs = points.map(([px]) => px - x);
    const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
    const at = (along: number) => onCutCorner(x, away, 2 * size, along);
    const [foot, from, to] = [at(middle), at(middle - 5), at(middle + 5)];
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    return points.map(([px, py]): Point => {
      const [dx, dy] = [px - x - middle, py - line.position.y];
      return [
        foot[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
        foot[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    });
  });
  expect(worstOf(line, { ...STRAIGHT, ...CUT_CORNERS }, bent)).toBeLessThan(ACCURACY);
  // The stone's own edge is another one there.
  const onStone = { ...line, curve: ALONG.stone };
  expect(worstOf(onStone, { ...STRAIGHT, ...CUT_CORNERS }, bent)).toBeGreaterThan(1);
});
