import { describe, expect, test } from 'vitest';
import { paintTiledPdf } from '../../../src/painting/pdf/paintPdf';
import type { Paper } from '../../../src/painting/pdf/paper';
import { OVERLAP, tilingOf } from '../../../src/painting/pdf/tiles';
import type { Locale } from '../../../src/stone/catalogue/naming';
import { sceneWith } from '../../scene/drawnStone';
import { boxOf } from '../sheet/pieces';
import { pageSizes, pathsOf, textOf, wordsOf } from './poppler';
import { faceWith, optionsFor } from './sample';

const scene = sceneWith({ type: 'text', subText: 'H', fontSize: '60', position: { x: 208, y: 300 } });
const STONE = { width: 600, height: 750 };

async function paperOf(paper: Paper, locale: Locale = 'da', title?: string): Promise<Uint8Array> {
  return paintTiledPdf(faceWith(scene), paper, await optionsFor(locale, scene, [], title));
}

describe('A stone spread over pages', () => {
  test.each([
    ['a4', 210, 297],
    ['a3', 297, 420],
  ] as const)('of %s: every page is of that size, upright or lying', async (paper, width, height) => {
    const sizes = pageSizes(await paperOf(paper));
    expect(sizes).toHaveLength(tilingOf(STONE, paper).tiles.length);
    for (const size of sizes) {
      const [narrow = 0, wide = 0] = [...size].sort((a, b) => a - b);
      expect(Math.abs(narrow - width)).toBeLessThan(0.01);
      expect(Math.abs(wide - height)).toBeLessThan(0.01);
    }
  });

  test('covers all of it, each tile showing 10 mm of the next', () => {
    for (const paper of ['a4', 'a3'] as const) {
      for (const stone of [STONE, { width: 1000, height: 720 }, { width: 450, height: 350 }]) {
        const { tiles, width, height, columns, rows } = tilingOf(stone, paper);
        expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
        expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
        expect(Math.max(...tiles.map(({ x }) => x + width))).toBeGreaterThanOrEqual(stone.width);
        expect(Math.max(...tiles.map(({ y }) => y + height))).toBeGreaterThanOrEqual(stone.height);
        expect(tiles).toHaveLength(rows * columns);
        for (const [index, { x, row }] of tiles.entries()) {
          const next = tiles[index + 1];
          if (next?.row === row) expect(x + width - next.x).toBeCloseTo(OVERLAP, 9);
        }
      }
    }
  });

  test('shows a letter on the overlap of two tiles at the same place of the stone', async () => {
    const tiling = tilingOf(STONE, 'a4');
    const pdf = await paperOf('a4');
    const places = tiling.tiles.flatMap((tile, index) => {
      const letters = pathsOf(pdf, index + 1).filter(({ isFilled, isStroked }) => isFilled && !isStroked);
      // The letter, not the plan's small boxes.
      const [letter] = letters
        .map(({ contours }) => boxOf(contours.flat()))
        .filter(({ top, bottom }) => bottom - top > 50);
      return letter ? [{ x: letter.left - tiling.left + tile.x, y: letter.top - tiling.top + tile.y }] : [];
    });
    expect(places.length).toBeGreaterThan(1);
    for (const { x, y } of places) {
      expect(Math.abs(x - (places[0]?.x ?? 0))).toBeLessThan(0.005);
      expect(Math.abs(y - (places[0]?.y ?? 0))).toBeLessThan(0.005);
    }
  });

  test('has control lines of 100 mm both ways and crop marks at the corners of the tile on every page', async () => {
    const pdf = await paperOf('a4');
    const { left, top, width, height, page, tiles } = tilingOf(STONE, 'a4');
    for (const number of [1, tiles.length]) {
      const boxes = pathsOf(pdf, number)
        .filter(({ isFilled }) => !isFilled)
        .map(({ contours }) => boxOf(contours.flat()));
      const control = boxes.filter(
        (box) => Math.abs(box.bottom - box.top) < 0.01 && box.top > page.height - 20,
      );
      expect(control.map((box) => box.right - box.left)).toContainEqual(expect.closeTo(100, 2));
      const standing = boxes.filter((box) => box.right - box.left < 0.01 && box.right < left);
      expect(standing.map((box) => box.bottom - box.top)).toContainEqual(expect.closeTo(100, 2));
      const uprights = boxes.filter((box) => box.right - box.left < 0.01 && box.bottom < top);
      expect(uprights.map((box) => box.left)).toContainEqual(expect.closeTo(left, 2));
      expect(uprights.map((box) => box.left)).toContainEqual(expect.closeTo(left + width, 2));
      const levels = boxes.filter((box) => box.bottom - box.top < 0.01 && box.right < left);
      expect(levels.map((box) => box.top)).toContainEqual(expect.closeTo(top, 2));
      expect(levels.map((box) => box.top)).toContainEqual(expect.closeTo(top + height, 2));
    }
  });

  test('says on every page which one it is, in the reader’s language, with all its letters', async () => {
    const pages = tilingOf(STONE, 'a4').tiles.length;
    expect(textOf(await paperOf('a4'), pages)).toMatch(/Side 12 af 12 · række 3, kolonne 4/);
    const german = textOf(await paperOf('a4', 'de', 'Groß, Æbelø & Łódź'), 2);
    expect(german).toMatch(/Seite 2 von 12 · Reihe 1, Spalte 2/);
    expect(german).toContain('In 100 % drucken (tatsächliche Größe).');
    expect(german).toContain('Groß, Æbelø & Łódź');
    expect(textOf(await paperOf('a4', 'no'), 5)).toMatch(/Side 5 av 12 · rad 2, kolonne 1/);
  });

  test('keeps its words on the paper, below the tile', async () => {
    const { top, height, page } = tilingOf(STONE, 'a4');
    const words = wordsOf(await paperOf('a4'), 1);
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) {
      expect(word.left, word.word).toBeGreaterThan(9);
      expect(word.right, word.word).toBeLessThan(page.width - 9);
      expect(word.top, word.word).toBeGreaterThan(top + height);
      expect(word.bottom, word.word).toBeLessThan(page.height - 5);
    }
  });
});
