import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../server/system/projectRoot';
import { LOCALES } from '../../src/stone/catalogue/naming';

const read = (path: string) => readFileSync(join(projectRoot(), path), 'utf8');

test.each(LOCALES)(
  'before the program has come, the page says in %s what the program says of a stone',
  (locale) => {
    const words = new RegExp(`<p lang="${locale}">([^<]*)</p>`).exec(read('index.html'))?.[1];
    const { loading } = JSON.parse(read(`locales/${locale}/designer.json`)) as { loading: string };
    expect(words).toBe(loading);
  },
);
