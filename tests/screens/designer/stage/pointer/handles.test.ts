import { afterEach, describe, expect, test, vi } from 'vitest';
import { askedFor, fakeRenderer } from './fakeRenderer';
import { AT, BORN, NAME, ROSE, SimulatedStage } from './simulatedStage';

vi.mock('../../../../../src/renderer/renderer', () => fakeRenderer);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const [name, , rose] = AT;

/** The rose's lower right knob stands six pixels outside its box; the one that turns it thirty pixels above that. */
const CORNER = { x: rose.x + 43, y: rose.y + 43 };
const TURN = { x: rose.x, y: rose.y - 58 };

describe('A corner', () => {
  test('makes a vignet larger about its middle', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(CORNER.x, CORNER.y);
    mouse.move(rose.x + 86, rose.y + 86);
    await stage.frame();
    expect(askedFor('place')).toEqual([[[{ element: ROSE, place: { scale: 2 } }], []]]);
    mouse.up();
    expect(stage.edits).toEqual([{ kind: 'scale', element: ROSE, scale: 2 }]);
  });

  test('changes the cap height of a line by tenths of a mm; the design is shown as it will be', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME] });
    const mouse = stage.pointer('mouse');
    const [x, y] = [103, 23];
    mouse.down(name.x + x, name.y + y);
    mouse.move(name.x + x * 1.5, name.y + y * 1.5);
    await stage.frame();
    mouse.up();
    expect(stage.edits).toEqual([{ kind: 'changeText', element: NAME, fields: { fontSize: '60' } }]);
    expect(askedFor('place')).toEqual([]);
    expect(askedFor('show')).toMatchObject([[{ Parms: [{ fontSize: '60' }, {}, {}] }]]);
  });

  test('pressed and let go where it is means the element beneath it', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, BORN] });
    const mouse = stage.pointer('mouse');
    // The lower right corner of both lies six pixels beside the birth line's end.
    mouse.down(name.x + 103, name.y + 113);
    mouse.up();
    expect(stage.selected).toEqual([NAME, BORN]);
    mouse.down(name.x + 101, name.y - 21);
    mouse.up();
    expect(stage.selected).toEqual([NAME]);
    expect(stage.steps).toEqual([]);
  });

  test('is none while the line is being spaced', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME], caret: 1 });
    const mouse = stage.pointer('mouse');
    mouse.down(name.x + 103, name.y + 23);
    mouse.move(name.x + 150, name.y + 40);
    mouse.up();
    expect(stage.edits).toEqual([]);
  });

  test('with Shift is none: the press is about what lies there', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(CORNER.x, CORNER.y, { shiftKey: true });
    mouse.move(rose.x + 86, rose.y + 86);
    mouse.up();
    expect(stage.edits).toEqual([]);
  });
});

describe('The knob above', () => {
  test('turns what is in hand, upright and level where it is near', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(TURN.x, TURN.y);
    mouse.move(rose.x + 58, rose.y + 1);
    await stage.frame();
    expect(askedFor('place')).toEqual([[[{ element: ROSE, place: { rotation: 90 } }], []]]);
    mouse.up();
    expect(stage.edits).toEqual([{ kind: 'turn', element: ROSE, rotation: 90 }]);
  });

  test('with Shift turns by steps of 15 degrees', async () => {
    const stage = await SimulatedStage.open({ selected: [ROSE] });
    const mouse = stage.pointer('mouse');
    mouse.down(TURN.x, TURN.y);
    const at = (degrees: number) =>
      [
        rose.x + 58 * Math.sin((degrees * Math.PI) / 180),
        rose.y - 58 * Math.cos((degrees * Math.PI) / 180),
      ] as const;
    mouse.move(...at(20));
    mouse.move(...at(34), { shiftKey: true });
    mouse.up();
    expect(stage.edits).toEqual([{ kind: 'turn', element: ROSE, rotation: 30 }]);
  });

  test('turns several about their common middle', async () => {
    const stage = await SimulatedStage.open({ selected: [NAME, ROSE] });
    const mouse = stage.pointer('mouse');
    // Both together: from 180 to 540 mm, 200 mm wide; their middle at 360.
    mouse.down(300, 180 - 18);
    mouse.move(300 + 100, 360);
    mouse.up();
    const [edit] = stage.edits;
    expect(edit).toMatchObject({
      kind: 'together',
      edits: [
        { kind: 'place', element: NAME, y: 360 },
        { kind: 'place', element: ROSE, y: 360 },
        { kind: 'turn', element: NAME, rotation: 90 },
        { kind: 'turn', element: ROSE, rotation: 90 },
      ],
    });
  });
});

test('the caret’s knob pulls the letters beside it apart, in hundredths of a mm', async () => {
  const stage = await SimulatedStage.open({ selected: [NAME], caret: 1 });
  const mouse = stage.pointer('mouse');
  // It hangs twenty pixels below the line's box.
  mouse.down(name.x, name.y + 30);
  mouse.move(name.x + 3.5, name.y + 34);
  await stage.frame();
  mouse.up();
  expect(stage.edits).toEqual([{ kind: 'spaceCharacter', element: NAME, character: 1, mm: 3.5 }]);
  expect(askedFor('show')).toHaveLength(1);
});

test('a ruler is moved by its length and by its ends, and a centre line by its knob', async () => {
  const stage = await SimulatedStage.open();
  const ruler = { dotOne: { x: 50, y: 600 }, dotTwo: { x: 150, y: 600 } };
  stage.designing.send(
    { type: 'edit', edit: { kind: 'addRuler', ruler } },
    { type: 'edit', edit: { kind: 'setCentreLine', side: 'left', x: 100 } },
  );
  const mouse = stage.pointer('mouse');
  const drag = (from: readonly [number, number], to: readonly [number, number]) => {
    mouse.down(...from);
    mouse.move(...to);
    mouse.up();
  };
  const before = stage.edits.length;
  drag([100, 600], [110, 620]);
  drag([160, 620], [200, 621]);
  drag([100, 0], [130, 10]);
  expect(stage.edits.slice(before)).toEqual([
    { kind: 'moveRuler', index: 0, ruler: { dotOne: { x: 60, y: 620 }, dotTwo: { x: 160, y: 620 } } },
    { kind: 'moveRuler', index: 0, ruler: { dotOne: { x: 60, y: 620 }, dotTwo: { x: 200, y: 620 } } },
    { kind: 'setCentreLine', side: 'left', x: 130 },
  ]);
});
