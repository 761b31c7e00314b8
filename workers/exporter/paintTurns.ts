import { fileNameOf } from '../../src/painting/files/fileName';
import { spacePictures } from '../../src/painting/files/spacePictures';
import type { FileStone, FileSupplies } from '../../src/painting/files/supplies';
import type { TurnedPicture, TurntableRequest } from './contract';

interface TurnSupplies extends Pick<FileSupplies, 'kit' | 'tile' | 'translate' | 'encode'> {
  /** Lets what is posted leave the worker. */
  readonly breathe: () => Promise<unknown>;
  readonly painted: (picture: TurnedPicture) => void;
}

/** Paints a stone from each of the turns and hands each picture over as a JPEG. */
export async function paintTurns(
  stone: FileStone,
  { design, id, catalogue, turns, lift, width, height }: TurntableRequest,
  supplies: TurnSupplies,
): Promise<void> {
  const { translate, encode, breathe, painted } = supplies;
  const background = catalogue.backgrounds.find((each) => each.id === design.BackgroundId);
  const paint = await spacePictures(stone, supplies, background);
  const name = fileNameOf({ format: 'glb' }, id, translate).replace(/\.glb$/, '.jpg');
  for (const turn of turns) {
    const type = 'image/jpeg';
    const jpeg = await encode(paint({ turn, lift }, width, height), { type });
    painted({ turn, name, blob: new Blob([new Uint8Array(jpeg)], { type }) });
    await breathe();
  }
}
