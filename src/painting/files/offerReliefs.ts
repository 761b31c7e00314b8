import type { Scene, SceneNode } from '../../scene/scene';
import type { OfferResolutions, Pixels } from '../canvaskit/offerGround';
import type { Painter } from '../canvaskit/painter';
import { missingReliefs } from '../canvaskit/paintScene';
import { unpremultiplied } from '../canvaskit/pixels';
import type { OfferReliefs, ReliefPicture } from '../pdf/offer/drawRelief';
import type { BakedRelief } from '../relief/bakeRelief';
import { carvedShapes, isCarved } from '../relief/carvedShapes';
import { WORKSHOP } from '../relief/light';
import { type AskedRelief, reliefFor } from '../relief/orders';
import { materialOf } from '../relief/surfaces';
import type { FileSupplies } from './supplies';
import { type ComingReliefs, comingReliefs } from './whileBaking';

/** What each element asks for: what is carved for its picture on the page, things for the picture of the stone. */
function askedBy(
  { nodes }: Scene,
  painter: Painter,
  pxPerMm: OfferResolutions,
): ReadonlyMap<SceneNode, readonly AskedRelief[]> {
  const askedOf = (node: SceneNode): readonly AskedRelief[] =>
    isCarved(node)
      ? carvedShapes(node).map((shape) =>
          reliefFor(shape, node.place, node.cut, node.colour, pxPerMm.reliefs, WORKSHOP),
        )
      : missingReliefs({ nodes: [node] }, painter, pxPerMm.stone);
  const asked = new Map(nodes.map((node) => [node, askedOf(node)]));
  painter.reliefs.dropWaiting();
  return asked;
}

/** The picture of a relief as it goes into a file. */
function pixelsOf({ grid, pixels }: BakedRelief): Pixels {
  const { width, height } = grid;
  return { width, height, pixels: unpremultiplied(Uint8ClampedArray.from(pixels)) };
}

/** Of a relief its shadow alone, so that a painter holds no more than it will paint. */
function shadowOf(baked: BakedRelief | undefined): BakedRelief | undefined {
  return baked && { ...baked, grid: { ...baked.grid, width: 1, height: 1 }, pixels: new Uint8Array(4) };
}

/** The reliefs of an offer that are baked while the stone beneath them is painted. */
interface ComingOfferReliefs extends ComingReliefs {
  /** The reliefs of everything that is carved, once all are there. */
  done(): Promise<OfferReliefs>;
}

/**
 * Begins to bake the relief of everything that is carved and not reserved: no more are held as pixels than are baked at a time.
 * The shadows of what is mounted stay with the painter, which paints them on the stone, and so do the reliefs of things.
 */
export function beginOfferReliefs(
  scene: Scene,
  painter: Painter,
  { encode, bakers }: Pick<FileSupplies, 'encode' | 'bakers'>,
  pxPerMm: OfferResolutions,
): ComingOfferReliefs {
  const asked = askedBy(scene, painter, pxPerMm);
  const first = new Map<string, SceneNode>();
  for (const [node, all] of asked) for (const { key } of all) if (!first.has(key)) first.set(key, node);
  const pictures = new Map<string, ReliefPicture>();
  const coming = comingReliefs(asked, bakers, async (baked, one) => {
    const node = first.get(one.key);
    if (!node || !isCarved(node)) {
      painter.reliefs.keep(one, baked);
      return;
    }
    if (node.cut === 'mounted') painter.reliefs.keep(one, shadowOf(baked));
    if (!baked) return;
    const isOpaque = materialOf(node.colour).tones.every(([, , , alpha]) => alpha === 1);
    const file = await encode(pixelsOf(baked), { type: isOpaque ? 'image/jpeg' : 'image/png' });
    const { grid } = baked;
    pictures.set(one.key, { file, type: isOpaque ? 'JPEG' : 'PNG', grid, measure: one.measure });
  });
  return {
    ...coming,
    async done() {
      await coming.all;
      return { pxPerMm: pxPerMm.reliefs, pictures };
    },
  };
}
