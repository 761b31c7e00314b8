import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofreadScene } from '../../server/commands/checkedScene';
import { readDesign } from '../../server/commands/readDesign';
import { centreLinesOf } from '../../src/painting/sheet/centreLinesOf';
import { catalogue } from '../scene/drawnStone';

const EXAMPLES = readdirSync('examples').filter((file) => file.endsWith('.json'));

test('there are five example stones: single, double, urn slab, addition and bronze', () => {
  expect(EXAMPLES.sort()).toEqual([
    'addition.json',
    'bronze.json',
    'double.json',
    'single.json',
    'urn-slab.json',
  ]);
});

for (const file of EXAMPLES) {
  test(`a mason would object to nothing on ${file}`, async () => {
    const design = (await readDesign(join('examples', file))).design;
    const scene = await proofreadScene({ design, catalogue });
    expect(scene.warnings).toEqual([]);
    expect(scene.nodes.length).toBeGreaterThan(3);
  });
}

test('the double stone has centre lines, and every name stands on one', async () => {
  const design = (await readDesign('examples/double.json')).design;
  const scene = await proofreadScene({ design, catalogue });
  const lines = centreLinesOf(design, scene.width);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(scene.nodes.filter(({ place }) => place.x === line).length).toBe(3);
});

test('the addition lies on an existing stone, and the bronze stone has nothing blasted', async () => {
  const addition = (await readDesign('examples/addition.json')).design;
  expect(addition.ExistingStone).toBe(true);
  const { nodes } = await proofreadScene({
    design: (await readDesign('examples/bronze.json')).design,
    catalogue,
  });
  for (const node of nodes) expect('cut' in node ? node.cut : 'mounted').toBe('mounted');
});
