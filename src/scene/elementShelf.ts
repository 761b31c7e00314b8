import { buildElement } from './buildScene';
import type { Built } from './built';

/**
 * Builds elements like buildScene does, but keeps what it built: an element that only moved, turned or grew is not
 * built again. Counts its builds, which the tests of the work done by an edit read.
 */
export class ElementShelf {
  private kept = new Map<string, Built>();
  private used = new Map<string, Built>();
  /** How many elements were built since the shelf was made. */
  builds = 0;

  /** Builds one element or takes it from the shelf. */
  readonly build: typeof buildElement = (element, index, sources, own) => {
    const { position: _position, scale: _scale, wished: _wished, ...shown } = element;
    const key = `${index} ${JSON.stringify([shown, own])}`;
    let built = this.used.get(key) ?? this.kept.get(key);
    if (!built) {
      built = buildElement(element, index, sources, own);
      this.builds += 1;
    }
    // What is not to be had now may be there the next time: a font that did not load is asked for with every scene.
    if (built.node.kind !== 'unavailable') this.used.set(key, built);
    return built;
  };

  /** Ends a scene: what it did not use is dropped. */
  turn(): void {
    this.kept = this.used;
    this.used = new Map();
  }

  /** Forgets everything: fonts or the catalogue changed. */
  clear(): void {
    this.kept.clear();
    this.used.clear();
  }
}
