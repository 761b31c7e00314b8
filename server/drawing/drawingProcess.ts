import { answerTasks } from '../processes/answerTasks';
import { drawEtching, drawPaper, drawPortrait, findIn, sealDrawn, sealedPartsOf } from './task';
import type { DrawingWork } from './work';

await answerTasks<DrawingWork>({
  findings: findIn,
  paper: drawPaper,
  portrait: drawPortrait,
  etching: drawEtching,
  seal: sealDrawn,
  sealedParts: sealedPartsOf,
});
