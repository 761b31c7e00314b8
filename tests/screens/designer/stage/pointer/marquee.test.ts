import { afterEach, describe, expect, test, vi } from 'vitest';
import { asked, fakeRenderer } from './fakeRenderer';
import { BORN, NAME, ROSE, SimulatedStage } from './simulatedStage';

vi.mock('../../../../../src/renderer/renderer', () => fakeRenderer);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A drag of the mouse beside everything', () => {
  test('draws a box that selects what it touches, and sends no edit', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    const { box } = stage.browser;
    mouse.down(100, 100);
    mouse.move(101, 100);
    expect(box.isConnected).toBe(false);
    mouse.move(210, 250);
    expect(box.isConnected).toBe(true);
    expect(box.style).toMatchObject({
      transform: 'translate(215px, 225px)',
      width: '220px',
      height: '300px',
    });
    expect(stage.selected).toEqual([NAME]);
    mouse.move(250, 310);
    expect(stage.selected).toEqual([NAME, BORN]);
    mouse.move(150, 310);
    expect(stage.selected).toEqual([]);
    mouse.move(330, 600);
    mouse.up();
    expect(box.isConnected).toBe(false);
    expect(stage.selected).toEqual([NAME, BORN, ROSE]);
    expect(stage.steps).toEqual([]);
    await stage.frame();
    expect(asked).toEqual([]);
  });

  test('leaves nothing selected but what it touches', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(100, 100);
    mouse.move(210, 250);
    mouse.up();
    expect(stage.selected).toEqual([NAME]);
  });

  test('with Shift adds to what was selected', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(100, 100, { shiftKey: true });
    mouse.move(210, 250, { shiftKey: true });
    mouse.up();
    expect(stage.selected).toEqual([NAME, ROSE]);
  });

  test('given up by Escape leaves what was selected before; the key reaches nobody else', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(100, 100, { shiftKey: true });
    mouse.move(210, 250);
    expect(stage.key('Escape').stopPropagation).toHaveBeenCalledOnce();
    expect(stage.selected).toEqual([ROSE]);
    expect(stage.browser.box.isConnected).toBe(false);
    mouse.move(330, 600);
    mouse.up();
    expect(stage.selected).toEqual([ROSE]);
  });

  test('taken back by the browser keeps what it has selected', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(100, 100);
    mouse.move(210, 250);
    mouse.cancel();
    expect(stage.browser.box.isConnected).toBe(false);
    expect(stage.selected).toEqual([NAME]);
  });

  test('ends by an edit from elsewhere, whose elements may be others', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(100, 100);
    mouse.move(210, 250);
    stage.designing.send({ type: 'edit', edit: { kind: 'delete', element: ROSE } });
    mouse.move(330, 310);
    expect(stage.browser.box.isConnected).toBe(false);
    // What was taken before stays in hand, and nothing comes to it.
    expect(stage.selected).toEqual([NAME]);
  });

  test('ends with the stage', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(100, 100);
    mouse.move(210, 250);
    stage.stop();
    expect(stage.browser.box.isConnected).toBe(false);
  });
});
