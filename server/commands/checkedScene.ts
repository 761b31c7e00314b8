import type { Scene } from '../../src/scene/scene';
import { proofreadDesign } from '../../src/stone/proofreading/proofread';
import { type Named, objectionsTo, pictureInAddress, sceneOf } from '../drawing/scenes';

/**
 * Builds a design's scene, and finds what a mason would object to. An uploaded picture is drawn only if its address is
 * a data URL: a command that is given a file makes no requests.
 *
 * @throws UnknownStoneType, FontError
 */
export async function checkedScene(given: Named): Promise<Scene> {
  const scene = await sceneOf(given, pictureInAddress);
  return { ...scene, warnings: await objectionsTo(scene) };
}

/**
 * The same, with what a proof-reader finds in its words.
 *
 * @throws UnknownStoneType, FontError
 */
export async function proofreadScene(given: Named): Promise<Scene> {
  const scene = await checkedScene(given);
  return { ...scene, warnings: [...scene.warnings, ...proofreadDesign(given.design)] };
}
