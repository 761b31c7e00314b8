import { describe, expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { FORMATS, type FormatName, type OrderOf } from '../../src/painting/files/formats';
import { makeFile } from '../../src/painting/files/makeFile';
import { buildScene } from '../../src/scene/buildScene';
import { checkChurchyard } from '../../src/scene/checks/churchyard';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import { ElementCache } from '../../src/scene/elementCache';
import { measureScene } from '../../src/scene/measures';
import { newLine } from '../../src/scene/newLine';
import { remedyFor } from '../../src/scene/remedies/remedying';
import { sayRemedy } from '../../src/scene/remedies/sayRemedy';
import { namesIn } from '../../src/scene/sourcesFrom';
import { churchyard } from '../../src/stone/catalogue/churchyard';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import type { Design } from '../../src/stone/stone';
import { catalogue, chosen, designWith, sources } from './drawnStone';

const NAME = { type: 'text', subText: 'Anna Jensen', fontSize: '40', position: { x: 300, y: 250 } };
const BRONZE = {
  type: 'text',
  subText: 'Elsket og savnet',
  fontSize: '20',
  variant: 'bronze',
  fontFamily: 'Alegreya',
  fontColor: 'bronze',
  position: { x: 300, y: 350 },
};
const LINE = { ...NAME, subText: 'Elsket og savnet', position: { x: 300, y: 350 } };
/** Mounted beside it, since there is no list of a stone on which nothing is. */
const STAYING = { ...BRONZE, subText: 'Tak', position: { x: 300, y: 450 } };
const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 500 } };

/** In files a few letters and a plain cross tell as much as many and a rose, which take long in three dimensions. */
const SHORT = { ...NAME, subText: 'Ib' };
const SHORT_BRONZE = { ...BRONZE, subText: 'Til' };
const SHORT_LINE = { ...LINE, subText: 'Til' };
const CROSS = { ...ROSE, vignetId: 561 };

/** One order of each format. */
const ORDERS: { readonly [F in FormatName]: OrderOf<F> } = {
  offer: { format: 'offer', detailed: true },
  pdf: { format: 'pdf', tiled: undefined },
  permit: { format: 'permit' },
  svg: { format: 'svg', welded: false },
  dxf: { format: 'dxf', legacy: false, stencil: 5 },
  plt: { format: 'plt', stencil: undefined },
  gcode: { format: 'gcode', post: 'grbl' },
  png: { format: 'png', pxPerMm: 0.5 },
  eps: { format: 'eps', stencil: undefined },
  tiff: { format: 'tiff', pxPerMm: 0.5 },
  drill: { format: 'drill' },
  foundry: { format: 'foundry' },
  foundryTable: { format: 'foundryTable' },
  glb: { format: 'glb' },
  usdz: { format: 'usdz' },
  stl: { format: 'stl' },
  heightMap: { format: 'heightMap', pxPerMm: 1 },
};

const hide = (design: Design, ...elements: number[]) =>
  applyEdit(design, { kind: 'hideElements', elements, hidden: true });

async function fileOf(design: Design, name: FormatName): Promise<string> {
  const supplies = { ...(await fileSupplies('da', tilesIn('catalogue'))), date: new Date('2026-11-03') };
  const scene = buildScene(design, sources);
  const stone = { scene, design, id: 12, names: namesIn(catalogue), locale: 'da' } as const;
  const content = await makeFile(ORDERS[name], stone, supplies);
  return typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
}

