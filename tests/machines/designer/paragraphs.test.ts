import { beforeEach, describe, expect, test } from 'vitest';
import type { Edit } from '../../../src/stone/edits/edit';
import { paragraphsOf } from '../../../src/stone/paragraph/paragraphs';
import { writeParagraph } from '../../../src/stone/paragraph/writeParagraph';
import type { Design } from '../../../src/stone/stone';
import { opened } from './opened';
import type { Rehearsal } from './rehearsal';
import { READ_ONLY_STONE, SAVED_STONE, typing } from './samples';

let designer: Rehearsal;
const selection = () => designer.context.selected;

beforeEach(async () => {
  designer = await opened(SAVED_STONE);
});

describe('The paragraphs of the stone in hand', () => {
  const moved: Edit = { kind: 'nudge', element: 0, dx: 3, dy: 0 };

  test('are as they were laid, which is no step of undo, and drawn and kept so', () => {
    const before = designer.design;
    designer.send({ type: 'edit', edit: typing('Ann') });
    const { history } = designer.context;
    designer.send({ type: 'laid', design: designer.design, edit: moved });
    const x = (stone: Design) => stone.Parms[0]?.position.x ?? 0;
    expect(x(designer.design)).toBe(x(before) + 3);
    expect(designer.context.history.past).toBe(history.past);
    expect(designer.orders.at(-1)).toEqual({ type: 'draw', design: designer.design });
    expect(designer.drafts.at(-1)).toEqual({ type: 'keep', design: designer.design });
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(before);
  });

  test('of a design that is no longer in hand are left alone', () => {
    const before = designer.design;
    designer.send({ type: 'edit', edit: typing('Ann') });
    const now = designer.design;
    designer.send({ type: 'laid', design: before, edit: moved });
    expect(designer.design).toBe(now);
  });

  test('are all in hand where they were, also with a line more or fewer', () => {
    designer.send({
      type: 'edit',
      edit: { kind: 'group', elements: [0, 1], paragraph: { align: 'centre', leading: 30 } },
    });
    designer.send({ type: 'select', elements: [0, 1] });
    const [whole] = paragraphsOf(designer.design.Parms);
    if (!whole) throw new Error('there is no paragraph');
    const lines = [
      ...whole.lines.map(({ element, line }) => ({ from: element, line })),
      { from: undefined, line: whole.lines[0].line },
    ];
    designer.send({
      type: 'laid',
      design: designer.design,
      edit: { kind: 'setLines', elements: [0, 1], lines },
    });
    expect(selection()).toEqual([0, 1, 2]);
    designer.send({
      type: 'edit',
      edit: writeParagraph(paragraphsOf(designer.design.Parms)[0] ?? whole, 'Alene'),
    });
    expect(selection()).toEqual([0]);
  });

  test('of a stone that can only be read are drawn where they stand', async () => {
    const reading = await opened(READ_ONLY_STONE);
    reading.send({ type: 'laid', design: reading.design, edit: moved });
    expect(reading.design).toBe(READ_ONLY_STONE.design);
  });
});
