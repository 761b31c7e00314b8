import type { Design } from '../stone';
import { isSame } from '../wished/same';

/** What of a stone both of its faces have in common. */
export interface Face {
  readonly id: number;
  readonly isDraft: boolean;
  readonly design: Pick<
    Design,
    'backOf' | 'StoneTypeId' | 'StoneTypeVariantId' | 'ExistingStone' | 'make' | 'type'
  >;
}

/** Why faces cannot be ordered so, and of which stone. */
export interface FacesFault {
  readonly fault: 'facesApart' | 'facesTwice' | 'facesDiffer' | 'frontGone';
  /** The front's number; of a back without one, its own. */
  readonly id: number;
}

/** Whether two faces are those of one block: the same stone in the same material, made in the same way. */
function isOneBlock({ design: front }: Face, { design: back }: Face): boolean {
  return (
    front.StoneTypeId === back.StoneTypeId &&
    front.StoneTypeVariantId === back.StoneTypeVariantId &&
    front.ExistingStone === back.ExistingStone &&
    front.type === back.type &&
    isSame(front.make, back.make)
  );
}

/**
 * Why stones cannot be ordered together as they are: a mason must neither get one face of a stone without the other, nor two
 * faces that are not those of one stone.
 *
 * @param ordered the numbers of the stones in the order.
 * @param known the stones of their case, and those that were ordered.
 */
export function facesFault(ordered: readonly number[], known: readonly Face[]): FacesFault | undefined {
  const isOrdered = (id: number) => ordered.includes(id);
  const backs = known.filter(({ design }) => design.backOf !== undefined);
  for (const back of backs) {
    const id = back.design.backOf ?? 0;
    const front = known.find((one) => one.id === id);
    const [hasBack, hasFront] = [isOrdered(back.id), isOrdered(id)];
    if (!hasBack && !hasFront) continue;
    if (!front) return { fault: 'frontGone', id: back.id };
    if (hasBack !== hasFront) return { fault: 'facesApart', id };
    if (backs.some((other) => other !== back && other.design.backOf === id && isOrdered(other.id)))
      return { fault: 'facesTwice', id };
    if (!isOneBlock(front, back)) return { fault: 'facesDiffer', id };
  }
  return undefined;
}
