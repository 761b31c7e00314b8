import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../fonts/catalogue';
import { fileBytes } from '../../../fonts/fileBytes';
import { FontCache } from '../../../src/lettering/fontCache';
import { buildScene } from '../../../src/scene/buildScene';
import { inkOnStone } from '../../../src/scene/checks/inkBoxes';
import { castInstead, substitute } from '../../../src/scene/remedies/substitute';
import type { Scene } from '../../../src/scene/scene';
import { sourcesFrom } from '../../../src/scene/sourcesFrom';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { type Finding, found } from '../../../src/stone/finding';
import type { Design } from '../../../src/stone/stone';
import { catalogue, designWith, lineAt } from '../drawnStone';

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));
const sources = sourcesFrom(catalogue, fonts);
const drawn = (design: Design) => buildScene(design, sources);

/** What the scene says of the first line's characters. */
function missingOn(scene: Scene): Finding | undefined {
  const characters = lineAt(scene).line.letters.flatMap(({ missing, index, cluster }) =>
    missing ? [{ element: 0, index, character: cluster }] : [],
  );
  return characters.length > 0
    ? found('error', 'missingCharacter', { elements: [0], characters })
    : undefined;
}

const line = (subText: string, given: object = {}) => ({
  type: 'text',
  subText,
  fontFamily: 'EB Garamond',
  fontSize: '40',
  fontColor: 'guld',
  position: { x: 300, y: 300, rotation: 0 },
  ...given,
});

/** The design after one press on the remedy; the same where there is none. */
function pressed(design: Design, families: readonly string[] = []): Design {
  const scene = drawn(design);
  const finding = missingOn(scene);
  const vignet = (id: number) => catalogue.vignets.find((one) => one.id === id);
  const after = (edit: Parameters<typeof applyEdit>[1]) => drawn(applyEdit(design, edit));
  const edit = finding && substitute(finding, { design, scene, vignet, families, after });
  return edit ? applyEdit(design, edit) : design;
}

const textsOf = ({ Parms }: Design) => Parms.flatMap((parm) => (parm.type === 'text' ? [parm.subText] : []));

