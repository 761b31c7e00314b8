import { answerPictureTasks } from './answerPictureTasks';
import { prepareStoneType, prepareVignet } from './prepareUpload';
import type { UploadWork } from './work';

/** Lower than everything that other users wait for. */
const PRIORITY = 10;

await answerPictureTasks<UploadWork>(
  {
    stoneType: ({ upload, keepBackground, strokes }) => prepareStoneType(upload, keepBackground, strokes),
    vignet: ({ upload }) => prepareVignet(upload),
  },
  PRIORITY,
);
