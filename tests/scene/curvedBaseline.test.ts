import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinedGlyphs } from '../../src/painting/relief/joinedGlyphs';
import { buildScene } from '../../src/scene/buildScene';
import { elementAt } from '../../src/scene/hitTest';
import { measureScene } from '../../src/scene/measures';
import { placeMatrix } from '../../src/scene/place';
import type { LetteringNode } from '../../src/scene/scene';
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
  const arc = (radius: number, side: 'outside' | 'inside') => ({ kind: 'arc', radius, side });
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
