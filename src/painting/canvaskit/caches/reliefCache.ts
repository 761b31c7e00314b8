import type { Image } from 'canvaskit-wasm';
import { LruCache } from '../../../cache/lruCache';
import type { Mm } from '../../../stone/numbers';
import type { BakedRelief } from '../../relief/bakeRelief';
import type { Grid } from '../../relief/grid';
import type { AskedRelief } from '../../relief/orders';
import { type Kit, made } from '../kit';
import { BakeQueue } from './bakeQueue';

/** A relief as Skia images, in mm on the stone about the shape's origin. */
export interface KeptRelief {
  readonly image: Image;
  readonly grid: Grid;
  readonly shadow: { readonly image: Image; readonly grid: Grid } | undefined;
  /** The size it was baked for. */
  readonly measure: Mm;
}

interface Kept {
  /** Undefined for a shape without ink. */
  readonly relief: KeptRelief | undefined;
  readonly family: string;
  readonly samples: number;
  /** The scene it was last requested in. */
  scene: number;
}

/** How many samples are kept of unused reliefs, at 4 bytes each: 64 MB. */
const MOST_SAMPLES = 16e6;

/**
 * Caches baked reliefs as Skia images and bakes requested ones, a little at a time, the most recent first. While one
 * is missing, another of its family is used instead, else nothing, and the painter paints flat.
 *
 * It owns its images: those not requested for two scenes are deleted when there are too
 * many.
 */
export class ReliefCache {
  private readonly kept: LruCache<string, Kept>;
  /** The most recently baked of each family. */
  private readonly standIns = new Map<string, Kept>();
  private readonly queue = new BakeQueue();
  private scenes = 0;
  /** What is missing in what is being recorded. */
  private missing: AskedRelief[] | undefined;
  /** How many reliefs were baked since the cache was opened, wherever that was. */
  baked = 0;
  /** How many had been baked in an earlier start. */
  recalled = 0;
  /** How many were baked on this thread. */
  bakedHere = 0;
  /** How many samples that took. */
  samplesBaked = 0;
  /** How often a requested relief was missing. */
  missed = 0;

  constructor(
    private readonly kit: Kit,
    mostSamples = MOST_SAMPLES,
  ) {
    this.kept = new LruCache({
      most: mostSamples,
      weigh: ({ samples }) => samples,
      isNeeded: ({ scene }) => scene >= this.scenes - 1,
      dispose: (kept) => this.dispose(kept),
    });
  }

  /** How many requested reliefs are still missing. */
  get waiting(): number {
    return this.queue.size;
  }

  /** The number of samples of all cached images. */
  get held(): number {
    return this.kept.weight;
  }

  /** The relief, or a substitute of its family; a missing one is baked when there is time. */
  get(asked: AskedRelief): KeptRelief | undefined {
    const kept = this.kept.get(asked.key);
    if (kept) {
      kept.scene = this.scenes;
      return kept.relief;
    }
    this.missed += 1;
    this.missing?.push(asked);
    this.queue.add(asked);
    return this.standIns.get(asked.family)?.relief;
  }

  /** Whether a relief is there; it is then needed, so that it is not deleted before it is painted. */
  has(key: string): boolean {
    const kept = this.kept.get(key);
    if (kept) kept.scene = this.scenes;
    return kept !== undefined;
  }

  /** The reliefs that are missing in what a function records, in the order in which it asks for them. */
  missingIn(record: () => void): readonly AskedRelief[] {
    const before = this.missing;
    const missing: AskedRelief[] = [];
    this.missing = missing;
    try {
      record();
    } finally {
      this.missing = before;
    }
    return missing;
  }

  /** Drops the requests that are waiting: who has reliefs baked elsewhere knows what is missing. */
  dropWaiting(): void {
    this.queue.clear();
  }

  /**
   * Bakes for about `budgetMs` milliseconds, at least one piece.
   *
   * @param now a clock in milliseconds.
   * @returns whether anything is still to be baked.
   */
  bakeSome(budgetMs: number, now: () => number): boolean {
    const end = now() + budgetMs;
    while (this.bakePiece()) {
      if (now() >= end) return true;
    }
    return false;
  }

  /**
   * Bakes one piece: a few milliseconds' work.
   *
   * @returns whether anything is still to be baked.
   */
  bakePiece(): boolean {
    const done = this.queue.bakePiece();
    if (done) {
      this.bakedHere += 1;
      this.keep(done.asked, done.baked);
    }
    return this.waiting > 0;
  }

  /** Marks the start of another design or view: what it does not request may be deleted. */
  nextScene(): void {
    this.scenes += 1;
    this.kept.trim();
  }

  /**
   * Keeps a relief that was requested, wherever it was baked.
   *
   * @param baked undefined for a shape without ink.
   */
  keep(asked: AskedRelief, baked: BakedRelief | undefined): void {
    this.samplesBaked += this.add(asked, baked);
    this.baked += 1;
  }

  /**
   * Keeps a relief that an earlier start had baked.
   *
   * @param baked undefined for a shape without ink.
   */
  recall(asked: AskedRelief, baked: BakedRelief | undefined): void {
    this.add(asked, baked);
    this.recalled += 1;
  }

  /** Returns the number of samples. */
  private add({ key, family, measure }: AskedRelief, baked: BakedRelief | undefined): number {
    const relief = baked && { ...this.imagesOf(baked), measure };
    const samples = baked ? (baked.pixels.length + (baked.shadow?.darkness.length ?? 0)) / 4 : 0;
    const kept = { relief, family, samples, scene: this.scenes };
    this.kept.set(key, kept);
    this.standIns.set(family, kept);
    return samples;
  }

  private imagesOf({ grid, pixels, shadow }: BakedRelief): Omit<KeptRelief, 'measure'> {
    const { Alpha_8, RGBA_8888 } = this.kit.ColorType;
    return {
      image: this.imageOf(grid, pixels, RGBA_8888, 4),
      grid,
      shadow: shadow && { image: this.imageOf(shadow.grid, shadow.darkness, Alpha_8, 1), grid: shadow.grid },
    };
  }

  private imageOf(
    { width, height }: Grid,
    bytes: Uint8Array,
    colorType: Kit['ColorType']['Alpha_8'],
    bytesPerSample: number,
  ): Image {
    const { AlphaType, ColorSpace } = this.kit;
    const info = { width, height, colorType, alphaType: AlphaType.Premul, colorSpace: ColorSpace.SRGB };
    return made(this.kit.MakeImage(info, bytes, width * bytesPerSample), 'a relief');
  }

  private dispose(kept: Kept): void {
    const { relief, family } = kept;
    relief?.image.delete();
    relief?.shadow?.image.delete();
    if (this.standIns.get(family) === kept) this.standIns.delete(family);
  }

  delete(): void {
    this.queue.clear();
    this.kept.clear();
  }
}
