import { afterEach, describe, expect, test, vi } from 'vitest';
import { askedFor, fakeRenderer } from './fakeRenderer';
import { AT, NAME, ROSE, SimulatedStage, VIEW } from './simulatedStage';

vi.mock('../../../../../src/renderer/renderer', () => fakeRenderer);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const [name] = AT;

/** The first view moved by so many mm. */
const movedBy = (dx: number, dy: number) => ({
  ...VIEW,
  left: VIEW.left + dx * VIEW.pxPerMm,
  top: VIEW.top + dy * VIEW.pxPerMm,
});

describe('The view is moved', () => {
  test('by a finger beside everything, once it has gone eight pixels, and told at once and then once a frame', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const finger = stage.pointer('touch');
    finger.down(100, 600);
    stage.wait(60);
    expect(stage.selected).toEqual([]);
    finger.move(102, 600);
    expect(stage.viewport.view).toEqual(VIEW);
    // What it went within the slack is not made up for.
    finger.move(110, 600);
    expect(stage.viewport.view).toEqual(movedBy(8, 0));
    finger.move(110, 630);
    await stage.frame();
    expect(askedFor('look')).toEqual([[movedBy(8, 0)], [movedBy(8, 30)]]);
    finger.up();
    finger.move(150, 630);
    expect(stage.viewport.view).toEqual(movedBy(8, 30));
    expect(stage.sent).toEqual([{ type: 'select', elements: [] }]);
  });

  test('by the middle button, by Space, and on a stone that is only read, wherever and at once', async () => {
    const middle = await SimulatedStage.open();
    middle.pointer('mouse').down(name.x, name.y, { button: 1 });
    middle.pointer('mouse').move(name.x + 1, name.y);
    expect(middle.viewport.view).toEqual(movedBy(1, 0));
    vi.useRealTimers();

    const space = await SimulatedStage.open();
    const { preventDefault, up } = space.key(' ');
    expect(preventDefault).toHaveBeenCalledOnce();
    const mouse = space.pointer('mouse');
    mouse.down(name.x, name.y);
    up();
    mouse.move(name.x, name.y + 1);
    mouse.up();
    expect(space.viewport.view).toEqual(movedBy(0, 1));
    expect(space.sent).toEqual([]);
    mouse.down(name.x, name.y);
    expect(space.selected).toEqual([NAME]);
    vi.useRealTimers();

    const read = await SimulatedStage.open({ readOnly: true });
    read.pointer('touch').down(name.x, name.y);
    read.pointer('touch').move(name.x - 1, name.y);
    expect(read.viewport.view).toEqual(movedBy(-1, 0));
    expect(read.sent).toEqual([]);
  });

  test('no longer by Space once the focus has gone elsewhere', async () => {
    const stage = await SimulatedStage.open();
    stage.key(' ');
    stage.blur();
    stage.pointer('mouse').down(name.x, name.y);
    expect(stage.selected).toEqual([NAME]);
  });

  test('on by a finger after Escape, which is kept from others once and takes back what it had selected', async () => {
    const stage = await SimulatedStage.open();
    const finger = stage.pointer('touch');
    finger.down(100, 600);
    finger.move(110, 600);
    stage.designing.send({ type: 'select', elements: [ROSE] });
    expect(stage.key('Escape').stopPropagation).toHaveBeenCalledOnce();
    expect(stage.selected).toEqual([]);
    expect(stage.key('Escape').stopPropagation).not.toHaveBeenCalled();
    finger.move(120, 600);
    expect(stage.viewport.view).toEqual(movedBy(20, 0));
  });

  test('by the mouse, where Escape is everybody else’s', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(100, 600, { button: 1 });
    mouse.move(110, 600);
    expect(stage.key('Escape').stopPropagation).not.toHaveBeenCalled();
    mouse.move(120, 600);
    expect(stage.viewport.view).toEqual(movedBy(20, 0));
  });

  test('by the finger that rested on what Shift took out of hand', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const finger = stage.pointer('touch');
    finger.down(name.x, name.y, { shiftKey: true });
    stage.wait(60);
    expect(stage.selected).toEqual([]);
    stage.wait(390);
    finger.move(name.x + 1, name.y);
    expect(stage.viewport.view).toEqual(movedBy(1, 0));
  });
});
