import { sealStatement } from '../../stone/sealing/sealStatement';
import { weld } from '../canvaskit/weld';
import { paintGlb } from '../glb/paintGlb';
import { meshOf } from '../mesh/meshOf';
import { type PartPieces, piecesOf } from '../mesh/pieces';
import { stonePart } from '../mesh/stonePart';
import { type SoundWeld, soundWeld } from '../sheet/soundWeld';
import { paintStl } from '../stl/paintStl';
import { paintUsdz } from '../usdz/paintUsdz';
import { meshPictures } from './meshPictures';
import type { FileStone, FileSupplies } from './supplies';

const weldBy = ({ kit }: Pick<FileSupplies, 'kit'>): SoundWeld => soundWeld((outline) => weld(kit, outline));

async function piecesFor(stone: FileStone, supplies: FileSupplies): Promise<PartPieces[]> {
  const parts = meshOf(stone.scene, weldBy(supplies));
  return piecesOf(parts, stone.scene, await meshPictures(parts, stone, supplies));
}

/** The stone in space as a binary glTF, for phones, browsers and programs that draw in space. */
export async function glbFile(stone: FileStone, supplies: FileSupplies): Promise<Uint8Array> {
  return paintGlb(await piecesFor(stone, supplies), stone.design.designName);
}

/** The same for Apple's devices. */
export async function usdzFile(stone: FileStone, supplies: FileSupplies): Promise<Uint8Array> {
  return paintUsdz(await piecesFor(stone, supplies));
}

/** The stone with what is cut into it, and nothing that is mounted: what a machine makes of a block. */
export function stlFile({ scene, id, seal }: FileStone, supplies: FileSupplies): Uint8Array {
  // Its head is short: the seal's number alone.
  const said = [`Stone ${id ?? ''} in mm`, ...(seal ? sealStatement(seal).slice(0, 1) : [])];
  return paintStl(stonePart(scene, weldBy(supplies)), scene.height, said.join(', '));
}
