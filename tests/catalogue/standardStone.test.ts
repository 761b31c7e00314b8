import { describe, expect, it } from 'vitest';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { COORDS_OF, CUBIC, MOVE } from '../../src/geometry/outline';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import type { Scene, SceneNode } from '../../src/scene/scene';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { characters } from '../../src/stone/spacing';

const { catalogue, standardStone } = await catalogueFromFiles();
const texts = standardStone.Parms.filter((parm) => parm.type === 'text');

async function sceneOf(): Promise<Scene> {
  const fonts = new FontCache(fileBytes, FONTS);
  await fonts.load(texts.map(({ fontFamily }) => fontFamily));
  return buildScene(standardStone, sourcesFrom(catalogue, fonts));
}

type Place = readonly [x: number, y: number];

/** The slab's edge as points a few millimetres apart (its curves are cubics). */
function edge({ slab }: Scene): Place[] {
  const points: Place[] = [];
  const { verbs, coords } = slab.outline;
  let at = 0;
  let from: Place = [0, 0];
  for (const verb of verbs) {
    const step = COORDS_OF[verb] ?? 0;
    if (step === 0) continue;
    const to: Place = [coords[at + step - 2] ?? 0, coords[at + step - 1] ?? 0];
    const [c1, c2]: [Place, Place] =
      verb === CUBIC
        ? [
            [coords[at] ?? 0, coords[at + 1] ?? 0],
            [coords[at + 2] ?? 0, coords[at + 3] ?? 0],
          ]
        : [from, to];
    for (let i = 1; verb !== MOVE && i <= 200; i++) points.push(onCurve(from, c1, c2, to, i / 200));
    at += step;
    from = to;
  }
  return points;
}

function onCurve(a: Place, b: Place, c: Place, d: Place, t: number): Place {
  const s = 1 - t;
  const mix = (i: 0 | 1) => a[i] * s ** 3 + 3 * b[i] * s * s * t + 3 * c[i] * s * t * t + d[i] * t ** 3;
  return [mix(0), mix(1)];
}

function corners({ box, place }: SceneNode): Place[] {
  const { left, top, right, bottom } = box;
  return (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(([x, y]): Place => [place.x + x * place.scale, place.y + y * place.scale]);
}

/** Whether a point lies inside the closed line through the points (a ray to the right crosses it oddly often). */
function inside([x, y]: Place, line: readonly Place[]): boolean {
  const crossings = line.filter((a, i) => {
    const b = line[(i + 1) % line.length] ?? a;
    return a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
  });
  return crossings.length % 2 === 1;
}

describe('the standard stone', () => {
  it('is stone type 15 in its first variant, type coffin, on background 10', () => {
    const first = catalogue.stoneTypes.find(({ id }) => id === 15)?.Variants[0]?.id;
    expect(standardStone).toMatchObject({
      type: 'coffin',
      StoneTypeId: 15,
      StoneTypeVariantId: first,
      BackgroundId: 10,
    });
  });

  it('carries three text lines, name, born and died, and the sandblown vignet 552 at scale 0.3', () => {
    expect(standardStone.Parms.map(({ type }) => type)).toEqual(['text', 'text', 'text', 'sandblownVignet']);
    expect(texts.map(({ subText }) => subText[0])).toEqual(['F', '*', '†']);
    expect(standardStone.Parms[3]).toMatchObject({ vignetId: 552, scale: 0.3 });
  });

  it('has a spacing of zero for every character', () => {
    for (const { subText, subTextSpacing } of texts) {
      expect(subTextSpacing.split(',')).toEqual(characters(subText).map(() => '0'));
    }
  });

  it('is built without a warning: fonts, ornament and material are all there', async () => {
    expect((await sceneOf()).warnings).toEqual([]);
  });

  it('stands on the centre line of the stone, every element at least 20 mm inside its edge', async () => {
    const scene = await sceneOf();
    const line = edge(scene);
    expect(scene.nodes).toHaveLength(4);
    for (const node of scene.nodes) {
      expect(node.place.x).toBe(scene.width / 2);
      for (const corner of corners(node)) {
        expect(inside(corner, line)).toBe(true);
        const nearest = Math.min(...line.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1])));
        expect(nearest).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('keeps its elements clear of one another', async () => {
    const { nodes } = await sceneOf();
    const spans = nodes.map((node) => ({
      top:
        node.kind === 'lettering'
          ? node.place.y - node.line.capHeight
          : node.place.y + node.box.top * node.place.scale,
      bottom: node.place.y + node.box.bottom * node.place.scale,
    }));
    for (const [i, { bottom }] of spans.slice(0, -1).entries()) {
      expect((spans[i + 1]?.top ?? Number.NaN) - bottom).toBeGreaterThan(8);
    }
  });
});
