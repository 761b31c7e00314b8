import { beforeEach, describe, expect, test } from 'vitest';
import { changeLines, type StyledLine } from '../../../src/stone/edits/styleLines';
import { insertSign } from '../../../src/stone/signs/insertSign';
import { Rehearsal } from './rehearsal';
import { SAVED_STONE, typing } from './samples';

let designer: Rehearsal;

beforeEach(async () => {
  designer = new Rehearsal();
  await designer.loaded(SAVED_STONE);
});

const lines = (): StyledLine[] =>
  designer.design.Parms.flatMap((line, element) => (line.type === 'text' ? [{ element, line }] : []));

describe('One step of undo', () => {
  test('is a choice for several lines, and what is typed for them without a pause', () => {
    const before = designer.design;
    designer.send({ type: 'edit', edit: changeLines(lines(), { fontFamily: 'Jost' }) });
    const inJost = designer.design;
    for (const fontSpacing of [1, 11, 110]) {
      designer.send({ type: 'edit', edit: changeLines(lines(), { fontSpacing }) });
    }
    expect(lines().map(({ line }) => [line.fontFamily, line.fontSpacing])).toEqual(
      lines().map(() => ['Jost', 110]),
    );
    designer.send({ type: 'undo' });
    expect(designer.design).toEqual(inJost);
    designer.send({ type: 'undo' });
    expect(designer.design).toEqual(before);
  });

  test('is a sign with its drawing, apart from what is typed right before and after it', () => {
    designer.send({ type: 'edit', edit: typing('Anna') });
    const [first] = lines();
    if (!first) throw new Error('no line');
    const done = insertSign(first.element, first.line, { start: 4, end: 4 }, { text: '⚭', drawing: 580 });
    if (!done) throw new Error('no sign');
    designer.send({ type: 'edit', edit: done.edit, alone: true });
    designer.send({ type: 'edit', edit: typing('Anna⚭B') });
    designer.send({ type: 'undo' });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Anna⚭', signs: { '⚭': 580 } });
    designer.send({ type: 'undo' });
    expect(designer.design.Parms[0]).toMatchObject({ subText: 'Anna' });
    expect(designer.design.Parms[0]).not.toHaveProperty('signs');
  });
});
