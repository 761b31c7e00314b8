import { answerTasks } from '../processes/answerTasks';
import { drawPaper, findIn } from './task';
import type { DrawingWork } from './work';

/** A little behind the server itself (see `setpriority`). */
const PRIORITY = 5;

await answerTasks<DrawingWork>({ findings: findIn, paper: drawPaper }, PRIORITY);
