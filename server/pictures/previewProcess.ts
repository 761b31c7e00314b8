import { answerPictureTasks } from './answerPictureTasks';
import { redrawnPreview } from './redrawnPreview';
import { sharedPicture } from './sharedPicture';
import type { PreviewWork } from './work';

/** A little behind the server itself. */
const PRIORITY = 5;

await answerPictureTasks<PreviewWork>(
  { preview: redrawnPreview, card: ({ preview }) => sharedPicture(preview) },
  PRIORITY,
);
