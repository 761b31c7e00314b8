import { isOpen } from '../../../painting/files/isCutFrom';
import { isShownTo } from '../../../painting/files/isShownTo';
import { DesignerContext } from '../designerContext';
import { type OfferedFile, useOfferedFiles } from './useOfferedFiles';
import { useViewer } from './useViewer';

/**
 * The files of the stone in hand that are for whoever looks at it. Whoever has a link for reading waits for those that are cut from
 * until its family has approved it, where its business demands that: that link stands in the order's letters. Whoever draws makes
 * files of the own draft, which bear no seal.
 */
export function useFilesOfStone(): {
  readonly open: readonly OfferedFile[];
  readonly waiting: readonly OfferedFile[];
} {
  const waits = DesignerContext.useSelector(
    ({ context: { saved } }) => saved?.isForReading === true && saved.awaitsApproval === true,
  );
  const viewer = useViewer();
  const files = useOfferedFiles().filter((file) => isShownTo(viewer, file));
  return {
    open: files.filter((file) => isOpen(file, waits)),
    waiting: files.filter((file) => !isOpen(file, waits)),
  };
}
