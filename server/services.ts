import type { PreviewFolder } from './pictures/previewFolder';
import type { Database } from './store/database';

/** What the routes work with. */
export interface Services {
  readonly database: Database;
  readonly previews: PreviewFolder;
}
