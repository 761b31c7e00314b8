import { answerPictureTasks } from './answerPictureTasks';
import { redrawnPreview } from './redrawnPreview';
import { sharedPicture } from './sharedPicture';
import type { PreviewWork } from './work';

await answerPictureTasks<PreviewWork>({
  preview: redrawnPreview,
  card: ({ preview }) => sharedPicture(preview),
});
