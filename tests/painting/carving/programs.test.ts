import { describe, expect, test } from 'vitest';
import { lettersIn, programFor } from './carvedLetters';
import { type Done, readGcode, readHeidenhain } from './readProgram';

const scene = lettersIn('EB Garamond', 'Åse O.', 40);
const CUTTING = { toolAngle: 90, depth: 2.5, stepDown: 1 };

const cuts = (moves: readonly Done[]) => moves.filter(({ to }) => to[2] <= 0);

describe('A program', () => {
  const grbl = readGcode(programFor(scene, CUTTING, 'grbl'));

  test('is the same path for GRBL, LinuxCNC and Heidenhain', () => {
    const places = (moves: readonly Done[]) => cuts(moves).map(({ to, feed }) => [...to, feed]);
    expect(places(grbl).length).toBeGreaterThan(500);
    expect(places(readGcode(programFor(scene, CUTTING, 'linuxcnc')))).toEqual(places(grbl));
    expect(places(readHeidenhain(programFor(scene, CUTTING, 'heidenhain')))).toEqual(places(grbl));
  });

  test('moves in the stone only with a feed and a turning spindle, and beside it at safe height only', () => {
    for (const { from, to, feed, isTurning } of grbl) {
      if (Math.min(from[2], to[2]) < 0 && to[2] <= from[2]) expect(feed).toBeGreaterThan(0);
      if (to[2] <= 0) expect(isTurning).toBe(true);
      if (feed === undefined && (from[0] !== to[0] || from[1] !== to[1]))
        expect([from[2], to[2]]).toEqual([5, 5]);
    }
  });

  test('goes in no deeper pass than it may, and comes down no faster than it may plunge', () => {
    expect(Math.min(...grbl.map(({ to }) => to[2]))).toBe(-2.5);
    for (const { from, to, feed = 0 } of cuts(grbl)) {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
      if (length > 0) expect(((from[2] - to[2]) * feed) / length).toBeLessThan(205);
    }
  });

  test('enters on a slope: nothing goes straight down into the stone, but for specks of half a mm', () => {
    let slopes = 0;
    for (const [index, { from, to }] of grbl.entries()) {
      const isStraight = from[0] === to[0] && from[1] === to[1];
      if (from[2] <= 0 && to[2] < from[2] && !isStraight) slopes += 1;
      if (!isStraight || from[2] > 0 || from[2] - to[2] < 0.025) continue;
      const lifted = grbl.findIndex((move, at) => at > index && move.to[2] > 0);
      const run = grbl.slice(index, lifted);
      const reach = Math.max(...run.map((move) => Math.hypot(move.to[0] - to[0], move.to[1] - to[1])));
      expect(reach).toBeLessThan(0.5);
    }
    expect(slopes).toBeGreaterThan(50);
  });

  test('holds nothing in its head that a machine could take for a command', () => {
    const text = programFor(scene, CUTTING, 'grbl', ['Sørensen) M3 S9\nG0 Z-9 (; 60 × 40 %']);
    const [head = ''] = text.split('\n');
    expect(head).toBe('(Soerensen M3 S9 G0 Z-9 60 x 40)');
    expect(cuts(readGcode(text))).toEqual(cuts(grbl));
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(70);
  });

  test('clears a pocket at one depth, with the mill inside the edge', () => {
    const moves = cuts(readGcode(programFor(scene, { pocket: 1.5, mill: 2 }, 'grbl')));
    expect(Math.min(...moves.map(({ to }) => to[2]))).toBe(-1.5);
    expect(moves.length).toBeGreaterThan(100);
  });
});
