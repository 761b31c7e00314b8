import { useEffect, useState } from 'react';
import type { StoneAddress } from '../../api/stones';
import { drawSent } from './drawSent';

interface SentPicture {
  readonly picture: Blob | undefined;
  /** For an `img`. */
  readonly url: string | undefined;
  readonly hasFailed: boolean;
}

/** The picture of a stone that was sent; nothing until it is drawn. */
export function useSentPicture({ id, token }: StoneAddress, hasCatalogue: boolean): SentPicture {
  const [made, setMade] = useState<Pick<SentPicture, 'picture' | 'url'>>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const given = new AbortController();
    let url: string | undefined;
    drawSent({ id, token }, hasCatalogue, given.signal).then(
      (picture) => {
        if (given.signal.aborted) return;
        url = URL.createObjectURL(picture);
        setMade({ picture, url });
      },
      (error: unknown) => {
        if (given.signal.aborted) return;
        console.error('the stone that was sent could not be drawn', error);
        setFailed(true);
      },
    );
    return () => {
      given.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, token, hasCatalogue]);
  return { picture: made?.picture, url: made?.url, hasFailed };
}
