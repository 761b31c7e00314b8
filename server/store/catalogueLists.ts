import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { StartFailure } from '../system/startFailure';
import type { CatalogueLists } from './loadCatalogue';

/**
 * The catalogue's files as the lists that the database stores (docs/decisions.md section 8).
 *
 * @param folder catalogue/
 * @throws StartFailure naming the file and its error.
 */
export async function catalogueLists(folder: string): Promise<CatalogueLists> {
  const read = await catalogueFromFiles(folder).catch((error: unknown) => {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  });
  const { stoneTypes, vignets, attachments, backgrounds, churchyards, stonemasons, prices } = read.catalogue;
  const standardStone = [{ id: 1, ...read.standardStone }];
  return {
    stoneType: stoneTypes,
    vignet: vignets,
    attachment: attachments,
    background: backgrounds,
    standardStone,
    churchyard: churchyards,
    stonemason: stonemasons,
    prices,
  };
}
