import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { catalogue, designWith, lineAt, sceneWith, sources } from './drawnStone';

const anna = { type: 'text', subText: 'Anna' };

describe('What the catalogue does not hold is a warning, and stands as an empty box', () => {
  test('an unknown font', () => {
    const scene = sceneWith(anna, { ...anna, fontFamily: 'Comic Sans' });
    expect(scene.warnings).toMatchObject([{ kind: 'unknownFont', elements: [1], value: 'Comic Sans' }]);
    expect(scene.nodes[1]?.kind).toBe('unavailable');
  });

  test('a font that was not loaded', () => {
    const nothingLoaded = sourcesFrom(catalogue, new FontCache(() => Promise.reject(new Error('no')), FONTS));
    const scene = buildScene(designWith([{ ...anna, fontFamily: 'Jost' }]), nothingLoaded);
    expect(scene.warnings).toMatchObject([{ kind: 'fontFailed', elements: [0], value: 'Jost' }]);
    expect(scene.nodes[0]?.kind).toBe('unavailable');
  });

  test('an unknown vignet of any kind', () => {
    for (const type of ['sandblownVignet', 'standardVignet', 'customVignet']) {
      const scene = sceneWith({ type, vignetId: 99 });
      expect(scene.warnings).toMatchObject([{ kind: 'unknownVignet', elements: [0], value: 99 }]);
      expect(scene.nodes[0]).toMatchObject({
        kind: 'unavailable',
        box: { left: -50, top: -50, right: 50, bottom: 50 },
      });
    }
  });

  test('an unknown attachment', () => {
    const scene = sceneWith({ type: 'attachment', attachmentId: 4711 });
    expect(scene.warnings).toMatchObject([{ kind: 'unknownAttachment', elements: [0], value: 4711 }]);
  });
});

describe('What can be drawn all the same is drawn with a warning', () => {
  test('an unknown colour is drawn white', () => {
    const scene = sceneWith(
      { ...anna, fontColor: 'lilla' },
      { type: 'sandblownVignet', vignetId: 552, fontColor: '#123456' },
    );
    expect(scene.warnings).toMatchObject([
      { kind: 'unknownColour', elements: [0], value: 'lilla' },
      { kind: 'unknownColour', elements: [1], value: '#123456' },
    ]);
    expect(scene.nodes).toMatchObject([{ colour: 'white' }, { colour: 'white' }]);
  });

  test('a character the font lacks is named, once for each place where it stands', () => {
    const scene = sceneWith({ ...anna, subText: 'A🕊b🕊', fontFamily: 'Libre Baskerville' });
    const dove = { element: 0, character: '🕊' };
    expect(scene.warnings).toMatchObject([
      {
        kind: 'missingCharacter',
        elements: [0],
        characters: [
          { ...dove, index: 1 },
          { ...dove, index: 3 },
        ],
        value: 'Libre Baskerville',
      },
    ]);
    expect(lineAt(scene).line.letters.map(({ missing: lacks }) => lacks)).toEqual([false, true, false, true]);
  });

  test('and a stone without fault has no warnings', () => {
    expect(sceneWith(anna, { type: 'sandblownVignet', vignetId: 552 }).warnings).toEqual([]);
  });
});

describe('No element can keep the rest of the stone from being drawn', () => {
  const place = fc.record({
    x: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
    y: fc.double({ min: -10_000, max: 10_000, noNaN: true }),
    rotation: fc.double({ min: -3600, max: 3600, noNaN: true }),
  });
  const scale = fc.double({ min: 0.001, max: 1000, noNaN: true });
  const text = fc.record({
    type: fc.constant('text'),
    position: place,
    scale,
    subText: fc.string({ unit: 'binary', maxLength: 12 }),
    subTextSpacing: fc.string({ maxLength: 12 }),
    fontFamily: fc.constantFrom('EB Garamond', 'Great Vibes', 'Comic Sans', ''),
    fontSpacing: fc.double({ min: -1000, max: 1000, noNaN: true }),
    cursive: fc.boolean(),
    fontSize: fc.integer({ min: 1, max: 2000 }),
    fontColor: fc.string({ maxLength: 40 }),
  });
  const other = fc.record({
    type: fc.constantFrom('sandblownVignet', 'standardVignet', 'customVignet', 'attachment'),
    position: place,
    scale,
    vignetId: fc.constantFrom(0, 552, 701, 99),
    attachmentId: fc.nat(),
    reverse: fc.boolean(),
  });

  test('whatever text, font, colour or id it carries', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, other), { maxLength: 3 }), (Parms) => {
        const scene = buildScene(designWith(Parms), sources);
        expect(scene.nodes).toHaveLength(Parms.length);
        for (const { box } of scene.nodes) {
          expect(Object.values(box).every(Number.isFinite)).toBe(true);
          expect(box.left).toBeLessThan(box.right);
          expect(box.top).toBeLessThan(box.bottom);
        }
      }),
      { numRuns: 60 },
    );
  });
});
