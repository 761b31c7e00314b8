import { useEffect, useState } from 'react';

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The sides of a picture in pixels; undefined until it was loaded, and where it cannot be. */
export function usePictureSize(url: string): Sides | undefined {
  const [loaded, setLoaded] = useState<Sides & { readonly url: string }>();
  useEffect(() => {
    const image = new Image();
    let isWanted = true;
    image.onload = () => {
      if (isWanted) setLoaded({ url, width: image.naturalWidth, height: image.naturalHeight });
    };
    image.src = url;
    return () => {
      isWanted = false;
    };
  }, [url]);
  return loaded?.url === url ? loaded : undefined;
}
