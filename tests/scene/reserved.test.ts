import { describe, expect, test } from 'vitest';
import { sortedWarnings } from '../../server/commands/undrawable';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { checkChurchyard } from '../../src/scene/checks/churchyard';
import { judgedStone } from '../../src/scene/checks/judgedStone';
import { ElementCache } from '../../src/scene/elementCache';
import { joinLines } from '../../src/scene/joinLines';
import { measureScene } from '../../src/scene/measures';
import { remedyFor } from '../../src/scene/remedies/remedying';
import { sayRemedy } from '../../src/scene/remedies/sayRemedy';
import { reservedSpaces } from '../../src/scene/reserved';
import { churchyard } from '../../src/stone/catalogue/churchyard';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import type { Design } from '../../src/stone/stone';
import { withPlaced } from '../../workers/stage/withPlaced';
import { chosen, designWith, sources } from './drawnStone';
import { strokes } from './measuredStrokes';

const line = (subText: string, y: number, more: object = {}) => ({
  type: 'text',
  subText,
  fontSize: '30',
  position: { x: 300, y, rotation: 0 },
  ...more,
});
const NAME = line('Anna Jensen', 250);
const PARTNER = line('Aage Jensen', 450, { reserved: true });
const BORN = line('* 12.4.1941', 500, { reserved: true });
const ROSE = { type: 'sandblownVignet', vignetId: 552, position: { x: 300, y: 640, rotation: 0 } };

const sceneOf = (design: Design) => buildScene(design, sources);
const found = (design: Design) => checkScene(sceneOf(design), strokes);

describe('What is reserved', () => {
  test('is laid, measured and pressed as anything, and none of what is cut', () => {
    const scene = sceneOf(designWith([PARTNER, NAME, { ...ROSE, reserved: true }]));
    expect(scene.nodes.map(({ element }) => element)).toEqual([1]);
    expect(scene.reserved.map(({ element }) => element)).toEqual([0, 2]);
    const whole = sceneOf(designWith([{ ...PARTNER, reserved: false }, NAME, ROSE]));
    expect(measureScene(scene)).toEqual(measureScene(whole));
  });

  test('keeps one space free for a group, and one for each that belongs to none', () => {
    const own = reservedSpaces(sceneOf(designWith([NAME, PARTNER, BORN])));
    expect(own.map(({ elements }) => elements)).toEqual([[1], [2]]);
    const grouped = designWith([NAME, { ...PARTNER, group: 4 }, { ...BORN, group: 4 }]);
    const [space, ...more] = reservedSpaces(sceneOf(grouped));
    expect(more).toEqual([]);
    expect(space?.elements).toEqual([1, 2]);
    const [one, other] = own.map(({ box }) => box);
    expect(space?.box.top).toBe(one?.top);
    expect(space?.box.bottom).toBe(other?.bottom);
  });

  test('moves while it is dragged', () => {
    const scene = sceneOf(designWith([NAME, PARTNER]));
    const moved = withPlaced(scene, [{ element: 1, place: { x: 310, y: 470 } }]);
    const [before, after] = [scene, moved].map((one) => reservedSpaces(one)[0]?.box);
    expect(after?.left).toBeCloseTo((before?.left ?? 0) + 10, 9);
    expect(after?.bottom).toBeCloseTo((before?.bottom ?? 0) + 20, 9);
  });

  test('is found in the cache when it is cut, and stays so on another stone', () => {
    const cache = new ElementCache();
    const design = designWith([NAME, PARTNER]);
    const cut = applyEdit(design, { kind: 'reserveElements', elements: [1], reserved: false });
    for (const stone of [design, cut]) {
      buildScene(stone, sources, cache.build);
      cache.endScene();
    }
    expect(cache.builds).toBe(2);
    expect(chosen(design, 41).Parms.map(({ reserved }) => reserved)).toEqual([undefined, true]);
  });

  test('and hidden is seen nowhere', () => {
    const scene = sceneOf(designWith([NAME, { ...PARTNER, hidden: true }]));
    expect([scene.nodes.length, scene.reserved.length]).toEqual([1, 0]);
    expect(scene.warnings).toMatchObject([{ kind: 'hidden', elements: [1] }]);
  });

  test('stops no file where a letter of it cannot be drawn, and is warned of', () => {
    const scene = sceneOf(designWith([NAME, line('Aage 🕊', 450, { reserved: true })]));
    expect(scene.warnings).toMatchObject([{ kind: 'missingCharacter', severity: 'warning', elements: [1] }]);
    expect(sortedWarnings(scene, { outlinesOnly: true }).undrawable).toEqual([]);
    const cut = sceneOf(designWith([NAME, line('Aage 🕊', 450)]));
    expect(sortedWarnings(cut, { outlinesOnly: true }).undrawable).toHaveLength(1);
  });

  test('is held against no rule of a churchyard before it is cut', () => {
    const low = designWith([NAME, { ...PARTNER, fontSize: '5' }]);
    const rules = churchyard.parse({
      id: 1,
      Name: 'Kirkegård',
      country: 'DK',
      rules: [{ minLetterHeight: 20 }],
    });
    const objections = (stone: Design) => {
      const judged = judgedStone(stone, sources.stoneType);
      return (judged ? checkChurchyard(judged, rules) : []).map(({ kind }) => kind);
    };
    expect(objections(low)).toEqual([]);
    expect(objections(applyEdit(low, { kind: 'reserveElements', elements: [1], reserved: false }))).toEqual([
      'lettersTooLow',
    ]);
  });

  test('is made no paragraph with what is cut', () => {
    const { Parms } = designWith([NAME, PARTNER, BORN]);
    expect(joinLines(Parms, [0, 1], [])).toBeUndefined();
    expect(joinLines(Parms, [1, 2], [])).toBeDefined();
  });
});

