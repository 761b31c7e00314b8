import sharp from 'sharp';
import { answerTasks } from '../processes/answerTasks';
import { redrawnPreview } from './redrawnPreview';
import { sharedPicture } from './sharedPicture';
import type { PreviewWork } from './work';

/** A little behind the server itself (see `setpriority`). */
const PRIORITY = 5;

// The other processors are the server's, and memory goes back.
sharp.concurrency(1);
sharp.cache(false);

await answerTasks<PreviewWork>(
  { preview: redrawnPreview, card: ({ preview }) => sharedPicture(preview) },
  PRIORITY,
);
