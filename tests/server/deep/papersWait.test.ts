import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Drawable } from '../../../server/drawing/task';
import { openPools } from '../../../server/pools';
import { catalogueLists } from '../../../server/store/catalogueLists';
import { projectRoot } from '../../../server/system/projectRoot';
import { background } from '../../../src/stone/catalogue/background';
import { stoneType } from '../../../src/stone/catalogue/stoneType';
import { vignet } from '../../../src/stone/catalogue/vignet';
import { design } from '../../../src/stone/stone';
import { bundledServer } from '../bundle';

const FOLDER = join(projectRoot(), 'catalogue');
const pools = openPools(bundledServer());
afterAll(() => pools.close());

test('A mason’s papers wait for no check, however many stones are being checked', async () => {
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
  const limits = { wallMs: 60_000, processorMs: 60_000 };
  let checked = 0;
  const checks = Array.from({ length: 60 }, (_, index) =>
    pools.checkWork
      .run('findings', () => stone, { caller: `address ${index % 3}`, ...limits })
      .finally(() => {
        checked += 1;
      })
      .catch((error: unknown) => String(error)),
  );
  const paper = pools.letterWork.run(
    'paper',
    () => ({
      order: { format: 'pdf' },
      locale: 'da',
      stoneId: 1,
      agreement: { title: 'Aftalt', sections: [] },
      catalogueFolder: FOLDER,
      ...stone,
    }),
    { caller: 'post', ...limits },
  );
  const drawn = await paper;
  expect(
    Buffer.from(drawn ?? Buffer.of())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(checked).toBeLessThan(60);
  // Checks are hints: beyond the queue's length they are left out.
  const refused = (await Promise.all(checks)).filter((each) => String(each).startsWith('NoTurn'));
  expect(refused).toHaveLength(9);
}, 120_000);
