import type { Checks } from './drawing/checks';
import type { BackgroundThread } from './pictures/background/backgroundThread';
import type { PictureStore } from './pictures/pictureStore';
import type { PreviewStore } from './pictures/previewStore';
import type { Shelves } from './shelves/shelf';
import type { Database } from './store/database';

/** What is kept. */
export interface Kept {
  readonly database: Database;
  readonly previews: PreviewStore;
  /** Uploaded pictures. */
  readonly pictures: PictureStore;
  /** Where both of them lie, and an imported catalogue's tiles. */
  readonly shelves: Shelves;
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
