import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { RECIPES } from '../../catalogue/materials/recipes';

const stemOf = (name: string) => name.slice(0, name.lastIndexOf('-'));
const stems = [...new Set(RECIPES.map(({ name }) => stemOf(name)))];

/** A tile's mean lightness, how far its pixels differ from it, and how far its channels lie apart: 0 to 255. */
async function looks(name: string) {
  const file = new URL(`../../catalogue/tiles/${name}.webp`, import.meta.url);
  const { channels } = await sharp(file.pathname).stats();
  const means = channels.map(({ mean }) => mean);
  const average = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    light: average(means),
    contrast: average(channels.map(({ stdev }) => stdev)),
    hue: Math.max(...means) - Math.min(...means),
  };
}

describe('A rock in its finishes', () => {
  it('is on offer polished, honed and rough, sandstone only where nothing has to shine', () => {
    for (const stem of stems) {
      const finishes = RECIPES.filter(({ name }) => stemOf(name) === stem).map(({ finish }) => finish);
      const all = stem === 'sandstone' ? ['honed', 'rough'] : ['polished', 'honed', 'rough'];
      expect(finishes, stem).toEqual(all);
    }
    expect(stems).toHaveLength(14);
  });

  it.each(stems.filter((stem) => stem !== 'sandstone'))('honed is paler and quieter: %s', async (stem) => {
    const [polished, honed] = await Promise.all([looks(`${stem}-polished`), looks(`${stem}-honed`)]);
    expect(honed.light).toBeGreaterThan(polished.light);
    expect(honed.contrast).toBeLessThan(polished.contrast);
    expect(honed.hue).toBeLessThan(polished.hue + 1);
  });

  it('is grey where it is black when polished', async () => {
    const [polished, honed] = await Promise.all([
      looks('black-granite-polished'),
      looks('black-granite-honed'),
    ]);
    expect(honed.light).toBeGreaterThan(polished.light + 30);
    expect(honed.light).toBeLessThan(100);
  });
});
