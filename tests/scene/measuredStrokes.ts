import { loadNodeKit } from '../../server/drawing/nodeKit';
import { InkShelf } from '../../src/painting/canvaskit/inkShelf';

/** Strokes measured as the designer and the command line measure them: on outlines welded by Skia. */
export const strokes = new InkShelf(await loadNodeKit());