/** The box of an element's ink on the stone. */
function inkOf(scene: Scene, element: number) {
  const corners = scene.nodes
    .filter((node) => node.element === element)
    .flatMap(inkOnStone)
    .flat();
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('A character that a typeface lacks', () => {
  test('is written as the one it stands for before a date: a cross that says dead', () => {
    expect(textsOf(pressed(designWith([line('✝ 3. november 2026')])))).toEqual(['† 3. november 2026']);
  });

  test('is cut as the catalogue’s drawing where nothing is written for it, as high as the letters and one of them', () => {
    const before = designWith([line('Bo ♥ Ida ★', { subTextSpacing: '0,0,1.5,2' })]);
    const after = pressed(before);
    expect(after.Parms).toEqual([{ ...before.Parms[0], signs: { '♥': 582, '★': 873 } }]);
    const { line: set } = lineAt(drawn(after));
    expect(set.letters.map(({ missing }) => missing)).not.toContain(true);
    const [heart] = drawn(after).nodes.flatMap(inkOnStone).slice(2);
    const ys = (heart ?? []).map(([, y]) => y);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(40, 1);
    expect(Math.max(...ys)).toBeCloseTo(300, 1);
  });

  const bronze = { fontFamily: 'Alegreya', variant: 'mounted', fontColor: 'bronze' };

  test('of mounted letters is a cast vignet in the size that is cast, for which the letters make room', () => {
    const after = pressed(designWith([line('Bo ♥ Ida', bronze)]));
    expect(textsOf(after)).toEqual(['Bo Ida']);
    const scene = drawn(after);
    expect(after.Parms[1]).toMatchObject({ type: 'standardVignet', vignetId: 705, scale: 1 });
    const heart = inkOf(scene, 1);
    expect((heart.top + heart.bottom) / 2).toBeCloseTo(280, 0);
    // Between the words, clear of both, and the whole still about the middle of the stone.
    const letters = scene.nodes.filter(({ element }) => element === 0).flatMap(inkOnStone);
    const xs = (from: number, to?: number) =>
      letters
        .slice(from, to)
        .flat()
        .map(([x]) => x);
    const [before, behind] = [Math.max(...xs(0, 2)), Math.min(...xs(-3))];
    expect(heart.left - before).toBeGreaterThan(5);
    expect(behind - heart.right).toBeGreaterThan(5);
    expect(Math.abs(heart.left - before - (behind - heart.right))).toBeLessThan(4);
    const words = inkOf(scene, 0);
    expect(Math.abs((words.left + words.right) / 2 - 300)).toBeLessThan(2);
  });

  test.each([
    ['♥ Ida', 'Ida'],
    ['Ida ♥', 'Ida'],
  ])('stands at the end of a mounted line beside it, both about the middle: %s', (subText, rest) => {
    const after = pressed(designWith([line(subText, bronze)]));
    expect(textsOf(after)).toEqual([rest]);
    const scene = drawn(after);
    const [words, heart] = [inkOf(scene, 0), inkOf(scene, 1)];
    const [left, right] = subText.startsWith('♥') ? [heart, words] : [words, heart];
    expect(right.left - left.right).toBeGreaterThan(5);
    expect(Math.abs((left.left + right.right) / 2 - 300)).toBeLessThan(3);
  });

  test('is a cast vignet in the place of a mounted line that holds nothing else, turned as that is', () => {
    const after = pressed(
      designWith([line('✝', { ...bronze, scale: 2, position: { x: 200, y: 400, rotation: 90 } })]),
    );
    expect(after.Parms).toMatchObject([
      { type: 'standardVignet', vignetId: 704, position: { rotation: 90 } },
    ]);
    // Letters 80 mm high that run downwards reach from their baseline at 200 to the right; their middle is at 240.
    const cross = inkOf(drawn(after), 0);
    expect((cross.left + cross.right) / 2).toBeCloseTo(240, 0);
  });

  test('is left for a family that has it where nothing stands for it', () => {
    const had = FONTS.find(({ family }) =>
      missingOn(drawn(designWith([line('Łukasz', { fontFamily: family })]))),
    );
    const has = FONTS.filter(
      ({ family }) => !missingOn(drawn(designWith([line('Łukasz', { fontFamily: family })]))),
    );
    if (!had) throw new Error('every family has an Ł');
    const families = [had.family, ...has.map(({ family }) => family)];
    const after = pressed(designWith([line('Łukasz', { fontFamily: had.family })]), families);
    expect(after.Parms).toMatchObject([{ subText: 'Łukasz', fontFamily: has[0]?.family }]);
    const stuck = designWith([line('Łukasz', { fontFamily: had.family })]);
    expect(pressed(stuck)).toBe(stuck);
  });

  test.each(FONTS.map(({ family }) => family))(
    'is no more after a few presses, whatever people write: %s',
    (fontFamily) => {
      let design = designWith([line('„Bo’s“ – ‘Ida’ … ✝ 1911 — ★ 1899 ✞ ❤ ∞ 🕊 ⚭ ″', { fontFamily })]);
      for (let press = 0; press < 12 && missingOn(drawn(design)); press += 1) design = pressed(design);
      expect(missingOn(drawn(design))?.characters ?? []).toEqual([]);
    },
  );
});

describe('A character of mounted letters that is not cast', () => {
  const bronze = (subText: string) =>
    line(subText, { fontFamily: 'Alegreya', variant: 'mounted', fontColor: 'bronze' });

  /** The design after one press on the remedy of a finding about one of its characters. */
  function castAfter(design: Design, index: number): Design {
    const scene = drawn(design);
    const vignet = (id: number) => catalogue.vignets.find((one) => one.id === id);
    const character = lineAt(scene).line.letters[index]?.cluster ?? '';
    const finding = found('error', 'notCast', {
      elements: [0],
      characters: [{ element: 0, index, character }],
    });
    const edit = castInstead(finding, { design, scene, vignet, families: [], after: () => scene });
    return edit ? applyEdit(design, edit) : design;
  }

  test('is written as one that is', () => {
    expect(textsOf(castAfter(designWith([bronze('„Bo')]), 0))).toEqual(['"Bo']);
  });

  test('is a cast vignet where there is one, also in place of a drawing', () => {
    const after = castAfter(designWith([{ ...bronze('Bo ♥'), signs: { '♥': 582 } }]), 3);
    expect(textsOf(after)).toEqual(['Bo']);
    expect(after.Parms[1]).toMatchObject({ type: 'standardVignet', vignetId: 705 });
  });

  test('has no way out where nothing like it is cast', () => {
    const stuck = designWith([bronze('Bo §')]);
    expect(castAfter(stuck, 3)).toBe(stuck);
  });
});
