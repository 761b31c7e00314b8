import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinedGlyphs } from '../../src/painting/relief/joinedGlyphs';
import { guidesOf } from '../../src/painting/sheet/guides';
import { buildScene } from '../../src/scene/buildScene';
import { elementAt } from '../../src/scene/hitTest';
import { measureScene } from '../../src/scene/measures';
import { placeMatrix } from '../../src/scene/place';
import type { LetteringNode } from '../../src/scene/scene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { chosen, designWith, lineAt, sceneWith, sources } from './drawnStone';

const EDGE = { kind: 'edge' } as const;

/** Stones by what their upper edge is like (catalogue/stone-types.json). */
const [SQUARE, ROUND, WAVE, HEART] = [16, 18, 19, 23];

function lineOn(StoneTypeId: number, given: object): LetteringNode {
  const element = { type: 'text', subText: 'ELSE MARIE', fontSize: '30', curve: EDGE, ...given };
  return lineAt(buildScene(designWith([element], { StoneTypeId }), sources));
}

/** Where each letter stands on the stone: the foot below its optical middle, and how it is turned, in degrees. */
function feet(node: LetteringNode): { x: number; y: number; turn: number }[] {
  const [a, b, c, d, e, f] = placeMatrix(node.place);
  return node.line.letters.flatMap(({ glyphs: [glyph], bend }) => {
    if (!glyph || !bend) return [];
    const [cos, sin, , , x, y] = bend;
    // The letter's own middle is where its baseline touches the curve: found again from the ink of its glyph.
    const { coords } = node.typeface.glyphOutline(glyph.gid);
    const across = Array.from(coords).filter((_, at) => at % 2 === 0);
    if (across.length === 0) return [];
    const ink = (Math.min(...across) + Math.max(...across)) / 2;
    const along = glyph.x + ink * node.line.mmPerUnit - node.line.width / 2;
    const own = [cos * along + x, sin * along + y] as const;
    return [
      {
        x: a * own[0] + c * own[1] + e,
        y: b * own[0] + d * own[1] + f,
        turn: (Math.atan2(sin, cos) * 180) / Math.PI,
      },
    ];
  });
}

/** Control points of a glyph reach a little beyond its ink, and a letter's foot is reckoned with them here, in mm. */
const NEARLY = 0.1;

/** Points all along the outline of the stone with a wave, sampled from its path data by hand. */
function alongWave(): (readonly [number, number])[] {
  const cubics = [
    [0, 86.4, 0, 21.6, 60, 0, 144, 0],
    [144, 0, 312, 0, 348, 115.2, 492, 115.2],
    [492, 115.2, 558, 115.2, 600, 144, 600, 201.6],
  ];
  const at = (of: readonly number[], axis: number, t: number) =>
    [1, 3, 3, 1].reduce(
      (sum, weight, i) => sum + weight * (of[2 * i + axis] ?? 0) * t ** i * (1 - t) ** (3 - i),
      0,
    );
  return cubics.flatMap((of) =>
    Array.from({ length: 2001 }, (_, i) => [at(of, 0, i / 2000), at(of, 1, i / 2000)] as const),
  );
}

