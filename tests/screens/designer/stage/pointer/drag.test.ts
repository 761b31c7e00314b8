import { afterEach, describe, expect, test, vi } from 'vitest';
import { asked, askedFor, fakeRenderer } from './fakeRenderer';
import { AT, BORN, NAME, ROSE, SimulatedStage } from './simulatedStage';

vi.mock('../../../../../src/renderer/renderer', () => fakeRenderer);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const [name, born, rose] = AT;
const place = (element: number, x: number, y: number) => ({ kind: 'place', element, x, y });

describe('A drag', () => {
  test('begins when the pointer has gone three pixels, with a finger eight', async () => {
    for (const [kind, slack] of [
      ['mouse', 3],
      ['pen', 5],
      ['touch', 8],
    ] as const) {
      const stage = await SimulatedStage.open();
      const pointer = stage.pointer(kind);
      pointer.down(name.x, name.y);
      pointer.move(name.x + (slack - 0.5) / 2, name.y);
      expect(stage.steps).toEqual([]);
      pointer.move(name.x + slack / 2, name.y);
      expect(stage.steps).toEqual(['drag.start']);
      vi.useRealTimers();
    }
  });

  test('is shown at once and then once a frame as far as it has come, and is one edit of its own when it is let go', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    for (const dx of [10, 20, 30]) mouse.move(name.x + dx, name.y + 30);
    expect(asked).toEqual([]);
    await stage.frame();
    expect(askedFor('place')).toEqual([
      [[{ element: NAME, place: { x: 310, y: 230 } }], []],
      [[{ element: NAME, place: { x: 330, y: 230 } }], []],
    ]);
    mouse.move(name.x + 50, name.y + 40);
    await stage.frame();
    expect(askedFor('place')).toHaveLength(3);
    mouse.up();
    expect(stage.steps).toEqual(['drag.start', 'drag.end', 'edit']);
    expect(stage.sent.at(-1)).toEqual({ type: 'edit', edit: place(NAME, 350, 240), alone: true });
    await stage.frame();
    expect(askedFor('show')).toEqual([]);
  });

  test('is shown no more once it was let go, though a frame was asked for', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.move(name.x + 30, name.y + 30);
    mouse.up();
    await stage.frame();
    expect(asked).toEqual([]);
    expect(stage.edits).toEqual([place(NAME, 330, 230)]);
  });

  test('is shown no more once it was let go, though its frame was already on its way to the stage', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.move(name.x + 30, name.y + 30);
    stage.browser.passFrame();
    mouse.up();
    await stage.settled();
    expect(asked).toEqual([]);
  });

  test('is drawn to the stone’s middle and other lines, with Alt it is not', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.move(name.x + 2, name.y + 50);
    await stage.frame();
    const [[placed, guides] = []] = askedFor('place');
    expect(placed).toEqual([{ element: NAME, place: { x: 300, y: 250 } }]);
    expect(guides).toMatchObject([{ kind: 'guide', from: { x: 300 }, to: { x: 300 } }]);
    mouse.move(name.x + 2, name.y + 50, { altKey: true });
    mouse.up();
    expect(stage.edits).toEqual([place(NAME, 302, 250)]);
  });

  test('of a line that follows the stone’s edge shows it as it bends where it is, with what it snaps to', async () => {
    const stage = await SimulatedStage.open();
    const curve = { kind: 'edge' } as const;
    stage.designing.send({ type: 'edit', edit: { kind: 'changeText', element: NAME, fields: { curve } } });
    asked.length = 0;
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.move(name.x + 2, name.y - 100);
    await stage.frame();
    const [[shown] = []] = askedFor('show');
    expect(shown?.Parms[NAME]).toMatchObject({ curve, position: { x: 300, y: 100 } });
    expect(askedFor('place')).toMatchObject([[[], [{ kind: 'guide', from: { x: 300 }, to: { x: 300 } }]]]);
    mouse.up();
    expect(stage.edits.at(-1)).toEqual(place(NAME, 300, 100));
  });

  test('draws the ink of a line to another’s, but not where it follows the edge and is another there', async () => {
    for (const [curve, y] of [
      [undefined, 440],
      [{ kind: 'edge' }, 439],
    ] as const) {
      const stage = await SimulatedStage.open();
      stage.designing.send({ type: 'edit', edit: { kind: 'changeText', element: NAME, fields: { curve } } });
      const mouse = stage.pointer('mouse');
      mouse.down(name.x, name.y);
      // Its ink reaches 20 mm below its middle, and the rose's begins at 460 mm.
      mouse.move(name.x + 70, name.y + 239);
      mouse.up();
      expect(stage.edits.at(-1)).toMatchObject({ kind: 'place', element: NAME, y });
      vi.useRealTimers();
    }
  });

  test('is not drawn back to where it stood', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.move(name.x + 30, name.y + 2);
    mouse.up();
    expect(stage.edits).toEqual([place(NAME, 330, 202)]);
  });

  test('moves everything in hand by as much', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(rose.x, rose.y);
    mouse.move(rose.x + 20, rose.y + 15, { altKey: true });
    mouse.up();
    expect(stage.edits).toEqual([
      { kind: 'together', edits: [place(NAME, 320, 215), place(ROSE, 320, 515)] },
    ]);
    expect(stage.selected).toEqual([NAME, ROSE]);
  });

  test('of something locked moves nothing, and the designer says why; of several it leaves that where it is', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const { designing } = stage;
    designing.send({ type: 'edit', edit: { kind: 'lockElements', elements: [NAME], locked: true } });
    const mouse = stage.pointer('mouse');
    mouse.down(rose.x, rose.y);
    mouse.move(rose.x + 20, rose.y + 15, { altKey: true });
    mouse.up();
    expect(stage.edits.at(-1)).toEqual(place(ROSE, 320, 515));
    const before = designing.design;
    designing.notices.length = 0;
    stage.designing.send({ type: 'select', elements: [] });
    mouse.down(name.x, name.y);
    mouse.move(name.x + 20, name.y + 15);
    mouse.move(name.x + 30, name.y + 15);
    mouse.up();
    expect([designing.design, designing.context.selected]).toEqual([before, [NAME]]);
    expect(designing.notices).toEqual([{ type: 'edit.refused', why: 'locked' }]);
  });

  test('of an element just taken out of hand moves nothing', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(rose.x, rose.y, { shiftKey: true });
    mouse.move(rose.x + 20, rose.y + 15);
    mouse.up();
    expect(stage.steps).toEqual([]);
  });
});

