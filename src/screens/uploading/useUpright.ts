import { useEffect, useState } from 'react';
import { straighten } from '../../renderer/pictures';
import { UploadingContext } from './uploadingContext';

type Upright =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly url: string };

/** The chosen picture, straightened between its corners without any margin, as long as it is shown. */
export function useUpright(): Upright {
  const blob = UploadingContext.useSelector(({ context }) => context.picture?.blob);
  const corners = UploadingContext.useSelector(({ context }) => context.corners);
  const [upright, setUpright] = useState<Upright>({ kind: 'working' });
  useEffect(() => {
    if (!blob) return;
    let isGone = false;
    let url: string | undefined;
    setUpright({ kind: 'working' });
    straighten({ picture: blob, corners, margin: 0, type: 'image/jpeg' }).then(
      (picture) => {
        if (isGone) return;
        url = URL.createObjectURL(picture);
        setUpright({ kind: 'ready', url });
      },
      () => {
        if (!isGone) setUpright({ kind: 'failed' });
      },
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [blob, corners]);
  return upright;
}
