import type { Scene } from '../../scene/scene';
import type { WeldedScene } from '../sheet/weldingScene';

type Welding = Generator<undefined, WeldedScene>;

/** Keeps each scene as it was welded, or as far as that has come, for as long as the scene is there. */
export class KeptWelds {
  readonly #welding = new WeakMap<Scene, Welding>();
  readonly #welded = new WeakMap<Scene, WeldedScene>();

  /** Welds a scene, or goes on where that was left. Pauses where the work does; work that fails is begun anew by whoever asks next. */
  *welding(scene: Scene, begin: () => Welding): Welding {
    const work = this.#welding.get(scene) ?? begin();
    this.#welding.set(scene, work);
    for (;;) {
      const known = this.#welded.get(scene);
      if (known) return known;
      const welded = this.#next(scene, work);
      if (welded) this.#welded.set(scene, welded);
      else yield;
    }
  }

  #next(scene: Scene, work: Welding): WeldedScene | undefined {
    try {
      const { done, value } = work.next();
      return done ? value : undefined;
    } catch (error) {
      this.#welding.delete(scene);
      throw error;
    }
  }
}
