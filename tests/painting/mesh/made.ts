import { readDesign } from '../../../server/commands/readDesign';
import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pictureInAddress, sceneOf } from '../../../server/drawing/scenes';
import { weld } from '../../../src/painting/canvaskit/weld';
import type { FormatName, OrderOf } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { meshOf } from '../../../src/painting/mesh/meshOf';
import type { Part } from '../../../src/painting/mesh/part';
import { soundWeld } from '../../../src/painting/sheet/soundWeld';
import type { Scene } from '../../../src/scene/scene';
import { namesIn } from '../../../src/scene/sourcesFrom';
import type { Design } from '../../../src/stone/stone';
import { catalogue } from '../../scene/drawnStone';

const supplies = await fileSupplies('da', tilesIn('catalogue'));

/** The stones that are shipped as examples. */
export const EXAMPLES = [
  'catalogue/standard-stone.json',
  'examples/bronze.json',
  'examples/urn-slab.json',
  // Much like the others, and so only where time is no matter.
  ...(process.env.MESH_DESIGNS === undefined
    ? []
    : ['examples/addition.json', 'examples/double.json', 'examples/single.json']),
];

/** The design of a file. */
export const designIn = async (file: string): Promise<Design> => (await readDesign(file)).design;

/** The scene of a design, as the command line has it. */
export const sceneFor = (design: Design): Promise<Scene> => sceneOf({ design, catalogue }, pictureInAddress);

/** The bodies of a scene. */
export const bodiesOf = (scene: Scene): Part[] =>
  meshOf(
    scene,
    soundWeld((outline) => weld(supplies.kit, outline)),
  );

/** A file of a design, as bytes. */
export async function bytesOf<F extends FormatName>(
  order: OrderOf<F>,
  design: Design,
  scene: Scene,
): Promise<Uint8Array> {
  const stone = { scene, design, id: 12, names: namesIn(catalogue), locale: 'da' } as const;
  const content = await makeFile(order, stone, supplies);
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
