import { GivenUp, type ProcessPool } from '../processes/processPool';
import type { PictureWork, PreviewWork } from './work';

/** What a preview may take in its own pool, in ms: one of a phone's photograph takes half a second, a stone's 30 ms. */
const QUICK = { wallMs: 3_000, processorMs: 1_000 };

/**
 * Previews in a pool of their own, which is nobody's for long: a picture that takes longer is begun again among uploaded
 * ones, at their lower priority, and so are those of callers who took much lately. So a save waits for no picture that was made
 * to be hard to decode.
 */
export function previewLanes(
  quick: ProcessPool<PreviewWork>,
  slow: ProcessPool<PictureWork>,
): ProcessPool<PreviewWork> {
  const isCostly = (caller: string) => quick.isCostly(caller) || slow.isCostly(caller);
  return {
    run: async (kind, prepare, asking) => {
      if (isCostly(asking.caller)) return slow.run(kind, prepare, asking);
      return quick.run(kind, prepare, { ...asking, ...QUICK }).catch((error: unknown) => {
        if (!(error instanceof GivenUp)) throw error;
        return slow.run(kind, prepare, asking);
      });
    },
    isCostly,
    get load() {
      return quick.load;
    },
    close: () => quick.close(),
  };
}
