import { type PictureFolder, pictureAddress } from '../pictures/pictureFolder';
import type { ReadPicture } from './drawable';

const ADDRESS = pictureAddress('');

/** Reads uploaded pictures by the address that stands in designs. */
export function keptPicture(pictures: PictureFolder): ReadPicture {
  return async (url) => {
    if (!url.startsWith(ADDRESS)) return undefined;
    return (await pictures.read(url.slice(ADDRESS.length)))?.bytes;
  };
}
