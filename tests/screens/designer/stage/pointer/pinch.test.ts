import { afterEach, describe, expect, test, vi } from 'vitest';
import { askedFor, fakeRenderer } from './fakeRenderer';
import { AT, BORN, NAME, ROSE, SimulatedStage, VIEW } from './simulatedStage';

vi.mock('../../../../../src/renderer/renderer', () => fakeRenderer);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const [name] = AT;

async function opened(given?: Parameters<typeof SimulatedStage.open>[0]) {
  const stage = await SimulatedStage.open(given);
  return { stage, one: stage.pointer('touch', 1), other: stage.pointer('touch', 2) };
}

describe('Two fingers', () => {
  test('look nearer about what lies between them, and move no element', async () => {
    const { stage, one, other } = await opened();
    one.down(name.x, name.y);
    other.down(name.x + 60, name.y);
    expect(stage.captured).toEqual([1, 2]);
    other.move(name.x + 120, name.y);
    await stage.frame();
    const [[view = VIEW] = []] = askedFor('look');
    expect(view.pxPerMm).toBeCloseTo(8, 9);
    // The middle between them, 330 mm before, lies where it is now: at 360 mm of the first view.
    expect(330 * view.pxPerMm + view.left).toBeCloseTo(360 * VIEW.pxPerMm + VIEW.left, 9);
    other.up();
    one.up();
    expect(stage.steps).toEqual([]);
    expect(stage.selected).toEqual([]);
  });

  test.each([
    ['on another element', { x: 300, y: 500, moves: false }],
    ['beside all elements', { x: 100, y: 600, moves: false }],
    ['beside all elements, and moved', { x: 100, y: 600, moves: true }],
    ['on another element, and moved', { x: 300, y: 500, moves: true }],
  ])('leave selected what was, where the first came down %s', async (_where, { x, y, moves }) => {
    const { stage, one, other } = await opened({ selected: [NAME], caret: 2 });
    one.down(x, y);
    if (moves) one.move(x + 30, y);
    else stage.wait(60);
    expect(stage.selected).not.toEqual([NAME]);
    other.down(500, 700);
    other.move(520, 720);
    other.up();
    one.up();
    expect(stage.selected).toEqual([NAME]);
    expect(stage.designing.context.caret).toBe(2);
  });

  test.each([
    ['on another element', 300, 500],
    ['beside all elements', 100, 600],
  ])('that come together select nothing meanwhile, the first %s', async (_where, x, y) => {
    const { stage, one, other } = await opened({ selected: [NAME], caret: 2 });
    one.down(x, y);
    one.move(x + 1, y);
    stage.wait(59);
    other.down(500, 700);
    other.move(520, 720);
    stage.wait(1000);
    other.up();
    one.up();
    expect(stage.sent).toEqual([]);
    expect(stage.selected).toEqual([NAME]);
  });

  test('leave selected what is by now, where the stone was changed since the first came down', async () => {
    const { stage, one, other } = await opened({ selected: [NAME, BORN] });
    one.down(100, 600);
    stage.designing.send(
      { type: 'select', elements: [ROSE] },
      { type: 'edit', edit: { kind: 'delete', element: BORN } },
    );
    const { selected } = stage;
    other.down(200, 600);
    expect(stage.selected).toEqual(selected);
  });

  test('take back the drag that the first had begun', async () => {
    const { stage, one, other } = await opened();
    one.down(name.x, name.y);
    one.move(name.x + 30, name.y + 30);
    await stage.frame();
    other.down(500, 600);
    await stage.settled();
    expect(stage.steps).toEqual(['drag.start', 'drag.end']);
    expect(askedFor('show')).toEqual([[stage.designing.design]]);
    one.move(name.x + 60, name.y + 60);
    one.up();
    other.up();
    expect(stage.edits).toEqual([]);
  });

  test('end what the first would have chosen by resting, and its tap', async () => {
    const { stage, one, other } = await opened({ selected: [NAME, 2] });
    one.down(name.x, name.y);
    other.down(500, 600);
    stage.wait(1000);
    one.up();
    other.up();
    expect(stage.browser.vibrate).not.toHaveBeenCalled();
    expect(stage.sent).toEqual([]);
  });

  test('of which one is lifted: the other goes on moving the view where the first had begun beside everything', async () => {
    for (const lifted of [0, 1]) {
      const { stage, one, other } = await opened();
      one.down(100, 600);
      other.down(200, 600);
      const [gone, left] = lifted === 0 ? [one, other] : [other, one];
      gone.up();
      left.move(120, 600);
      const between = stage.viewport.view;
      left.move(121, 602);
      expect(stage.viewport.view).toEqual({ ...between, left: between.left + 4, top: between.top + 8 });
      left.up();
      left.move(300, 300);
      expect(stage.viewport.view.left).toBe(between.left + 4);
      vi.useRealTimers();
    }
  });

  test('of which one is lifted: the other does nothing where the first had begun on an element', async () => {
    const { stage, one, other } = await opened();
    one.down(name.x, name.y);
    other.down(200, 600);
    one.up();
    other.move(300, 600);
    expect(stage.viewport.view).toEqual(VIEW);
    expect(stage.key('Escape').stopPropagation).not.toHaveBeenCalled();
    one.down(name.x, name.y);
    one.move(name.x + 30, name.y);
    expect(stage.viewport.view.pxPerMm).not.toBe(VIEW.pxPerMm);
    one.cancel();
    other.cancel();
    one.down(name.x, name.y);
    stage.wait(60);
    expect(stage.steps).toEqual([]);
    expect(stage.selected).toEqual([NAME]);
  });

  test('on a stone that is only read look nearer, and one of them goes on moving the view', async () => {
    const { stage, one, other } = await opened({ readOnly: true });
    one.down(name.x, name.y);
    other.down(name.x + 60, name.y);
    one.move(name.x - 60, name.y);
    expect(stage.viewport.view.pxPerMm).toBeCloseTo(8, 9);
    one.up();
    const { left } = stage.viewport.view;
    other.move(name.x + 70, name.y);
    expect(stage.viewport.view.left).toBeCloseTo(left + 40, 9);
  });

  test('and a third: the first that is down beside the one that moves is its other', async () => {
    const { stage, one, other } = await opened();
    const third = stage.pointer('touch', 3);
    one.down(100, 600);
    other.down(200, 600);
    third.down(200, 700);
    third.move(300, 800);
    expect(stage.viewport.view.pxPerMm).toBeCloseTo((4 * Math.hypot(200, 200)) / Math.hypot(100, 100), 9);
    one.up();
    const { pxPerMm } = stage.viewport.view;
    other.move(200, 700);
    expect(stage.viewport.view.pxPerMm).not.toBe(pxPerMm);
  });
});
