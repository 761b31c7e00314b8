import { useLoadedPicture } from './useLoadedPicture';

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** The sides of a picture in pixels; undefined until it was loaded, and where it cannot be. */
export function usePictureSize(url: string): Sides | undefined {
  const image = useLoadedPicture(url);
  return image && { width: image.naturalWidth, height: image.naturalHeight };
}
