import { afterEach, describe, expect, test, vi } from 'vitest';
import { asked, askedFor, fakeRenderer } from './fakeRenderer';
import { AT, BORN, NAME, ROSE, SimulatedStage } from './simulatedStage';

vi.mock('../../../../../src/renderer/renderer', () => fakeRenderer);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const [name, born, rose] = AT;

/** Presses and lets go where it is. */
function tap(pointer: ReturnType<SimulatedStage['pointer']>, at: { x: number; y: number }, keys = {}) {
  pointer.down(at.x, at.y, keys);
  pointer.up();
}

describe('A click', () => {
  test('selects the element under it as soon as it is pressed, and sends no edit', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    expect(stage.selected).toEqual([NAME]);
    expect(stage.captured).toEqual([1]);
    mouse.up();
    stage.click();
    expect(stage.sent).toEqual([{ type: 'select', elements: [NAME] }]);
    expect(asked).toEqual([]);
    expect(stage.write).not.toHaveBeenCalled();
  });

  test('beside everything selects nothing, with Shift it leaves what is selected', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const mouse = stage.pointer('mouse');
    tap(mouse, { x: 40, y: 40 }, { shiftKey: true });
    expect(stage.selected).toEqual([NAME]);
    tap(mouse, { x: 40, y: 40 });
    expect(stage.selected).toEqual([]);
  });

  test('with Shift or Ctrl takes an element in beside the others, or out', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const mouse = stage.pointer('mouse');
    tap(mouse, rose, { shiftKey: true });
    expect(stage.selected).toEqual([NAME, ROSE]);
    tap(mouse, name, { ctrlKey: true });
    expect(stage.selected).toEqual([ROSE]);
  });

  test('on one of several in hand keeps them while it is pressed, and leaves that one when it is let go', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    expect(stage.selected).toEqual([NAME, ROSE]);
    mouse.up();
    expect(stage.selected).toEqual([NAME]);
  });

  test('of another button than the left or the middle one does nothing', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    tap(mouse, name, { button: 2 });
    expect(stage.sent).toEqual([]);
    expect(stage.captured).toEqual([]);
  });

  test('on a stone that is only read selects nothing', async () => {
    const stage = await SimulatedStage.open({ readOnly: true });
    tap(stage.pointer('mouse'), name);
    expect(stage.sent).toEqual([]);
  });

  test('on a stone that is not drawn yet does nothing', async () => {
    const stage = await SimulatedStage.open({ drawn: false });
    tap(stage.pointer('mouse'), name);
    expect(stage.captured).toEqual([]);
    expect(stage.sent).toEqual([]);
  });

  test('taken back by the browser ends without a tap', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.cancel();
    expect(stage.selected).toEqual([NAME, ROSE]);
    mouse.move(name.x + 50, name.y);
    expect(stage.sent).toEqual([]);
  });
});

test('The release of a pointer that was not pressed here ends nothing', async () => {
  const stage = await SimulatedStage.open();
  const mouse = stage.pointer('mouse', 1);
  const pen = stage.pointer('pen', 2);
  pen.down(name.x, name.y);
  mouse.up();
  mouse.cancel();
  pen.move(name.x + 30, name.y + 30);
  pen.up();
  expect(stage.steps).toEqual(['drag.start', 'drag.end', 'edit']);
});

describe('A second tap on a line', () => {
  test('goes between two of its letters, and with the click to its words', async () => {
    const stage = await SimulatedStage.open();
    const finger = stage.pointer('touch');
    tap(finger, name);
    stage.click();
    stage.wait(300);
    tap(finger, { x: name.x + 40, y: name.y });
    expect(stage.write).not.toHaveBeenCalled();
    stage.click();
    expect(stage.write).toHaveBeenCalledOnce();
    await stage.settled();
    expect(askedFor('hold')).toEqual([[[NAME], undefined]]);
    expect(stage.sent.at(-1)).toEqual({ type: 'caret.place', caret: 2 });
  });

  test('that comes late, or on another element, is a tap of its own', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    tap(mouse, name);
    stage.wait(450);
    tap(mouse, name);
    tap(mouse, born);
    stage.click();
    await stage.settled();
    expect(stage.write).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    expect(stage.selected).toEqual([BORN]);
  });

  test('goes between no letters where another element was chosen before the stage had answered', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    tap(mouse, name);
    tap(mouse, name);
    tap(mouse, born);
    await stage.settled();
    expect(askedFor('hold')).toHaveLength(1);
    expect(stage.steps).toEqual([]);
  });

  test('is not needed while a line is being spaced: one goes to another gap', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME], caret: 1 });
    tap(stage.pointer('mouse'), { x: name.x - 60, y: name.y });
    stage.click();
    await stage.settled();
    expect(stage.sent).toEqual([{ type: 'caret.place', caret: 0 }]);
    expect(stage.write).not.toHaveBeenCalled();
  });
});

describe('A finger that rests', () => {
  test('takes the element in hand beside the others, and its movement moves nothing then', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const finger = stage.pointer('touch');
    finger.down(rose.x, rose.y);
    stage.wait(60);
    expect(stage.selected).toEqual([ROSE]);
    stage.wait(390);
    expect(stage.selected).toEqual([NAME, ROSE]);
    expect(stage.browser.vibrate).toHaveBeenCalledWith(10);
    finger.move(rose.x, rose.y + 60);
    finger.up();
    expect(stage.selected).toEqual([NAME, ROSE]);
    expect(stage.steps).toEqual([]);
  });

  test('lets go of one that is in hand already', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const finger = stage.pointer('touch');
    finger.down(rose.x, rose.y);
    stage.wait(450);
    expect(stage.selected).toEqual([NAME]);
  });

  test('does so neither where it has moved, nor was lifted, nor rests beside everything', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const finger = stage.pointer('touch');
    finger.down(rose.x, rose.y);
    finger.move(rose.x, rose.y + 20);
    stage.wait(450);
    finger.cancel();
    tap(finger, rose);
    stage.wait(450);
    finger.down(40, 40);
    stage.wait(450);
    finger.up();
    expect(stage.browser.vibrate).not.toHaveBeenCalled();
    expect(stage.selected).toEqual([]);
  });

  test('is counted from its own press, not from a tap before it', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const finger = stage.pointer('touch');
    tap(finger, born);
    stage.wait(200);
    finger.down(rose.x, rose.y);
    stage.wait(300);
    expect(stage.selected).toEqual([ROSE]);
    stage.wait(150);
    expect(stage.selected).toEqual([BORN, ROSE]);
  });

  test('is not what a mouse or a pen does', async () => {
    for (const kind of ['mouse', 'pen'] as const) {
      const stage = await SimulatedStage.open({ selected: [NAME] });
      stage.pointer(kind).down(rose.x, rose.y);
      stage.wait(1000);
      expect(stage.selected).toEqual([ROSE]);
      vi.useRealTimers();
    }
  });
});
