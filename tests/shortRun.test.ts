import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG_FILES, SHORT_WALKS } from './shortRun';

test('What the short run leaves out, and the walks it takes, are all there', () => {
  expect([...LONG_FILES, ...SHORT_WALKS].filter((file) => !existsSync(file))).toEqual([]);
});
