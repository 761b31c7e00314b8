import { fileSupplies, tilesIn } from '../../../server/drawing/fileSupplies';
import { pngFile } from '../../../src/painting/files/pngFile';
import type { Scene } from '../../../src/scene/scene';

/** A scene as a PNG, with the tiles of a catalogue's folder. */
export async function pngOf(scene: Scene, pxPerMm: number, folder = 'catalogue'): Promise<Uint8Array> {
  return pngFile({ scene }, await fileSupplies('da', tilesIn(folder)), { pxPerMm });
}
