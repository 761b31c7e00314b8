import { answerPictureTasks } from './answerPictureTasks';
import { prepareStoneType, prepareVignet } from './prepareUpload';
import type { UploadWork } from './work';

/** Behind everything that somebody waits for who did not upload a picture. */
const PRIORITY = 10;

await answerPictureTasks<UploadWork>(
  {
    stoneType: ({ upload, keepBackground }) => prepareStoneType(upload, keepBackground),
    vignet: ({ upload }) => prepareVignet(upload),
  },
  PRIORITY,
);
