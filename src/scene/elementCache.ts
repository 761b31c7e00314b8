import { keyOf } from '../cache/keyOf';
import { LruCache } from '../cache/lruCache';
import type { Ground } from '../stone/legibility/readableColour';
import type { Parm } from '../stone/parm';
import type { Revision } from '../stone/revision';
import type { StoneVignet } from '../stone/stone';
import { showsEtching } from './buildEtching';
import { cutsLight } from './buildQrCode';
import { buildElement } from './buildScene';
import type { Built } from './built';
import { keyOfEdge, type StoneEdges } from './stoneEdges';

interface Kept {
  readonly built: Built;
  /** The scene it was last used in. */
  scene: number;
}

/** What an element's key was made from, where it depends on nothing but its looks and this. */
interface Seen {
  readonly index: number;
  readonly revision: Revision | undefined;
  readonly own: StoneVignet | undefined;
  readonly key: string;
}

/** What an element depends on beside its looks: a line along an edge on that and its place there, a QR code and an etching on the material. */
function followed(element: Parm, edges: StoneEdges | undefined, ground: Ground | undefined) {
  if (element.type === 'qrCode') return [String(cutsLight(element, ground))];
  if (element.type === 'etching') return [String(showsEtching(element, ground))];
  if (element.type !== 'text' || element.curve?.kind !== 'edge') return [];
  const { position, scale } = element;
  return [position.x, position.y, scale, edges ? keyOfEdge(element.curve, edges) : ''];
}

/**
 * Builds elements like buildScene does, but caches them: an element that only moved, turned or grew is not
 * built again. Counts its builds for tests that measure the work of an edit.
 */
export class ElementCache {
  private scenes = 0;
  private readonly kept = new LruCache<string, Kept>({
    most: 0,
    isNeeded: ({ scene }) => scene >= this.scenes - 1,
  });
  /** By the element itself: an edit leaves the others the very objects they were. */
  private readonly seen = new WeakMap<Parm, Seen>();
  /** How many elements were built since the cache was made. */
  builds = 0;

  /** The key of an element; known at once where it is the very object that it was. */
  private keyFor(
    element: Parm,
    index: number,
    revision: Revision | undefined,
    own: StoneVignet | undefined,
    edges: StoneEdges | undefined,
    ground: Ground | undefined,
  ): string {
    const seen = this.seen.get(element);
    if (seen && seen.index === index && seen.revision === revision && seen.own === own) return seen.key;
    const { position: _position, scale: _scale, wished: _wished, ...looks } = element;
    const { name: _name, locked: _locked, hidden: _hidden, reserved: _reserved, key: _key, ...shown } = looks;
    const more = followed(element, edges, ground);
    const key = keyOf(index, JSON.stringify([shown, own]), revision ?? 0, ...more);
    if (more.length === 0) this.seen.set(element, { index, revision, own, key });
    return key;
  }

  /** Builds one element or takes it from the cache. */
  readonly build: typeof buildElement = (element, index, sources, own, edges, ground) => {
    const key = this.keyFor(element, index, sources.revision, own, edges, ground);
    const known = this.kept.get(key);
    if (known) {
      known.scene = this.scenes;
      return known.built;
    }
    const built = buildElement(element, index, sources, own, edges, ground);
    this.builds += 1;
    // What is unavailable now may be there next time: a font that did not load is requested with every scene.
    if (built.node.kind !== 'unavailable') this.kept.set(key, { built, scene: this.scenes });
    return built;
  };

  /** Ends a scene: unused elements are dropped. */
  endScene(): void {
    this.scenes += 1;
    this.kept.trim();
  }

  /** Clears the cache: fonts or the catalogue changed. */
  clear(): void {
    this.kept.clear();
  }
}
