import sharp from 'sharp';
import { answerTasks, type Workers } from '../processes/answerTasks';
import type { Work } from '../processes/messages';

/**
 * Answers tasks about pictures in a process of their own. Sharp takes one processor there, since the others are the server's,
 * and keeps nothing, so that memory goes back.
 *
 * @param priority how far behind the server's own process it stands (see `setpriority`).
 */
export function answerPictureTasks<Kinds extends Work>(
  workers: Workers<Kinds>,
  priority: number,
): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  return answerTasks(workers, priority);
}
