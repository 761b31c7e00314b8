import type { Scene } from '../../src/scene/scene';
import type { Design } from '../../src/stone/stone';
import type { StageCatalogue } from '../stage/contract';

/**
 * Keeps the scene of the stone that files were last made of: the next file of the same stone is made from the same, with all that
 * is known of it. What a design names must be loaded before.
 */
export class KeptScene {
  #kept: { readonly design: string; readonly catalogue: StageCatalogue; readonly scene: Scene } | undefined;

  constructor(private readonly build: (design: Design, catalogue: StageCatalogue) => Scene) {}

  of(given: Design, catalogue: StageCatalogue): Scene {
    // Each request has a copy of its own.
    const design = JSON.stringify(given);
    if (this.#kept?.design !== design || this.#kept.catalogue !== catalogue)
      this.#kept = { design, catalogue, scene: this.build(given, catalogue) };
    return this.#kept.scene;
  }
}
