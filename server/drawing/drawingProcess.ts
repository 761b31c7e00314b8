import { answerTasks } from '../processes/answerTasks';
import { drawPaper, findWarnings } from './task';
import type { DrawingWork } from './work';

/** A little behind the server itself (see `setpriority`). */
const PRIORITY = 5;

await answerTasks<DrawingWork>({ warnings: findWarnings, paper: drawPaper }, PRIORITY);
