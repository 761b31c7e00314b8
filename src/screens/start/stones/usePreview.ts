import { type RefObject, useEffect, useState } from 'react';
import { fetchPreview } from '../../../api/designs';
import type { StoneAddress } from '../../../api/stones';

/**
 * The picture a stone was last saved with, fetched once its place comes near the window.
 *
 * @param place where it is shown.
 * @param address the stone; undefined where it has no picture.
 * @returns an address for an `img`; undefined until it is there, or where there is none.
 */
export function usePreview(
  place: RefObject<HTMLElement | null>,
  address: StoneAddress | undefined,
): string | undefined {
  const [picture, setPicture] = useState<string>();
  const id = address?.id;
  const token = address?.token;
  useEffect(() => {
    const element = place.current;
    if (!element || id === undefined) return;
    const work = new AbortController();
    let url: string | undefined;
    const show = async () => {
      try {
        url = URL.createObjectURL(await fetchPreview(id, work.signal, token));
        if (work.signal.aborted) URL.revokeObjectURL(url);
        else setPicture(url);
      } catch {
        // A stone without its picture can be chosen all the same: its shape stands there instead.
      }
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        void show();
      },
      { rootMargin: '300px' },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      work.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [place, id, token]);
  return picture;
}
