import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { remarkSentences, warningSentences } from '../../server/texts/warningSentences';
import { buildScene } from '../../src/scene/buildScene';
import { remedyFor } from '../../src/scene/remedies/remedying';
import { sayRemedy } from '../../src/scene/remedies/sayRemedy';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import { type Design, design as designSchema } from '../../src/stone/stone';
import { mayBeWaved } from '../../src/stone/waved';
import { catalogue, designWith, sources } from './drawnStone';
import { strokes } from './measuredStrokes';

const warningsOf = (design: Design) => buildScene(design, sources).warnings;

/** The design in a material of its stone that is gone, which is shown in the stone's first. */
const gone = designWith([], { StoneTypeVariantId: 1599 });

describe('A stone of a material that it does not come in', () => {
  test('is objected to, and says which material is shown instead', () => {
    expect(warningsOf(gone)).toMatchObject([
      {
        kind: 'unknownMaterial',
        severity: 'error',
        elements: [],
        value: 1599,
        limit: 1501,
        shown: { Name: 'Svensk sort granit, poleret' },
      },
    ]);
    // That of another stone is none of its own.
    expect(warningsOf(designWith([], { StoneTypeVariantId: 1601 }))).toMatchObject([{ value: 1601 }]);
  });

  test('is not objected to where it stands already: nobody orders its material', () => {
    expect(warningsOf({ ...gone, ExistingStone: true })).toEqual([]);
  });

  test('must be settled and cannot be waved aside', () => {
    expect(warningsOf(gone).map(mayBeWaved)).toEqual([false]);
  });

  test.each([
    ['da', /^Sten: .* nr\. 1599 .*»Svensk sort granit, poleret«/, /»Svensk sort granit, poleret«/],
    ['de', /^Stein: .* Nr\. 1599 .*„Schwedisch Schwarz, poliert“/, /„Schwedisch Schwarz, poliert“/],
    ['no', /^Stein: .* nr\. 1599 .*«Svensk svart granitt, polert»/, /«Svensk svart granitt, polert»/],
  ] as const)('is told masons and families in their language, %s', (locale, forMason, forFamily) => {
    expect(warningSentences(locale, warningsOf(gone))[0]).toMatch(forMason);
    expect(remarkSentences(locale, warningsOf(gone), [])[0]).toMatch(forFamily);
  });

  test('is made of the one that is shown by a press', () => {
    const scene = buildScene(gone, sources);
    const [finding] = scene.warnings;
    const edit =
      finding &&
      remedyFor(finding, {
        design: gone,
        scene,
        measures: strokes,
        after: (tried) => buildScene(applyEdit(gone, tried), sources),
        letterHeights: letterHeightsOn(FONTS, scene.slab.variant),
        vignet: (id) => sources.vignet(id),
        families: [],
      });
    if (!edit) throw new Error('no remedy');
    expect(sayRemedy(finding, edit, gone)).toMatchObject({
      does: 'setMaterial',
      material: { Name: 'Svensk sort granit, poleret' },
    });
    const mended = applyEdit(gone, edit);
    expect(mended.StoneTypeVariantId).toBe(1501);
    expect(warningsOf(mended)).toEqual([]);
  });
});

describe('Nothing is said of the material', () => {
  test.each([{}, { StoneTypeVariantId: 0 }, { StoneTypeVariantId: undefined }])(
    'of a design that names none, %j',
    (given) => {
      const bare = designSchema.parse({ StoneTypeId: 15, ...given });
      expect(warningsOf(bare)).toEqual([]);
    },
  );

  test('of any stone in any of its own, of the standard stone, or of an example', () => {
    for (const { id, Variants } of catalogue.stoneTypes)
      for (const variant of Variants)
        expect(warningsOf(designWith([], { StoneTypeId: id, StoneTypeVariantId: variant.id }))).toEqual([]);
    const files = readdirSync('examples').filter((file) => file.endsWith('.json'));
    for (const file of ['catalogue/standard-stone.json', ...files.map((each) => `examples/${each}`)]) {
      const found = warningsOf(designSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
      expect(found.filter(({ kind }) => kind === 'unknownMaterial')).toEqual([]);
    }
  });

  test('of a stone that was photographed: it stands already', () => {
    const own = { id: 1_000_001, url: 'data:,', width: 500, height: 600, outline: 'M0 0H500V600H0Z' };
    const design = designWith([], {
      StoneTypeId: own.id,
      StoneTypeVariantId: 4711,
      stoneStoneTypes: [own],
    });
    expect(warningsOf(design).map(({ kind }) => kind)).not.toContain('unknownMaterial');
  });
});
