import { useEffect, useState } from 'react';
import { openRenderer } from '../../../../renderer/renderer';
import type { OfferedSign } from '../../../../scene/signs/offeredSigns';

/**
 * The signs on offer in a family as they would be cut; those of the last family until the next one's are there.
 *
 * @param isOpen nothing is asked for as long as nobody looks.
 */
export function useOfferedSigns(
  fontFamily: string,
  cursive: boolean,
  isOpen: boolean,
): readonly OfferedSign[] | undefined {
  const [offered, setOffered] = useState<readonly OfferedSign[]>();
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    void openRenderer()
      .then(({ stage }) => stage.signs({ fontFamily, cursive }))
      .then((signs) => isCurrent && setOffered(signs));
    return () => {
      isCurrent = false;
    };
  }, [fontFamily, cursive, isOpen]);
  return offered;
}
