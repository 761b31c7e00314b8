import { useEffect, useState } from 'react';

/** A picture by its address; undefined until it was loaded, and where it cannot be. */
export function useLoadedPicture(url: string): HTMLImageElement | undefined {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly image: HTMLImageElement }>();
  useEffect(() => {
    const image = new Image();
    let isWanted = true;
    image.onload = () => {
      if (isWanted) setLoaded({ url, image });
    };
    image.src = url;
    return () => {
      isWanted = false;
    };
  }, [url]);
  return loaded?.url === url ? loaded.image : undefined;
}
