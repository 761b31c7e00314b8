import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Scene } from '../../src/scene/scene';

/**
 * Keeps the scene that was built last: a mason's papers and the findings of one stone are asked for one after the other, and what is
 * known of its scene (how it is welded, in which order it is cut) is then known to all of them.
 */
export class KeptScene {
  #key: string | undefined;
  #scene: Promise<Scene> | undefined;

  /**
   * The scene that follows from what is given, built unless it was built last.
   *
   * @param given all that it follows from; compared by its content, since each task brings a copy of its own.
   */
  of<Given>(given: Given, build: (given: Given) => Promise<Scene>): Promise<Scene> {
    const key = createHash('sha256').update(serialize(given)).digest('base64');
    if (key === this.#key && this.#scene) return this.#scene;
    const scene = build(given);
    [this.#key, this.#scene] = [key, scene];
    // One that could not be built is tried anew.
    scene.catch(() => {
      if (this.#scene === scene) this.#key = undefined;
    });
    return scene;
  }
}
