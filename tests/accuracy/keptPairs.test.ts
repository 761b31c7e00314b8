import { describe, expect, test } from 'vitest';
import { paintDxf } from '../../src/painting/dxf/paintDxf';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { type KeptPair, keptPair } from '../../src/stone/keptPair';
import { asKept } from '../../src/stone/keptSpacings';
import { pairToKeep } from '../../src/stone/pairToKeep';
import { type TextParm, textParm } from '../../src/stone/parm';
import type { Design } from '../../src/stone/stone';
import { contoursOn } from '../painting/dxf/readDxf';
import { farthestFrom } from '../painting/lettersByHand';
import { sheetOf } from '../painting/sheet/workshop';
import { charactersOf } from '../painting/svgFile';
import { designWith } from '../scene/drawnStone';
import { PAIRED_LINES, shapedByHarfBuzz, sources } from './samples';
import { charactersByHand } from './strokesByHand';

/** In mm, as for every letter (docs/decisions.md section 2). */
const ACCURACY = 0.005;

/** What was spaced by hand in `LTAV11`, at 40 mm: behind L, A and the first 1. */
const BY_HAND = { height: 40, spacings: [-3.7, 0, -1.33, 0, 0.85] } as const;

/** Heights of other stones' lines, in mm: of a verse, odd ones, and of a house's name. */
const HEIGHTS = [15, 23.5, 61.3, 200];

/** The pairs of a face that somebody has spaced on one stone, as they come back from the server. */
function keptOf(face: TextParm): KeptPair[] {
  const { height, spacings } = BY_HAND;
  const line = { ...face, fontSize: String(height), subTextSpacing: spacings.join() };
  return spacings.flatMap((_mm, character) => {
    const found = pairToKeep(line, character, []);
    return found ? [keptPair.parse(JSON.parse(JSON.stringify(found.pair)))] : [];
  });
}

/** A stone with one line of a height, and the same with its pairs as they are kept. */
function stones(face: TextParm, height: number, subText = face.subText): [Design, Design] {
  const position = { x: 311.7, y: 402.3, rotation: 0 };
  const line = textParm.parse({ ...face, subText, fontSize: String(height), position });
  const before = designWith([line]);
  const { spacings } = asKept(line, keptOf(face));
  return [before, applyEdit(before, { kind: 'spaceCharacters', element: 0, spacings })];
}

const lettersIn = (stone: Design) => charactersOf(paintSvg(buildScene(stone, sources)));

/** How far the ink of each letter lies from that of the next, in mm; negative where they interlock. */
function gapsIn(stone: Design): number[] {
  const letters = lettersIn(stone).map(({ points }) => points.map(([x]) => x));
  return letters.slice(1).map((next, i) => Math.min(...next) - Math.max(...(letters[i] ?? [])));
}

/** How wide what is engraved lies in a DXF, in mm. */
function widthInDxf(stone: Design): number {
  const contours = contoursOn(paintDxf(sheetOf(buildScene(stone, sources))), 'ENGRAVE', 750);
  const xs = contours.flatMap((contour) => contour.map(([x]) => x));
  return Math.max(...xs) - Math.min(...xs);
}

describe.each(PAIRED_LINES)('A pair kept at 40 mm: $fontFamily, cursive $cursive', (face) => {
  test('opens and closes the painted gap at every height by its share of that height', () => {
    for (const height of HEIGHTS) {
      const [before, after] = stones(face, height).map(gapsIn);
      for (const [i, mm] of BY_HAND.spacings.entries()) {
        const moved = (after?.[i] ?? Number.NaN) - (before?.[i] ?? Number.NaN);
        expect(Math.abs(moved - (mm / BY_HAND.height) * height), `gap ${i} at ${height}`).toBeLessThan(
          ACCURACY,
        );
      }
    }
  });

  test('puts every point where HarfBuzz’s advances and the spacing put it', () => {
    for (const height of HEIGHTS) {
      const [, after] = stones(face, height);
      const spacings = BY_HAND.spacings.map((mm) => (mm * height) / BY_HAND.height);
      const line = textParm.parse({ ...after.Parms[0], subTextSpacing: spacings.join() });
      const byHand = charactersByHand(line, shapedByHarfBuzz(line));
      for (const [i, { points }] of lettersIn(after).entries()) {
        const expected = (byHand[i]?.strokes ?? []).flatMap((stroke) => stroke.points);
        expect(farthestFrom(points, expected)).toBeLessThan(ACCURACY);
        expect(farthestFrom(expected, points)).toBeLessThan(ACCURACY);
      }
    }
  });
});

test.each(['LT', 'AV', '11'])('In a DXF a line “%s” is as much wider or narrower as its pair', (subText) => {
  const face = textParm.parse({ ...PAIRED_LINES[0], fontFamily: 'Cinzel' });
  const mm = BY_HAND.spacings['LTAV11'.indexOf(subText)] ?? Number.NaN;
  for (const height of [15, 61.3]) {
    const [before = 0, after = 0] = stones(face, height, subText).map(widthInDxf);
    expect(Math.abs(after - before - (mm / BY_HAND.height) * height)).toBeLessThan(ACCURACY);
  }
});
