import { type PictureStore, pictureAddress } from '../pictures/pictureStore';
import type { ReadPicture } from './drawable';

const ADDRESS = pictureAddress('');

/** Reads uploaded pictures by the address that designs contain. */
export function keptPicture(pictures: PictureStore): ReadPicture {
  return async (url) => {
    if (!url.startsWith(ADDRESS)) return undefined;
    return (await pictures.read(url.slice(ADDRESS.length)))?.bytes;
  };
}
