import type { Checks } from './drawing/checks';
import type { BackgroundThread } from './pictures/background/backgroundThread';
import type { PictureFolder } from './pictures/pictureFolder';
import type { PreviewFolder } from './pictures/previewFolder';
import type { Database } from './store/database';

/** What is kept. */
export interface Kept {
  readonly database: Database;
  readonly previews: PreviewFolder;
  /** Uploaded pictures. */
  readonly pictures: PictureFolder;
}

/** What the routes work with. */
export interface Services extends Kept {
  /** Removes the background of uploaded pictures. */
  readonly backgrounds: BackgroundThread;
  /** Finds what a mason would object to. */
  readonly checks: Checks;
  /** Is told that a letter waits in the outbox. */
  readonly post: { waiting(): void };
}
