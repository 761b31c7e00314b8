import { encode } from 'fast-png';
import { GREYS_PER_MM, type HeightMap } from './heightMap';

/**
 * A height map as a PNG of 16 bits, which says in words how deep a grey is.
 *
 * @param said what it says besides, in plain ASCII: which stone it is.
 */
export function writeHeightPng({ width, height, greys }: HeightMap, said: string): Uint8Array {
  const depth = `White is the face of the stone, each grey below it ${1 / GREYS_PER_MM} mm deeper; black is 65.535 mm deep or beside the stone.`;
  return encode({
    width,
    height,
    data: greys,
    channels: 1,
    depth: 16,
    text: { Description: `${said} ${depth}` },
  });
}
