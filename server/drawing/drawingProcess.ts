import { answerTasks } from '../processes/answerTasks';
import { drawPaper, drawPortrait, findIn } from './task';
import type { DrawingWork } from './work';

/** Slightly lower than the server's own (see `setpriority`). */
const PRIORITY = 5;

await answerTasks<DrawingWork>({ findings: findIn, paper: drawPaper, portrait: drawPortrait }, PRIORITY);