describe('A line along the upper edge of a stone', () => {
  test('is concentric with a round top, at the distance its position has', () => {
    for (const y of [70, 110, 140]) {
      const letters = feet(lineOn(ROUND, { position: { x: 250, y, rotation: 0 } }));
      expect(letters).toHaveLength(9);
      for (const foot of letters) {
        expect(Math.abs(Math.hypot(foot.x - 250, foot.y - 250) - (250 - y))).toBeLessThan(NEARLY);
        const radial = (Math.atan2(foot.x - 250, 250 - foot.y) * 180) / Math.PI;
        expect(Math.abs(foot.turn - radial)).toBeLessThan(0.1);
      }
    }
  });

  test('keeps its distance from a wave, rising and falling with it', () => {
    const wave = alongWave();
    const letters = feet(lineOn(WAVE, { position: { x: 330, y: 140, rotation: 0 } }));
    const away = letters.map(({ x, y }) => Math.min(...wave.map(([wx, wy]) => Math.hypot(wx - x, wy - y))));
    expect(Math.max(...away) - Math.min(...away)).toBeLessThan(NEARLY);
    expect(new Set(letters.map(({ turn }) => Math.sign(Math.round(turn))))).toContain(1);
  });

  test('is level on a stone with a straight top, wherever it stands there', () => {
    const node = lineOn(SQUARE, { position: { x: 275, y: 333, rotation: 0 } });
    for (const { y, turn } of feet(node)) {
      expect(y).toBeCloseTo(333, 6);
      expect(turn).toBeCloseTo(0, 6);
    }
  });

  test('has its middle just at its position, turned or not and at any scale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ROUND, WAVE),
        fc.integer({ min: 200, max: 400 }),
        fc.integer({ min: 96, max: 110 }),
        fc.constantFrom(0.5, 1, 2),
        (stone, x, y, scale) => {
          const node = lineOn(stone, {
            position: { x: Math.min(x, 300), y, rotation: 0 },
            scale,
          });
          const middle = node.line.baseline?.(0);
          expect([middle?.x, middle?.y]).toEqual([0, 0]);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('is straight where there is no line parallel to the edge, and says so by having no parts', () => {
    const deep = lineOn(ROUND, { position: { x: 250, y: 400, rotation: 0 } });
    expect(deep.parts).toBeUndefined();
    expect(deep.line.baseline).toBeUndefined();
    expect(lineOn(ROUND, { position: { x: 250, y: -20, rotation: 0 } }).parts).toBeUndefined();
    expect(lineOn(HEART, { position: { x: 320, y: 560, rotation: 0 } }).parts).toBeUndefined();
  });

  test('follows it while it is empty too, so that it is not said to be straight', () => {
    const empty = lineOn(WAVE, { subText: '', position: { x: 330, y: 140, rotation: 0 } });
    const [corners, ...others] = empty.parts ?? [];
    expect(others).toEqual([]);
    const [from, to] = corners ?? [];
    const slope = Math.atan2((to?.[1] ?? 0) - (from?.[1] ?? 0), (to?.[0] ?? 0) - (from?.[0] ?? 0));
    // The line sinks to the right there, as the edge does; a word of one letter stands as the empty line does.
    const [first] = feet(lineOn(WAVE, { subText: 'I', position: { x: 330, y: 140, rotation: 0 } }));
    expect((slope * 180) / Math.PI).toBeCloseTo(first?.turn ?? 0, 0);
    expect(slope).toBeGreaterThan(0.1);
    const deep = { subText: '', position: { x: 330, y: 640, rotation: 0 } };
    expect(lineOn(WAVE, deep).parts).toBeUndefined();
  });

  test('turns no sharper than its letters are wide, where the stone has a corner', () => {
    // The shoulder of the wave has a radius of about 50 mm, the line below it would have none.
    const letters = feet(
      lineOn(WAVE, { subText: 'ELSE MARIE KROGH ANDERSEN', position: { x: 300, y: 110, rotation: 0 } }),
    );
    // Letters are about as wide as high, and the least radius is two cap heights: half a radian, and as much air.
    const turns = letters.slice(1).map(({ turn }, i) => Math.abs(turn - (letters[i]?.turn ?? 0)));
    expect(Math.max(...turns)).toBeLessThan(45);
  });
});

describe('A line on an arc', () => {
  const arc = (radius: number, side: 'outside' | 'inside') => ({ kind: 'arc', radius, side }) as const;
  const bent = (given: object = {}) =>
    sceneWith({
      type: 'text',
      subText: 'HVIL I FRED',
      fontSize: '30',
      position: { x: 300, y: 200, rotation: 0 },
      curve: arc(150, 'outside'),
      ...given,
    });

  test('is as wide along the arc as it is when it is straight', () => {
    expect(lineAt(bent()).line.width).toBe(lineAt(bent({ curve: undefined })).line.width);
  });

  test('is hit on its letters and not in the hollow below them', () => {
    const { elements } = measureScene(bent());
    expect(elementAt(elements, 300, 190, 0)).toBe(0);
    expect(elementAt(elements, 300, 230, 0)).toBeUndefined();
    const { box } = lineAt(bent());
    expect(box.bottom).toBeGreaterThan(30);
  });

  test('has its ends up where the letters stand inside', () => {
    const [first] = feet(lineAt(bent({ curve: arc(150, 'inside') })));
    expect(first?.y).toBeLessThan(190);
    expect(first?.turn).toBeGreaterThan(20);
  });

  test('joins the letters of a script as it does on a straight line', () => {
    const given = { subText: 'hvil i fred', fontFamily: 'Great Vibes' };
    const groups = (node: LetteringNode) =>
      joinedGlyphs(node.line, node.typeface).map(({ length }) => length);
    const straight = groups(lineAt(bent({ ...given, curve: undefined })));
    expect(groups(lineAt(bent({ ...given, curve: arc(900, 'outside') })))).toEqual(straight);
    expect(straight.some((length) => length > 1)).toBe(true);
  });

  test('covers the angle that it was given on a smaller stone on the one that was wished, too', () => {
    const element = { type: 'text', subText: 'ELSE MARIE KROGH', fontSize: '40', curve: arc(320, 'outside') };
    const wished = designWith([{ ...element, position: { x: 300, y: 200, rotation: 0 } }]);
    const tried = chosen(wished, 41);
    const there = tried.Parms[0];
    if (there?.type !== 'text') expect.fail('the line is gone');
    for (const curve of [arc(100, 'inside'), arc(4000, 'outside')] as const) {
      const given = { kind: 'changeText', element: 0, fields: { curve } } as const;
      const back = chosen(applyEdit(tried, given), 15).Parms[0];
      if (back?.type !== 'text' || back.curve?.kind !== 'arc') expect.fail('the line lost its arc');
      expect(back.fontSize).toBe('40');
      expect(back.curve.side).toBe(curve.side);
      expect(back.curve.radius / 40).toBeCloseTo(curve.radius / Number(there.fontSize), 1);
    }
    // What was not changed comes back as it was.
    const moved = applyEdit(tried, { kind: 'nudge', element: 0, dx: 3, dy: 0 });
    expect(chosen(moved, 15).Parms[0]).toMatchObject({ curve: element.curve });
  });

  test('that is longer than its circle has it drawn once as its guide, as the cut sheets show it', () => {
    const long = lineAt(bent({ subText: 'M'.repeat(500), letterSpacing: 10_000, curve: arc(10, 'outside') }));
    const { coords } = guidesOf(long);
    expect(long.line.width).toBeGreaterThan(1_000_000);
    let length = 0;
    for (let at = 2; at < coords.length; at += 2) {
      const [x, y] = [coords[at] ?? 0, coords[at + 1] ?? 0];
      const [fromX, fromY] = [coords[at - 2] ?? 0, coords[at - 1] ?? 0];
      // Every point is on the circle, whose middle is 10 mm below the line's.
      expect(Math.hypot(x - 300, y - 210)).toBeCloseTo(10, 6);
      length += Math.hypot(x - fromX, y - fromY);
    }
    expect(length).toBeCloseTo(2 * Math.PI * 10, 0);
  });

  test('becomes smaller with its letters on a smaller stone, so that it covers the same angle', () => {
    const element = { type: 'text', subText: 'ELSE MARIE KROGH', fontSize: '40', curve: arc(320, 'outside') };
    const design = designWith([{ ...element, position: { x: 300, y: 200, rotation: 0 } }]);
    const [line] = chosen(design, 41).Parms;
    if (line?.type !== 'text' || line.curve?.kind !== 'arc') expect.fail('the line lost its arc');
    const factor = Number(line.fontSize) / 40;
    expect(factor).toBeLessThan(1);
    expect(line.curve.radius / 320).toBeCloseTo(factor, 2);
  });
});
