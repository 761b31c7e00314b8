import { loadNodeKit } from '../../server/commands/nodeKit';
import { StrokeShelf } from '../../src/painting/canvaskit/strokeShelf';

/** Strokes measured as the designer and the command line measure them: on outlines welded by Skia. */
export const strokes = new StrokeShelf(await loadNodeKit());