describe('A drag that is given up', () => {
  /** Drags the name as far as it is seen. */
  async function dragged() {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    mouse.move(name.x + 40, name.y + 60);
    await stage.frame();
    return { stage, mouse };
  }

  test('by Escape stands where it stood, is still in hand, and what the pointer does then is nothing', async () => {
    const { stage, mouse } = await dragged();
    const before = stage.designing.design;
    const { stopPropagation } = stage.key('Escape');
    expect(stopPropagation).toHaveBeenCalledOnce();
    await stage.settled();
    expect(askedFor('show')).toEqual([[before]]);
    mouse.move(name.x + 90, name.y + 90);
    await stage.frame();
    mouse.up();
    expect(stage.key('Escape').stopPropagation).not.toHaveBeenCalled();
    expect(stage.steps).toEqual(['drag.start', 'drag.end']);
    expect(askedFor('place')).toHaveLength(1);
    expect(stage.selected).toEqual([NAME]);
  });

  test('by Delete stands where it stood, and the key goes on to whom it belongs', async () => {
    for (const key of ['Delete', 'Backspace']) {
      const { stage, mouse } = await dragged();
      expect(stage.key(key).stopPropagation).not.toHaveBeenCalled();
      mouse.move(name.x + 90, name.y + 90);
      mouse.up();
      expect(stage.steps).toEqual(['drag.start', 'drag.end']);
      vi.useRealTimers();
    }
  });

  test('by the browser stands where it stood', async () => {
    const { stage, mouse } = await dragged();
    mouse.cancel();
    await stage.settled();
    expect(stage.steps).toEqual(['drag.start', 'drag.end']);
    expect(askedFor('show')).toHaveLength(1);
    mouse.down(born.x, born.y);
    mouse.up();
    expect(stage.selected).toEqual([BORN]);
  });

  test('is not, when the capture is lost once it was let go', async () => {
    const { stage, mouse } = await dragged();
    mouse.up();
    mouse.cancel();
    await stage.settled();
    expect(stage.edits).toEqual([place(NAME, 340, 260)]);
    expect(askedFor('show')).toEqual([]);
  });

  test('by a second press of the same pointer, whose release nobody told of, stands where it stood', async () => {
    const { stage, mouse } = await dragged();
    mouse.down(born.x, born.y);
    mouse.up();
    expect(stage.steps).toEqual(['drag.start', 'drag.end']);
    expect(stage.selected).toEqual([BORN]);
  });

  test('by an edit from elsewhere sends none of its own: its element may be another', async () => {
    const { stage, mouse } = await dragged();
    stage.designing.send({ type: 'edit', edit: { kind: 'delete', element: BORN } });
    mouse.move(name.x + 90, name.y + 90);
    expect(stage.steps).toEqual(['drag.start', 'edit', 'drag.end']);
    mouse.move(name.x + 95, name.y + 95);
    mouse.up();
    expect(stage.steps).toEqual(['drag.start', 'edit', 'drag.end']);
  });

  test('by such an edit just before it is let go sends none either', async () => {
    const { stage, mouse } = await dragged();
    stage.designing.send({ type: 'edit', edit: { kind: 'delete', element: BORN } });
    mouse.up();
    expect(stage.steps).toEqual(['drag.start', 'edit', 'drag.end']);
  });

  test('before it began by such an edit never begins', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    stage.designing.send({ type: 'edit', edit: { kind: 'delete', element: BORN } });
    mouse.move(name.x + 1, name.y);
    mouse.move(name.x + 90, name.y + 90);
    mouse.up();
    expect(stage.steps).toEqual(['edit']);
  });

  test('Escape before the pointer has gone far enough gives up nothing', async () => {
    const stage = await SimulatedStage.open();
    const mouse = stage.pointer('mouse');
    mouse.down(name.x, name.y);
    expect(stage.key('Escape').stopPropagation).not.toHaveBeenCalled();
    mouse.move(name.x + 30, name.y + 30);
    mouse.up();
    expect(stage.edits).toEqual([place(NAME, 330, 230)]);
  });
});

test('a drag let go where it began changes nothing, and the stone is shown as it stood', async () => {
  const stage = await SimulatedStage.open();
  const mouse = stage.pointer('mouse');
  mouse.down(name.x, name.y);
  mouse.move(name.x + 30, name.y + 30);
  mouse.move(name.x, name.y);
  mouse.up();
  await stage.settled();
  expect(stage.edits).toEqual([place(NAME, 300, 200)]);
  expect(askedFor('show')).toEqual([[stage.designing.design]]);
});
