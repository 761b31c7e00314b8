import type { Checks } from './drawing/checks';
import type { FileStores } from './fileStores/fileStore';
import type { AccessNotes } from './jobs/accessNotes';
import type { PictureStore } from './pictures/pictureStore';
import type { PreviewStore } from './pictures/previewStore';
import type { PreviewWork, UploadWork } from './pictures/work';
import type { ProcessPool } from './processes/processPool';
import type { Database } from './store/database';
import type { Disk } from './system/disk';

/** What is kept. */
export interface Kept {
  readonly database: Database;
  readonly previews: PreviewStore;
  /** Uploaded pictures. */
  readonly pictures: PictureStore;
  /** Where both of them lie, and an imported catalogue's tiles. */
  readonly fileStores: FileStores;
  /** What of it lies on this machine's disk. */
  readonly disk: Disk;
}

/** What the routes work with. */
export interface Services extends Kept {
  /** Cuts stones and drawings out of uploaded pictures. */
  readonly uploadWork: ProcessPool<UploadWork>;
  /** Draws previews anew, and links' cards. */
  readonly previewWork: ProcessPool<PreviewWork>;
  /** Finds what a mason would object to. */
  readonly checks: Checks;
  /** Keeps who read and changed stones and cases. */
  readonly accesses: AccessNotes;
  /** Is told that a letter waits in the outbox. */
  readonly post: { waiting(): void };
}
