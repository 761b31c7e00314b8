import { join } from 'node:path';
import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { projectRoot } from '../../server/system/projectRoot';

/** The folder of the project's own catalogue, where its tiles lie. */
export const CATALOGUE_FOLDER = join(projectRoot(), 'catalogue');

/** The project's own catalogue and standard stone. */
export const { catalogue, standardStone } = await catalogueFromFiles(CATALOGUE_FOLDER);
