import type { Sunlight } from '../../src/painting/relief/light';
import type { Scene } from '../../src/scene/scene';

/** Has the reliefs baked that the stage's pictures lack. */
export interface Baker {
  /** How many reliefs are still to be baked or painted. */
  readonly waiting: number;
  /**
   * A design was just recorded, and is not painted yet: the few reliefs of an edit.
   *
   * @returns whether any may have been baked, so that what waited for them is to be recorded anew.
   */
  bakeAtOnce(): boolean;
  /** Resolves when what is kept of them from earlier starts is there, for a first picture; undefined where nothing is kept. */
  recall?(): Promise<void>;
  /** Has what is waiting baked. */
  start(): void;
  /** An element or the view is being moved: its frames go first. */
  postpone(): void;
  /** How many ms what was moved has still to rest before other work may go on; 0 or less where nothing is moved. */
  readonly restsFor: number;
  /** Resolves when nothing is left to be baked: other long work lets the letters go first. */
  whenBaked(): Promise<void>;
}

/** Bakes what a scene needs at `pxPerMm` device pixels per mm under a light, for a picture that is painted right after it. */
export type BakeScene = (scene: Scene, pxPerMm: number, light: Sunlight) => Promise<void>;
