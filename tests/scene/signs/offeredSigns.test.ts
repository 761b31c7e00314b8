import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { boundsOf } from '../../../src/geometry/bounds';
import { outlineFromSvg } from '../../../src/geometry/svgPath';
import { FontCache } from '../../../src/lettering/fontCache';
import { letterOutline } from '../../../src/lettering/letterOutline';
import { buildScene } from '../../../src/scene/buildScene';
import { offeredSigns, SHOWN_HEIGHT } from '../../../src/scene/signs/offeredSigns';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { insertSign } from '../../../src/stone/signs/insertSign';
import { SIGNS } from '../../../src/stone/signs/signs';
import { hasGlyphsFor } from '../../accuracy/strokesByHand';
import { catalogue, designWith, lineAt } from '../drawnStone';

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));
const sources = sourcesFrom(catalogue, fonts);

const FACES = FONTS.flatMap(({ family, file, italic }) => [
  { fontFamily: family, cursive: false, file },
  { fontFamily: family, cursive: true, file: italic ?? file },
]);

describe('The signs on offer', () => {
  test.each(FACES)('are all of them in $fontFamily, cursive $cursive, its own where it has them', (face) => {
    const offered = offeredSigns(face, sources);
    expect(offered.map(({ character }) => character)).toEqual(SIGNS.map(({ character }) => character));
    for (const { character, text, drawing } of offered) {
      if (hasGlyphsFor(face.file, character)) expect({ text, drawing }).toEqual({ text: character });
      else if (drawing === undefined) expect(hasGlyphsFor(face.file, text), character).toBe(true);
      else expect(text).toBe(character);
    }
  });

  test.each(FACES)('are cut in $fontFamily, cursive $cursive, just as they are shown', (face) => {
    const { file: _, ...letters } = face;
    for (const sign of offeredSigns(face, sources)) {
      const before = designWith([{ type: 'text', ...letters, fontSize: '50', subText: 'Anna' }]);
      const [line] = before.Parms;
      const done = line?.type === 'text' ? insertSign(0, line, { start: 2, end: 2 }, sign) : undefined;
      if (!done) throw new Error('nothing was inserted');
      const scene = buildScene(applyEdit(before, done.edit), sources);
      expect(scene.warnings.filter(({ kind }) => kind === 'missingCharacter')).toEqual([]);
      const node = lineAt(scene);
      const inserted = node.line.letters.slice(2, -2);
      expect(inserted.map(({ cluster }) => cluster).join('')).toBe(sign.text);
      // At half the height, and moved to where it stands in the line.
      const k = 50 / SHOWN_HEIGHT;
      const shown = boundsOf(outlineFromSvg(sign.path));
      const cut = inserted.flatMap(
        (letter) => boundsOf(letterOutline(node.typeface, node.line, letter)) ?? [],
      );
      expect(shown).toBeDefined();
      const [top, bottom] = [
        Math.min(...cut.map((box) => box.top)),
        Math.max(...cut.map((box) => box.bottom)),
      ];
      expect(top).toBeCloseTo(k * (shown?.top ?? Number.NaN), 2);
      expect(bottom).toBeCloseTo(k * (shown?.bottom ?? Number.NaN), 2);
    }
  });

  test('that are drawn stand between baseline and cap height, no broader than 1.2 cap heights', () => {
    const drawn = offeredSigns({ fontFamily: 'EB Garamond', cursive: false }, sources).filter(
      ({ drawing }) => drawing !== undefined,
    );
    expect(drawn.length).toBeGreaterThan(5);
    for (const { path } of drawn) {
      const box = boundsOf(outlineFromSvg(path));
      if (!box) throw new Error('nothing is drawn');
      expect(box.right - box.left).toBeLessThanOrEqual(120.1);
      expect((box.top + box.bottom) / 2).toBeCloseTo(-50, 1);
      const isHigh = Math.abs(box.bottom - box.top - 100) < 0.1;
      expect(isHigh || Math.abs(box.right - box.left - 120) < 0.1).toBe(true);
    }
  });

  test('leave out what neither the family nor the catalogue has', () => {
    const bare = sourcesFrom({ ...catalogue, vignets: [] }, fonts);
    const offered = offeredSigns({ fontFamily: 'EB Garamond', cursive: false }, bare);
    expect(offered.map(({ character }) => character)).not.toContain('★');
    expect(offered.map(({ character }) => character)).toContain('†');
  });
});
