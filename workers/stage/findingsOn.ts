import { checking } from '../../src/scene/checks/checkScene';
import type { Scene } from '../../src/scene/scene';
import type { Finding } from '../../src/stone/finding';
import type { FirstPicture } from './firstPicture';
import type { LongestTurn } from './longestTurn';
import type { Opened } from './opened';
import { inSlices } from './slices';

/** The findings on what is shown, once it is seen and its reliefs are baked: pictures come first, and what is being moved. */
export async function findingsOn(
  scene: Scene,
  { baker, strokes }: Opened,
  firstPicture: FirstPicture,
  longest: LongestTurn,
): Promise<readonly Finding[]> {
  await firstPicture.whenPainted();
  await baker.whenBaked();
  const found = await inSlices(
    checking(scene, strokes),
    () => baker.restsFor,
    (ms) => longest.took(ms),
  );
  return [...scene.warnings, ...found.flatMap((finding) => finding ?? [])];
}
