import { answerTasks } from '../processes/answerTasks';
import { drawEtching, drawPaper, drawPortrait, findIn, sealDrawn, sealedPartsOf } from './task';
import type { DrawingWork } from './work';

/** Slightly lower than the server's own (see `setpriority`). */
const PRIORITY = 5;

await answerTasks<DrawingWork>(
  {
    findings: findIn,
    paper: drawPaper,
    portrait: drawPortrait,
    etching: drawEtching,
    seal: sealDrawn,
    sealedParts: sealedPartsOf,
  },
  PRIORITY,
);
