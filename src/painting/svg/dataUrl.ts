import type { RasterPicture } from '../../scene/ownPictures';

/** Bytes converted to characters at a time: no engine takes a million arguments. */
const AT_ONCE = 8192;

/** A picture as a `data:` address, so that a file that shows it is self-contained. */
export function dataUrl({ type, bytes }: RasterPicture): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) {
    binary += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  }
  return `data:image/${type};base64,${btoa(binary)}`;
}
