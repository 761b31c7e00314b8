import sharp from 'sharp';
import { answerTasks } from '../processes/answerTasks';
import { prepareStoneType, prepareVignet } from './prepareUpload';
import type { UploadWork } from './work';

/** Behind everything that somebody waits for who did not upload a picture (see `setpriority`). */
const PRIORITY = 10;

// The other processors are the server's, and memory goes back.
sharp.concurrency(1);
sharp.cache(false);

await answerTasks<UploadWork>(
  {
    stoneType: ({ upload, keepBackground }) => prepareStoneType(upload, keepBackground),
    vignet: ({ upload }) => prepareVignet(upload),
  },
  PRIORITY,
);
