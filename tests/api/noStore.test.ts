import { expect, test } from 'vitest';
import { findDrafts, openDrafts } from '../../src/api/drafts';

test('a browser that has no store of its own keeps no drafts, and nothing fails by it', async () => {
  expect(globalThis).not.toHaveProperty('indexedDB');
  await expect(openDrafts()).resolves.toBeUndefined();
  expect(await findDrafts(undefined)).toEqual([]);
});
