import { join } from 'node:path';
import { sceneChecks } from '../../drawing/checks';
import { keptPicture } from '../../drawing/keptPicture';
import { readSettings } from '../../environment';
import { papersByPart } from '../../jobs/masonPapers';
import type { OrderSource } from '../../jobs/workshop/orderSource';
import { ownOrders } from '../../jobs/workshop/ownOrders';
import { makeSureOfSeals } from '../../orders/makeSureOfSeals';
import { importedTiles } from '../../pictures/importedTiles';
import { openPictures } from '../../pictures/pictureStore';
import { openPools } from '../../pools';
import { projectRoot } from '../../system/projectRoot';
import type { OpenStore } from '../withStore';

const failed = (error: unknown) => console.error(String(error));

/** Works with a stonemason's orders in an open store; papers are drawn in processes of this command's own. */
export async function ordersHere(
  { database, fileStores }: OpenStore,
  stonemasonId: number,
  work: (source: OrderSource) => Promise<void>,
): Promise<void> {
  const files = await fileStores();
  const settings = readSettings(process.env);
  const pools = openPools();
  try {
    const read = keptPicture(openPictures(files.pictures));
    const catalogue = join(projectRoot(), 'catalogue');
    const tiles = importedTiles(files.tiles, failed);
    const handingOut = {
      database,
      checks: sceneChecks(database, pools.letterWork, read, failed),
      makeSureOfSeals: makeSureOfSeals(
        { database, work: pools.letterWork, read, catalogueFolder: catalogue, imported: files.tiles.read },
        failed,
      ),
      papers: papersByPart(database, pools.letterWork, read, catalogue, tiles),
      publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
    };
    await work(ownOrders(handingOut, stonemasonId));
  } finally {
    await pools.close();
  }
}
