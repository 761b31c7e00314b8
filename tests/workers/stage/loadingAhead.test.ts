import { expect, test } from 'vitest';
import { loadingAhead } from '../../../workers/stage/loadingAhead';

function counted() {
  const asked: string[] = [];
  const ahead = loadingAhead(async (name: string) => {
    asked.push(name);
    if (name === 'broken' && asked.length === 1) throw new Error('no network');
    return `${name} ${asked.length}`;
  });
  return { asked, ahead };
}

test('what was begun is given to the first who takes it, and loaded again for the next', async () => {
  const { asked, ahead } = counted();
  ahead.begin('granite');
  ahead.begin('granite');
  expect(await ahead.take('granite')).toBe('granite 1');
  expect(asked).toEqual(['granite']);
  expect(await ahead.take('granite')).toBe('granite 2');
});

test('what was not begun, or failed meanwhile, is loaded when it is taken', async () => {
  const { asked, ahead } = counted();
  ahead.begin('broken');
  expect(await ahead.take('broken')).toBe('broken 2');
  expect(await ahead.take('marble')).toBe('marble 3');
  expect(asked).toEqual(['broken', 'broken', 'marble']);
});
