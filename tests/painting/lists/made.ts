import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import type { FileOrder } from '../../../src/painting/files/formats';
import { makeFile } from '../../../src/painting/files/makeFile';
import { buildScene } from '../../../src/scene/buildScene';
import { namesIn } from '../../../src/scene/sourcesFrom';
import type { Locale } from '../../../src/stone/catalogue/naming';
import type { Design } from '../../../src/stone/stone';
import { catalogue, sources } from '../../scene/drawnStone';

/** The bytes of a stone's file, as they are written. */
export async function bytesOf(design: Design, order: FileOrder, locale: Locale = 'da'): Promise<Uint8Array> {
  const stone = { scene: buildScene(design, sources), design, id: 12, names: namesIn(catalogue), locale };
  const supplies = { ...(await fileSupplies(locale, tilesIn('catalogue'))), date: new Date('2026-11-03') };
  const content = await makeFile(order, stone, supplies);
  return typeof content === 'string' ? Buffer.from(content) : content;
}
