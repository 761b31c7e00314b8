import { isOpen } from '../../../painting/files/isCutFrom';
import { DesignerContext } from '../designerContext';
import { type OfferedFile, useOfferedFiles } from './useOfferedFiles';

/**
 * The files of the stone in hand. Whoever has a link for reading waits for those that are cut from until its family has approved
 * it, where its business demands that: that link stands in the order's letters. Whoever draws makes files of the own draft, which
 * bear no seal.
 */
export function useFilesOfStone(): {
  readonly open: readonly OfferedFile[];
  readonly waiting: readonly OfferedFile[];
} {
  const waits = DesignerContext.useSelector(
    ({ context: { saved } }) => saved?.isForReading === true && saved.awaitsApproval === true,
  );
  const files = useOfferedFiles();
  return {
    open: files.filter((file) => isOpen(file, waits)),
    waiting: files.filter((file) => !isOpen(file, waits)),
  };
}
