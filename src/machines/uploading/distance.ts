import { type FoundSize, type Sides, sizeByDistance } from '../../scene/knownDistance';
import { sidesOf } from '../../scene/straighten/quad';
import { toThousandth } from '../../stone/numbers';
import { isSized, LARGEST, SMALLEST, sentSize, type UploadingContext } from './context';

/** The margin drawn round the corners of a stone, as a share of its sides: the background to tell it apart from. */
const GROUND = 0.06;

/** The margin with which an upload is straightened, as a share of its sides. */
export function marginOf({
  kind,
  keepBackground,
}: Pick<UploadingContext, 'kind' | 'keepBackground'>): number {
  return kind === 'stone' && !keepBackground ? GROUND : 0;
}

type Measured = Pick<UploadingContext, 'kind' | 'corners' | 'distance'>;

/** The size in mm of the straightened area by the known distance; undefined where the sides were measured instead. */
export function foundSize({ kind, corners, distance }: Measured): FoundSize | undefined {
  return distance && sizeByDistance(sidesOf(corners), distance, { least: SMALLEST[kind], most: LARGEST });
}

/** Whether the size is known: by a distance, or by the sides. */
export function isMeasured(context: Measured & Pick<UploadingContext, 'size'>): boolean {
  const found = foundSize(context);
  return found ? found.kind === 'found' : isSized(context);
}

/**
 * The measures that are sent. By a known distance it is the size in mm of the whole picture that is sent, its margin too:
 * what is cut out of it is as large as the part of the picture that it takes.
 */
export function sentMeasures(
  context: Measured & Pick<UploadingContext, 'size' | 'keepBackground'>,
): { readonly pictureSize: Sides } | ReturnType<typeof sentSize> {
  const found = foundSize(context);
  if (found?.kind !== 'found') return sentSize(context.size);
  const reach = 1 + 2 * marginOf(context);
  return {
    pictureSize: { width: toThousandth(found.width * reach), height: toThousandth(found.height * reach) },
  };
}
