import type { Design } from '../src/stone/stone';
import type { Checks } from './drawing/checks';
import type { DrawModel } from './drawing/keptModels';
import type { Sealed } from './drawing/sealScene';
import type { FileStores } from './fileStores/fileStore';
import type { AccessNotes } from './jobs/accessNotes';
import type { PapersByPart } from './jobs/masonPapers';
import type { MakeSureOfSeals } from './orders/makeSureOfSeals';
import type { PictureStore } from './pictures/pictureStore';
import type { PreviewStore } from './pictures/previewStore';
import type { PreviewWork, UploadWork } from './pictures/work';
import type { ProcessPool } from './processes/processPool';
import type { Database } from './store/database';
import type { Disk } from './system/disk';

/** The store's parts. */
export interface Kept {
  readonly database: Database;
  readonly previews: PreviewStore;
  /** Uploaded pictures. */
  readonly pictures: PictureStore;
  /** The stores of files of both, and of an imported catalogue's tiles. */
  readonly fileStores: FileStores;
  /** The folder of letters that are kept as files where there is no mail server. */
  readonly letters: string;
  /** This machine's disk, as far as the store uses it. */
  readonly disk: Disk;
}

/** What the routes use. */
export interface Services extends Kept {
  /** Cuts stones and drawings out of uploaded pictures. */
  readonly uploadWork: ProcessPool<UploadWork>;
  /** Draws previews anew, and links' cards. */
  readonly previewWork: ProcessPool<PreviewWork>;
  /** Finds what a mason would object to. */
  readonly checks: Checks;
  /** Draws the papers of an order for its mason's machine. */
  readonly workshopPapers: PapersByPart;
  /** Makes a stone's bodies for phones that show it in its surroundings. */
  readonly models: DrawModel;
  /** Draws a stone to be approved, and seals it. */
  readonly seal: (design: Design, caller: string) => Promise<Sealed>;
  /** Has the seals of stones held against the catalogue. */
  readonly makeSureOfSeals: MakeSureOfSeals;
  /** Records who read and changed stones and cases. */
  readonly accesses: AccessNotes;
  /** To be told that a letter waits in the outbox. */
  readonly post: { waiting(): void };
}
