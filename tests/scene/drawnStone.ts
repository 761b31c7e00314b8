import { catalogueFromFiles } from '../../catalogue/fromFiles';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import type { LetteringNode, OrnamentNode, Scene, SceneNode } from '../../src/scene/scene';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import type { Sources } from '../../src/scene/sources';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { groundsOf, stoneChoice } from '../../src/stone/edits/stoneChoice';
import { type Design, design } from '../../src/stone/stone';

export const { catalogue, standardStone } = await catalogueFromFiles();

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(['EB Garamond', 'Cinzel', 'Libre Baskerville', 'Alegreya', 'Great Vibes', 'Jost']);

/** The project's own catalogue and six of its fonts. */
export const sources: Sources = sourcesFrom(catalogue, fonts);

/** A design as it would be read from a file: elements are given as far as they differ from the defaults. */
export function designWith(Parms: readonly object[], given: object = {}): Design {
  return design.parse({ StoneTypeId: 15, StoneTypeVariantId: 1501, Parms, ...given });
}

/** The scene of a stone with these elements. */
export function sceneWith(...Parms: readonly object[]): Scene {
  return buildScene(designWith(Parms), sources);
}

/** A line of the scene. */
export function lineAt(scene: Scene, index = 0): LetteringNode {
  return ofKind(scene.nodes[index], 'lettering');
}

/** A vignet of the scene. */
export function ornamentAt(scene: Scene, index = 0): OrnamentNode {
  return ofKind(scene.nodes[index], 'ornament');
}

function ofKind<K extends SceneNode['kind']>(node: SceneNode | undefined, kind: K) {
  if (node?.kind !== kind) throw new Error(`the element is ${node?.kind}, not ${kind}`);
  return node as Extract<SceneNode, { kind: K }>;
}

/** Freezes an object and everything in it, so that any attempt to write throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

/** A design on another stone of the catalogue, as the designer sets it there. */
export function chosen(given: Design, id: number): Design {
  const edit = stoneChoice(given, { ...catalogue, fonts: FONTS }, id, silhouetteOf);
  return edit ? applyEdit(given, edit) : given;
}

/** The same in another of its materials. */
export function inMaterial(given: Design, variantId: number): Design {
  const type = catalogue.stoneTypes.find(({ id }) => id === given.StoneTypeId);
  if (!type) throw new Error('no such stone');
  const edit = { kind: 'chooseStone', stoneTypeId: type.id, variantId, grounds: groundsOf(type) } as const;
  return applyEdit(given, edit);
}
