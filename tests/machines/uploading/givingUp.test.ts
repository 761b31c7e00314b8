import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { beginAddition, isBegunAddition } from '../../../src/api/begunAddition';
import { giveUp } from '../../../src/machines/uploading/effects';
import { opened } from '../designer/opened';
import { NEW_STONE, SAVED_STONE, typing } from '../designer/samples';
import { TabStorage } from '../tabStorage';

const deleted: string[] = [];

beforeEach(() => {
  deleted.length = 0;
  vi.stubGlobal('sessionStorage', new TabStorage());
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('document', { documentElement: { lang: 'da' } });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method === 'DELETE') deleted.push(path);
    return Response.json({ id: 7 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a stone is deleted when the upload that was opened on it is given up. */
async function isDeleted(loaded = SAVED_STONE, edit?: ReturnType<typeof typing>): Promise<boolean> {
  const { actor } = await opened(loaded);
  if (edit) actor.send({ type: 'edit', edit });
  const said = await toPromise(createActor(giveUp, { input: actor }).start());
  actor.stop();
  expect(deleted).toHaveLength(said ? 1 : 0);
  return said;
}

describe('A stone whose upload is given up', () => {
  test('is deleted where it was created in this tab for the photograph, and only once', async () => {
    beginAddition({ id: 7, version: 3 });
    expect(await isDeleted()).toBe(true);
    expect(deleted[0]).toContain('/7');
    expect(isBegunAddition({ id: 7, version: 3 })).toBe(false);
  });

  test('stays where it was not, where it is another one, or where it was saved since', async () => {
    expect(await isDeleted()).toBe(false);
    beginAddition({ id: 8, version: 3 });
    expect(await isDeleted()).toBe(false);
    beginAddition({ id: 7, version: 2 });
    expect(await isDeleted()).toBe(false);
    expect(await isDeleted(NEW_STONE)).toBe(false);
  });

  test('stays where something was written on it since', async () => {
    beginAddition({ id: 7, version: 3 });
    expect(await isDeleted(SAVED_STONE, typing('Ib'))).toBe(false);
    expect(isBegunAddition({ id: 7, version: 3 })).toBe(true);
  });
});
