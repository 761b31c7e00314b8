import type { ReactNode } from 'react';
import type { Box } from '../../geometry/box';
import { PictureFrame, type View } from './PictureFrame';
import { UploadingContext } from './uploadingContext';

interface PictureViewProps {
  /** The part of the picture that is seen, in its pixels. */
  readonly seen: Box;
  /** What is drawn over it, in the picture's pixels. */
  readonly lines: ReactNode;
  /** What can be taken hold of. */
  readonly children: (view: View) => ReactNode;
}

/** The chosen picture of an upload, or a part of it. */
export function PictureView(props: PictureViewProps) {
  const picture = UploadingContext.useSelector(({ context }) => context.picture);
  return picture ? <PictureFrame picture={picture} {...props} /> : null;
}
