import { sealStatement } from '../../stone/sealing/sealStatement';
import { pixelsFor, refuseTooLarge } from '../canvaskit/pixels';
import { paintGlb } from '../glb/paintGlb';
import { heightMap } from '../heights/heightMap';
import { writeHeightPng } from '../heights/writeHeightPng';
import { meshOf } from '../mesh/meshOf';
import { type PartPieces, piecesOf } from '../mesh/pieces';
import { stonePart } from '../mesh/stonePart';
import { paintStl } from '../stl/paintStl';
import { paintUsdz } from '../usdz/paintUsdz';
import type { Pixels } from './fileOptions';
import { meshPictures } from './meshPictures';
import { statedPng } from './statedPng';
import type { FileStone, FileSupplies } from './supplies';
import { saidLines } from './ticketLines';
import { weldBy } from './weldBy';

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

/**
 * How deep the stone lies at each place of its front, with what is cut into it and nothing that is mounted, as a picture of greys.
 *
 * @throws PictureTooLarge
 */
export function heightMapFile(
  stone: FileStone,
  supplies: FileSupplies,
  { pxPerMm, ticket }: Pixels,
): Uint8Array {
  const { scene, id, seal } = stone;
  const [width, height] = [pixelsFor(scene.width, pxPerMm), pixelsFor(scene.height, pxPerMm)];
  refuseTooLarge(width, height);
  const said = [
    `Stone ${id ?? ''} at ${pxPerMm} pixels a mm.`,
    ...(seal ? sealStatement(seal).slice(0, 1) : []),
  ];
  const map = heightMap(stonePart(scene, weldBy(supplies)), width, height, pxPerMm);
  return statedPng(writeHeightPng(map, said.join(' ')), pxPerMm, {
    meaning: 'measures',
    said: saidLines(stone, supplies, { ticket }),
  });
}

/** The stone with what is cut into it, and nothing that is mounted: what a machine makes of a block. */
export function stlFile({ scene, id, seal }: FileStone, supplies: FileSupplies): Uint8Array {
  // Its head is short: the seal's number alone.
  const said = [`Stone ${id ?? ''} in mm`, ...(seal ? sealStatement(seal).slice(0, 1) : [])];
  return paintStl(stonePart(scene, weldBy(supplies)), scene.height, said.join(', '));
}
