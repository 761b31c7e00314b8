/**
 * Prints how long it takes to light what is carved into a stone of twelve lines (`bench/mixed`) for the first time, and again in
 * the light of every other place:
 *
 *     npx tsx bench/relighting/run.ts
 *
 * On one processor, by what the workers that bake run, at the resolution of a common screen and of a sharp one.
 */
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { carvedShapes, isCarved } from '../../src/painting/relief/carvedShapes';
import { type Sunlight, WORKSHOP } from '../../src/painting/relief/light';
import { reliefFor } from '../../src/painting/relief/orders';
import type { ReliefOrder } from '../../src/painting/relief/reliefOrder';
import { sunlightOf } from '../../src/painting/relief/sunlight';
import { buildScene } from '../../src/scene/buildScene';
import type { Scene } from '../../src/scene/scene';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { design } from '../../src/stone/stone';
import { Relighting } from '../../workers/reliefs/relighting';
import { median } from '../median';
import { mixedStone } from '../mixed/mixedDesign';

const LINES = 12;
const RESOLUTIONS = [1, 2];

/** Rounds before those that count, so that the code is compiled. */
const WARM = 2;

const { catalogue } = await catalogueFromFiles();
const fonts = new FontCache(fileBytes, FONTS);
const given = design.parse((await mixedStone(LINES)).design);
await fonts.load(FONTS.map(({ family }) => family));
const scene = buildScene(given, sourcesFrom(catalogue, fonts));
const lights = [WORKSHOP, ...catalogue.backgrounds.map((background) => sunlightOf(background))];

function ordersOf({ nodes }: Scene, pxPerMm: number, light: Sunlight): readonly ReliefOrder[] {
  const orders = new Map<string, ReliefOrder>();
  for (const node of nodes.filter(isCarved)) {
    for (const shape of carvedShapes(node)) {
      const asked = reliefFor(shape, node.place, node.cut, node.colour, pxPerMm, light);
      orders.set(asked.key, asked.order());
    }
  }
  return [...orders.values()];
}

function msOf(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const rows = RESOLUTIONS.map((pxPerMm) => {
  const orders = lights.map((light) => ordersOf(scene, pxPerMm, light));
  const rounds = Array.from({ length: WARM + 1 }, () => {
    const reliefs = new Relighting();
    return orders.map((all) => msOf(() => all.forEach((order) => void reliefs.bake(order))));
  });
  const [first = Number.NaN, ...again] = rounds.at(-1) ?? [];
  const count = orders[0]?.length ?? 0;
  return `| ${pxPerMm} | ${count} | ${first.toFixed(0)} | ${median(again).toFixed(0)} | ${Math.max(...again).toFixed(0)} |`;
});
process.stdout.write(
  [
    '| pixels a mm | shapes | first, ms | again in another light, median, ms | longest, ms |',
    '| ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n'),
);
