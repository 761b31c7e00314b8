import { describe, expect, test } from 'vitest';
import { Refused } from '../../../src/api/http';
import { StoneNotSaved, settle } from '../../../src/machines/designer/settled';
import { fillSpacings } from '../../../src/stone/edits/text';
import { opened } from '../designer/opened';
import {
  colouring,
  conflictWith,
  NEW_STONE,
  READ_ONLY_STONE,
  SAVED_STONE,
  savedBy,
  typing,
} from '../designer/samples';

const { signal } = new AbortController();

/** A stone whose every line has its spacings, as the server has it. */
const WHOLE = { ...SAVED_STONE, design: fillSpacings(SAVED_STONE.design) };

describe('Before a stone is sent or duplicated', () => {
  test('nothing is saved where the server has everything', async () => {
    const designer = await opened(WHOLE);
    await settle(designer.actor, signal);
    expect(designer.savings).toEqual([]);
  });

  test('a new stone is saved for the first time', async () => {
    const designer = await opened(NEW_STONE);
    const settled = settle(designer.actor, signal);
    expect(designer.savings).toHaveLength(1);
    await designer.savedAs(savedBy);
    await settled;
  });

  test('what waits for its delay is saved at once, and what was edited meanwhile after it', async () => {
    const designer = await opened(WHOLE);
    designer.send({ type: 'edit', edit: typing('Ib') });
    const settled = settle(designer.actor, signal);
    expect(designer.savings).toHaveLength(1);
    designer.send({ type: 'edit', edit: colouring('guld') });
    await designer.savedAs(savedBy);
    expect(designer.savings).toHaveLength(2);
    await designer.savedAs(savedBy);
    await settled;
    expect(designer.context.saved?.design).toEqual(designer.design);
  });

  test.each([
    ['a refusal', new Refused(400, 'Linjen er for lang.')],
    ['somebody else’s changes', conflictWith()],
  ])('%s brings it to a halt', async (_what, error) => {
    const designer = await opened(WHOLE);
    designer.send({ type: 'edit', edit: colouring('guld') });
    const settled = settle(designer.actor, signal);
    const halted = expect(settled).rejects.toBeInstanceOf(StoneNotSaved);
    await designer.savingFailed(error);
    await halted;
  });

  test('a stone that can only be read is as it is', async () => {
    const designer = await opened(READ_ONLY_STONE);
    await settle(designer.actor, signal);
    expect(designer.savings).toEqual([]);
  });
});
