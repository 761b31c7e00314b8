import { answerPictureTasks } from './answerPictureTasks';
import { preparePhotograph } from './preparePhotograph';
import { prepareStoneType, prepareVignet } from './prepareUpload';
import { redrawnPreview } from './redrawnPreview';
import { sharedPicture } from './sharedPicture';
import type { PictureWork } from './work';

await answerPictureTasks<PictureWork>({
  stoneType: ({ upload, keepBackground, strokes }) => prepareStoneType(upload, keepBackground, strokes),
  photograph: ({ upload }) => preparePhotograph(upload),
  vignet: ({ upload, tracing }) => prepareVignet(upload, tracing),
  preview: redrawnPreview,
  card: ({ preview }) => sharedPicture(preview),
});
