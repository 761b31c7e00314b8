import { answerPictureTasks } from './answerPictureTasks';
import { preparePhotograph } from './preparePhotograph';
import { prepareStoneType, prepareVignet } from './prepareUpload';
import type { UploadWork } from './work';

/** Lower than everything that other users wait for. */
const PRIORITY = 10;

await answerPictureTasks<UploadWork>(
  {
    stoneType: ({ upload, keepBackground, strokes }) => prepareStoneType(upload, keepBackground, strokes),
    photograph: ({ upload }) => preparePhotograph(upload),
    vignet: ({ upload, tracing }) => prepareVignet(upload, tracing),
  },
  PRIORITY,
);
