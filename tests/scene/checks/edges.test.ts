import { expect, test } from 'vitest';
import { boxAround } from '../../../src/geometry/contour';
import { edges } from '../../../src/scene/checks/edges';
import { piecesOf } from '../../../src/scene/checks/ink/pieces';
import { lineAt, sceneWith } from '../drawnStone';

/** How many letters of a line are held against the stone's edge, and what is found. */
function judged(y: number, x = 300) {
  const scene = sceneWith({
    type: 'text',
    subText: 'Inger Hansen',
    fontSize: '28',
    position: { x, y, rotation: 0 },
  });
  const node = lineAt(scene);
  const pieces = piecesOf(node);
  const box = boxAround(pieces.flatMap(({ contours }) => contours));
  const read = new Set<number>();
  const watched = pieces.map((piece, index) => ({
    ...piece,
    get contours() {
      read.add(index);
      return piece.contours;
    },
  }));
  const found = edges({ node, pieces: watched, box }, scene.slab);
  return { read: read.size, kinds: found.map(({ kind }) => kind) };
}

test('A line amid the stone is judged by its box, and none of its letters by itself', () => {
  expect(judged(400)).toEqual({ read: 0, kinds: [] });
});

test.each([
  ['nearEdge', 735, 300],
  ['outside', 400, 60],
] as const)('A line that is %s is judged letter by letter', (kind, y, x) => {
  expect(judged(y, x)).toMatchObject({ kinds: [kind] });
  expect(judged(y, x).read).toBeGreaterThan(0);
});
