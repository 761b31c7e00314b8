import { loadNodeKit } from '../../server/drawing/nodeKit';
import { InkCache } from '../../src/painting/canvaskit/caches/inkCache';

/** Strokes measured as the designer and the command line measure them: on outlines welded by Skia. */
export const strokes = new InkCache(await loadNodeKit());
