import type { App } from '../http/app';
import type { Services } from '../services';
import { attachments } from './catalogue/attachments';
import { backgrounds } from './catalogue/backgrounds';
import { fonts } from './catalogue/fonts';
import { stoneTypes } from './catalogue/stoneTypes';
import { vignets } from './catalogue/vignets';
import { health } from './health';
import { prepareByType } from './prepare/byType';
import { prepareStandard } from './prepare/standard';
import { login } from './session/login';
import { logout } from './session/logout';
import { copyStone } from './stone/copy';
import { createStone } from './stone/create';
import { deleteStone } from './stone/delete';
import { stonePreview } from './stone/preview';
import { readStone } from './stone/read';
import { updateStone } from './stone/update';

/** Every call of the server (specification section 7), one file each. */
export const ROUTES: readonly ((app: App, services: Services) => void)[] = [
  health,
  login,
  logout,
  stoneTypes,
  vignets,
  attachments,
  backgrounds,
  fonts,
  prepareStandard,
  prepareByType,
  createStone,
  readStone,
  updateStone,
  deleteStone,
  copyStone,
  stonePreview,
];