/** Without what every PDF says of itself alone. */
const bare = (file: string) => file.replace(/\/(CreationDate|ID) *[[(].*/g, '');

describe('What is hidden', () => {
  test.each(Object.keys(FORMATS) as FormatName[])(
    'is in no %s',
    async (name) => {
      const staying = [SHORT, CROSS, STAYING];
      // A spindle only cuts what is engraved, and the block that it cuts is all that an STL and a height map hold.
      const isCut = name === 'gcode' || name === 'stl' || name === 'heightMap';
      const whole = designWith([...staying, isCut ? SHORT_LINE : SHORT_BRONZE]);
      const without = bare(await fileOf(designWith(staying), name));
      expect(bare(await fileOf(hide(whole, 3), name))).toBe(without);
      expect(bare(await fileOf(whole, name))).not.toBe(without);
    },
    300_000,
  );

  test('leaves the others their indices, and is said to be hidden', () => {
    const scene = buildScene(hide(designWith([NAME, ROSE, BRONZE]), 1), sources);
    expect(scene.nodes.map(({ element }) => element)).toEqual([0, 2]);
    expect(measureScene(scene).elements.map(({ element }) => element)).toEqual([0, 2]);
    expect(scene.warnings).toMatchObject([{ kind: 'hidden', severity: 'warning', elements: [1] }]);
  });

  test('is built once, and found in the cache when it is shown again or locked', () => {
    const cache = new ElementCache();
    const design = designWith([NAME, ROSE]);
    for (const stone of [design, applyEdit(design, { kind: 'lockElements', elements: [0], locked: true })]) {
      buildScene(stone, sources, cache.build);
      cache.endScene();
    }
    expect(cache.builds).toBe(2);
  });

  test('comes back by the remedy of its finding', () => {
    const design = hide(designWith([NAME, ROSE]), 1);
    const [finding] = buildScene(design, sources).warnings;
    if (!finding) throw new Error('nothing was found');
    const edit = remedyFor(finding, { design } as Parameters<typeof remedyFor>[1]);
    if (!edit) throw new Error('no remedy');
    expect(sayRemedy(finding, edit, design)).toEqual({ does: 'show' });
    expect(applyEdit(design, edit)).toEqual(designWith([NAME, ROSE]));
  });

  test('is neither read by the proof-reader nor held against a churchyard', () => {
    const sample = { ...NAME, subText: 'Fornavn Efternavn', fontSize: '5' };
    const design = designWith([NAME, sample]);
    const rules = churchyard.parse({
      id: 1,
      Name: 'Kirkegård',
      country: 'DK',
      rules: [{ minLetterHeight: 20, ornaments: ['mounted'] }],
    });
    const objections = (stone: Design) => {
      const judged = judgedStone(stone, sources.stoneType);
      return (judged ? checkChurchyard(judged, rules) : []).map(({ kind }) => kind);
    };
    expect(proofreadDesign(design)).not.toEqual([]);
    expect(proofreadDesign(hide(design, 1))).toEqual([]);
    const withRose = designWith([NAME, sample, ROSE]);
    expect(objections(withRose)).toEqual(['lettersNotAllowed', 'lettersTooLow']);
    expect(objections(hide(withRose, 1, 2))).toEqual([]);
  });

  test('takes no room from a new line, nor is a new one before it taken for drawn', () => {
    const design = hide(designWith([NAME, ROSE, BRONZE]), 0, 1, 2);
    const { measures } = { measures: measureScene(buildScene(design, sources)) };
    const { outline } = buildScene(design, sources).slab;
    const room = { measures, outline, letterHeights: () => [20, 40] };
    const empty = designWith([]);
    expect(newLine(design, room, 'Tak for alt')).toEqual(newLine(empty, room, 'Tak for alt'));
  });

  test('and what is locked or named stays so on another stone, and comes back with the first', () => {
    const design = [
      { kind: 'nameElement', element: 0, name: 'Navnet' },
      { kind: 'lockElements', elements: [0], locked: true },
      { kind: 'hideElements', elements: [1], hidden: true },
    ].reduce((stone, edit) => applyEdit(stone, edit as never), designWith([NAME, ROSE]));
    const other = chosen(design, 41);
    expect(other.Parms).toMatchObject([{ name: 'Navnet', locked: true }, { hidden: true }]);
    const unlocked = applyEdit(other, { kind: 'lockElements', elements: [0], locked: false });
    const back = chosen(unlocked, 15);
    expect(back.Parms[0]).toMatchObject({ name: 'Navnet', position: design.Parms[0]?.position });
    expect(back.Parms[0]?.locked).toBeUndefined();
    expect(back.Parms[1]?.hidden).toBe(true);
  });
});
