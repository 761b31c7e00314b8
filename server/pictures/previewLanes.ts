import { pictureHeader } from '../../src/stone/pictureHeader';
import { GivenUp, type ProcessPool } from '../processes/processPool';
import type { PictureWork, PreviewWork } from './work';

/** What a preview may take in its own pool, in ms: one of a phone's photograph takes half a second, a stone's 30 ms. */
const QUICK = { wallMs: 3_000, processorMs: 1_000 };

/** The most pixels of a preview there: the app sends half a million; 39 megapixels would hold 200 MB. */
const QUICK_PIXELS = 4e6;

/** Whether a picture says of itself that it has more. */
function isLarge(task: PreviewWork[keyof PreviewWork]['task']): boolean {
  const header = 'bytes' in task ? pictureHeader(task.bytes) : undefined;
  return header !== undefined && header.width * header.height > QUICK_PIXELS;
}

/**
 * Previews in a pool of their own, which is nobody's for long: a picture that takes longer is begun again among uploaded
 * ones, at their lower priority; very large ones, and those of callers who took much lately, are drawn there at once. So a save waits for no picture that was made
 * to be hard to decode.
 */
export function previewLanes(
  quick: ProcessPool<PreviewWork>,
  slow: ProcessPool<PictureWork>,
): ProcessPool<PreviewWork> {
  const isCostly = (caller: string) => quick.isCostly(caller) || slow.isCostly(caller);
  return {
    run: async (kind, prepare, asking) => {
      const task = await prepare();
      const slowly = () => slow.run(kind, () => task, asking);
      if (isCostly(asking.caller) || isLarge(task)) return slowly();
      return quick
        .run(kind, () => task, { ...asking, ...QUICK })
        .catch((error: unknown) => {
          if (!(error instanceof GivenUp)) throw error;
          return slowly();
        });
    },
    isCostly,
    get load() {
      return quick.load;
    },
    close: () => quick.close(),
  };
}
