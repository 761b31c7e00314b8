import type { Scene } from '../../scene/scene';
import type { Pixels } from '../canvaskit/offerGround';
import type { Painter } from '../canvaskit/painter';
import { unpremultiplied } from '../canvaskit/pixels';
import type { OfferReliefs, ReliefPicture } from '../pdf/offer/drawRelief';
import type { BakedRelief } from '../relief/bakeRelief';
import { type CarvedNode, carvedShapes, isCarved } from '../relief/carvedShapes';
import { WORKSHOP } from '../relief/light';
import { type AskedRelief, reliefFor } from '../relief/orders';
import { materialOf } from '../relief/surfaces';
import { bakeReliefs } from './reliefBakers';
import type { FileSupplies } from './supplies';

/** What is asked for, each once, and the node that asks first. */
function askedOf({ nodes }: Scene, pxPerMm: number): Map<string, readonly [AskedRelief, CarvedNode]> {
  const asked = new Map<string, readonly [AskedRelief, CarvedNode]>();
  for (const node of nodes.filter(isCarved)) {
    for (const shape of carvedShapes(node)) {
      const one = reliefFor(shape, node.place, node.cut, node.colour, pxPerMm, WORKSHOP);
      if (!asked.has(one.key)) asked.set(one.key, [one, node]);
    }
  }
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

/**
 * Bakes the relief of everything that is carved and not reserved: no more are held as pixels than are baked at a time.
 * The shadows of what is mounted stay with the painter, which paints them on the stone.
 *
 * @param pxPerMm what they are baked for, in pixels a mm of the stone.
 */
export async function offerReliefs(
  scene: Scene,
  painter: Painter,
  { encode, bakers }: Pick<FileSupplies, 'encode' | 'bakers'>,
  pxPerMm: number,
): Promise<OfferReliefs> {
  const all = askedOf(scene, pxPerMm);
  const pictures = new Map<string, ReliefPicture>();
  await bakeReliefs(
    [...all.values()].map(([asked]) => asked),
    bakers,
    async (baked, asked) => {
      const node = all.get(asked.key)?.[1];
      if (node?.cut === 'mounted') painter.reliefs.keep(asked, shadowOf(baked));
      if (!baked || !node) return;
      const isOpaque = materialOf(node.colour).tones.every(([, , , alpha]) => alpha === 1);
      const file = await encode(pixelsOf(baked), { type: isOpaque ? 'image/jpeg' : 'image/png' });
      const { grid } = baked;
      pictures.set(asked.key, { file, type: isOpaque ? 'JPEG' : 'PNG', grid, measure: asked.measure });
    },
  );
  return { pxPerMm, pictures };
}
