import sharp from 'sharp';
import { answerTasks, type Workers } from '../processes/answerTasks';
import type { Work } from '../processes/messages';

/**
 * Answers picture tasks in a separate process. Sharp uses one processor there, since the others are the server's, and
 * caches nothing, so that memory is freed.
 */
export function answerPictureTasks<Kinds extends Work>(workers: Workers<Kinds>): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  return answerTasks(workers);
}
