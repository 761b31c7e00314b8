import { useEffect, useState } from 'react';
import { UploadingContext } from '../uploadingContext';
import type { PictureSize } from './strokeOnPicture';

/** The straightened picture that was sent, with an object URL; undefined until its size is known. */
export function useUprightPicture(): ({ readonly url: string } & PictureSize) | undefined {
  const upright = UploadingContext.useSelector(({ context }) => context.upright);
  const [picture, setPicture] = useState<{ readonly url: string } & PictureSize>();
  useEffect(() => {
    if (!upright) return;
    const url = URL.createObjectURL(upright);
    const image = new Image();
    image.onload = () => setPicture({ url, width: image.naturalWidth, height: image.naturalHeight });
    image.src = url;
    return () => {
      image.onload = null;
      setPicture(undefined);
      URL.revokeObjectURL(url);
    };
  }, [upright]);
  return picture;
}
