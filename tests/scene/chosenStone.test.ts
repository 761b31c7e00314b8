import { expect, test } from 'vitest';
import { buildScene } from '../../src/scene/buildScene';
import { checkScene } from '../../src/scene/checks/checkScene';
import { catalogue, chosen, inMaterial, sources, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

const SOLD = catalogue.stoneTypes.map((type) => [type.Name, type] as const);

test.each(SOLD)('The sample lines fit “%s”, whatever it is made of', (_name, { id, Variants }) => {
  for (const material of Variants) {
    const set = inMaterial(chosen(standardStone, id), material.id);
    expect(checkScene(buildScene(set, sources), strokes), material.Name).toEqual([]);
  }
});
