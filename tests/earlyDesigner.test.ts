import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../server/system/projectRoot';
import { STONE } from '../src/earlyDesigner';

test('the page has the designer’s code fetched on just the addresses that open the stage early', () => {
  const page = readFileSync(join(projectRoot(), 'index.html'), 'utf8');
  expect(page).toContain(`/${STONE.source}/.test(location.pathname)`);
});
