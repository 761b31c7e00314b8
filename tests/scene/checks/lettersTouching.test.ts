import { describe, expect, test } from 'vitest';
import { boxAround, contoursOf } from '../../../src/geometry/contour';
import { layLine } from '../../../src/lettering/layLine';
import { letterOutline } from '../../../src/lettering/letterOutline';
import { betweenElements, inkedNode } from '../../../src/scene/checks/betweenElements';
import { distanceBetween } from '../../../src/scene/checks/ink/distance';
import { type Piece, piecesOf } from '../../../src/scene/checks/ink/pieces';
import { touchingLetters } from '../../../src/scene/checks/lettersTouching';
import type { LetteringNode } from '../../../src/scene/scene';
import { lineAt, sceneWith } from '../drawnStone';

const VERSE = 'Elsket og savnet af sine kære, tak for alt hvad du var for os alle her ';

/** A line of so many letters, on the smallest arc that there is where nothing else is said. */
function lineOf(letters: number, given: object = {}) {
  const scene = sceneWith({
    ...{ type: 'text', fontFamily: 'EB Garamond', fontSize: '20', position: { x: 300, y: 400, rotation: 0 } },
    ...{ subText: VERSE.repeat(8).slice(0, letters), curve: { kind: 'arc', radius: 10, side: 'outside' } },
    ...given,
  });
  return { scene, node: lineAt(scene) };
}

/** Whether the typeface joins the first and the last of some letters, and they are no nearer than it sets them. */
function isJoined({ typeface, line }: LetteringNode, from: number, to: number): boolean {
  const letters = line.letters.slice(from, to + 1);
  const text = letters.map(({ cluster }) => cluster).join('');
  const natural = { fontSpacing: 100, letterSpacing: 0, spacings: [], cursive: line.cursive };
  const set = layLine(typeface, { text, fontSize: line.capHeight, ...natural });
  const ends = [set.letters.at(0), set.letters.at(-1)].map((letter) => {
    const contours = letter ? contoursOf(letterOutline(typeface, set, letter), line.capHeight / 10_000) : [];
    return { contours, box: boxAround(contours) };
  });
  const [first, last] = ends;
  if (!first || !last || distanceBetween(first, last, line.capHeight / 400) > line.capHeight) return false;
  const on = (letters.at(-1)?.x ?? 0) - (letters[0]?.x ?? 0);
  return on >= (set.letters.at(-1)?.x ?? 0) - line.capHeight / 50;
}

/** The same, of every pair: which letters are too near, and how near each is to the earlier ones. */
function ofEveryPair(node: LetteringNode, limit: number) {
  const pieces = piecesOf(node);
  const near = new Set<number>();
  const later = new Map<number, number>();
  for (let j = 0; j < pieces.length; j += 1) {
    for (let i = 0; i < j; i += 1) {
      const [one, other] = [pieces[i], pieces[j]];
      if (!one?.character || !other?.character) throw new Error('a letter without its character');
      const apart = distanceBetween(one, other, limit);
      if (apart >= limit) continue;
      const [from, to] = [one.character.index, other.character.index];
      if (apart <= (node.line.capHeight * node.place.scale) / 400 && isJoined(node, from, to)) continue;
      near.add(from).add(to);
      later.set(to, Math.min(later.get(to) ?? limit, apart));
    }
  }
  return { near: [...near].sort((a, b) => a - b), later: [...later].sort(([a], [b]) => a - b) };
}

/** Pieces that count how often they are measured: how often their contours are read. */
function counting(pieces: readonly Piece[], count: () => void): Piece[] {
  return pieces.map(({ contours, ...rest }) => ({
    ...rest,
    get contours() {
      count();
      return contours;
    },
  }));
}

describe('Letters that are too near to each other', () => {
  const arc = (radius: number, side: 'outside' | 'inside' = 'outside') => ({
    curve: { kind: 'arc', radius, side },
  });
  test.each([
    ['EB Garamond', { ...arc(10), fontSize: '8' }],
    ['EB Garamond', arc(10, 'inside')],
    ['Cinzel', arc(40, 'inside')],
    ['Cinzel', { curve: undefined, letterSpacing: -2.4 }],
    ['Great Vibes', arc(10)],
    ['Great Vibes', { ...arc(30), fontSize: '12' }],
    ['Great Vibes', { curve: undefined, letterSpacing: -0.7 }],
    ['Libre Baskerville', { ...arc(25), cursive: true, letterSpacing: -1 }],
  ])('are those of all pairs, in %s with %j', (fontFamily, given) => {
    const { node } = lineOf(60, { fontFamily, ...given });
    for (const limit of [0.4, 0.8]) {
      const { near, later } = ofEveryPair(node, limit);
      const found = touchingLetters(node, piecesOf(node), limit);
      expect(found.characters.map(({ index }) => index)).toEqual(near);
      expect(found.later.map(({ character, apart }) => [character.index, apart])).toEqual(later);
      expect(near.length).toBeGreaterThan(0);
    }
  });

  test.each(['EB Garamond', 'Great Vibes', 'Cinzel'])(
    'take work that grows with the line, where all lie on each other: %s',
    (fontFamily) => {
      const work = [125, 250, 500].map((letters) => {
        let measured = 0;
        const { node } = lineOf(letters, { fontFamily });
        const pieces = counting(piecesOf(node), () => {
          measured += 1;
        });
        expect(touchingLetters(node, pieces, 0.4).characters).toHaveLength(pieces.length);
        return measured / pieces.length;
      });
      // All pairs of 500 would be 250 for each letter, and each side of one read twice.
      for (const ofLetter of work) expect(ofLetter).toBeLessThan(40);
      expect(work[2]).toBeLessThan((work[1] ?? 0) * 1.2);
    },
  );

  test('take no more between two such lines, and name every letter of both', () => {
    const work = [125, 250, 500].map((letters) => {
      let measured = 0;
      const given = { ...{ type: 'text', fontFamily: 'Cinzel', fontSize: '20' }, ...arc(10) };
      const subText = VERSE.repeat(8).slice(0, letters);
      const at = (x: number) => ({ ...given, subText, position: { x, y: 400, rotation: 0 } });
      const scene = sceneWith(at(300), at(302));
      const [one, other] = [0, 1].map((line) => {
        const inked = inkedNode(lineAt(scene, line));
        const pieces = counting(inked.pieces, () => {
          measured += 1;
        });
        return { ...inked, pieces };
      });
      if (!one || !other) throw new Error('a line is missing');
      const [finding] = betweenElements(one, other, scene.slab);
      expect([finding?.kind, finding?.value]).toEqual(['overlapping', 0]);
      expect(finding?.characters).toHaveLength(one.pieces.length + other.pieces.length);
      return measured / one.pieces.length;
    });
    for (const ofLetter of work) expect(ofLetter).toBeLessThan(40);
  });
});
