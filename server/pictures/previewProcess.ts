import { answerPictureTasks } from './answerPictureTasks';
import { redrawnPreview } from './redrawnPreview';
import { sharedPicture } from './sharedPicture';
import type { PreviewWork } from './work';

/** Slightly lower than the server's own. */
const PRIORITY = 5;

await answerPictureTasks<PreviewWork>(
  { preview: redrawnPreview, card: ({ preview }) => sharedPicture(preview) },
  PRIORITY,
);
