import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drawingThread } from '../../../server/drawing/drawingThread';
import type { Drawable } from '../../../server/drawing/task';
import { projectRoot } from '../../../server/projectRoot';
import { catalogueLists } from '../../../server/store/catalogueLists';
import { background } from '../../../src/stone/catalogue/background';
import { stoneType } from '../../../src/stone/catalogue/stoneType';
import { vignet } from '../../../src/stone/catalogue/vignet';
import { design } from '../../../src/stone/stone';

const FOLDER = join(projectRoot(), 'catalogue');
const thread = drawingThread();
afterAll(() => thread.close());

test('A mason’s papers wait their turn however many stones are being checked: no letter goes without them', async () => {
  const written = JSON.parse(await readFile(join(FOLDER, 'standard-stone.json'), 'utf8'));
  const lists = await catalogueLists(FOLDER);
  const stone = {
    design: design.parse(written),
    catalogue: {
      stoneTypes: lists.stoneType.map((each) => stoneType.parse(each)),
      vignets: lists.vignet.map((each) => vignet.parse(each)),
      backgrounds: lists.background.map((each) => background.parse(each)),
      attachments: [],
    },
    pictures: new Map<string, Uint8Array>(),
  } satisfies Drawable;
  const checks = Array.from({ length: 60 }, () => thread.draw({ kind: 'warnings', ...stone }));
  const paper = thread.draw({
    kind: 'sheet',
    locale: 'da',
    stoneId: 1,
    agreement: { title: 'Aftalt', sections: [] },
    catalogueFolder: FOLDER,
    ...stone,
  });
  const told = await Promise.allSettled(checks);
  // Checks are hints: beyond a queue's length they are left out.
  expect(told.filter(({ status }) => status === 'rejected')).toHaveLength(10);
  const drawn = await paper;
  expect('pdf' in drawn && Buffer.from(drawn.pdf).subarray(0, 5).toString()).toBe('%PDF-');
}, 120_000);