describe('A space that is kept free', () => {
  test('is fine where nothing stands in it, whatever its letters are like', () => {
    expect(found(designWith([NAME, { ...PARTNER, fontSize: '4', fontColor: 'sort' }]))).toEqual([]);
  });

  test('is taken by what only stands in its box, and spoiled by what is cut where its letters will be', () => {
    const spaced = { ...PARTNER, letterSpacing: 30, subText: 'A J', fontSize: '20' };
    const dot = line('.', 448, { fontSize: '20' });
    const within = { ...dot, position: { x: 300, y: 446, rotation: 0 } };
    expect(found(designWith([NAME, spaced, within]))).toEqual([
      expect.objectContaining({ kind: 'inReserved', severity: 'warning', elements: [2, 1] }),
    ]);
    expect(found(designWith([NAME, PARTNER, line('Tak for alt', 452)]))).toEqual([
      expect.objectContaining({ kind: 'inReserved', severity: 'error', elements: [2, 1] }),
    ]);
    expect(found(designWith([NAME, PARTNER, line('Tak for alt', 560)]))).toEqual([]);
  });

  test('is said to be beyond the stone, or on its frame, as a warning', () => {
    const out = found(designWith([NAME, { ...PARTNER, position: { x: 30, y: 450, rotation: 0 } }]));
    expect(out).toMatchObject([{ kind: 'outside', severity: 'warning', elements: [1] }]);
    const Frame = { Type: 'line' };
    const onFrame = found(
      designWith([NAME, { ...PARTNER, position: { x: 130, y: 450, rotation: 0 } }], { Frame }),
    );
    expect(onFrame.map(({ kind, severity }) => [kind, severity])).toContainEqual(['overFrame', 'warning']);
  });

  test('is left again by what stands in it, by one press', () => {
    const design = designWith([NAME, PARTNER, { ...ROSE, position: { x: 300, y: 435, rotation: 0 } }]);
    const scene = sceneOf(design);
    const [finding] = checkScene(scene, strokes);
    if (!finding) throw new Error('nothing was found');
    const edit = remedyFor(finding, {
      ...{ design, scene, measures: strokes, families: [], vignet: () => undefined },
      after: (one) => sceneOf(applyEdit(design, one)),
      letterHeights: () => [],
    });
    if (!edit) throw new Error('no remedy');
    expect(sayRemedy(finding, edit, design)).toEqual({ does: 'leaveReserved' });
    const after = applyEdit(design, edit);
    expect(found(after)).toEqual([]);
    expect(after.Parms[1]).toBe(design.Parms[1]);
  });
});
