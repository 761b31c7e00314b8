import type { Image } from 'canvaskit-wasm';
import type { Mm } from '../../stone/numbers';
import { type BakedRelief, bakeRelief } from '../relief/bakeRelief';
import type { Grid } from '../relief/grid';
import type { AskedRelief } from '../relief/orders';
import type { Shadow } from '../relief/shadow';
import { type Kit, made } from './kit';

/** A relief as Skia images, in mm on the stone about the shape's origin. */
export interface KeptRelief {
  readonly image: Image;
  readonly grid: Grid;
  readonly shadow: { readonly image: Image; readonly grid: Grid } | undefined;
  /** The measure it was baked for. */
  readonly measure: Mm;
}

interface Kept {
  /** Undefined for a shape without ink. */
  readonly relief: KeptRelief | undefined;
  readonly family: string;
  readonly samples: number;
  /** The turn it was last asked for in. */
  turn: number;
}

interface Baking {
  readonly key: string;
  readonly asked: AskedRelief;
  readonly work: Generator<undefined, BakedRelief | undefined>;
}

/** How many samples are kept of reliefs that are not in use, at 4 bytes each: 64 MB. */
const MOST_SAMPLES = 16e6;

/** How many wishes wait at most; older ones are asked for again when they are still needed. */
const MOST_WAITING = 512;

const keyOf = ({ family, variant }: AskedRelief) => `${family} ${variant}`;

/**
 * Keeps baked reliefs as Skia images and bakes those asked for, a little at a time, the latest wish first. While one
 * is not there, another of its family stands in, else nothing, and the painter paints flat.
 *
 * It owns its images: those that have not been asked for since the turn before last are deleted when there are too
 * many.
 */
export class ReliefShelf {
  private readonly kept = new Map<string, Kept>();
  private readonly latest = new Map<string, string>();
  private readonly wishes = new Map<string, AskedRelief>();
  private baking: Baking | undefined;
  private turns = 0;
  private samples = 0;
  /** How many reliefs were baked since the shelf was opened. */
  baked = 0;
  /** How many samples that took. */
  samplesBaked = 0;
  /** How often a relief was asked for that was not there. */
  missed = 0;

  constructor(
    private readonly kit: Kit,
    private readonly mostSamples = MOST_SAMPLES,
  ) {}

  /** How many reliefs are asked for and not there yet. */
  get waiting(): number {
    return this.wishes.size + (this.baking ? 1 : 0);
  }

  /** How many samples the images on the shelf have. */
  get held(): number {
    return this.samples;
  }

  /** The relief, or one that may stand in for it; what is not there is baked by and by. */
  get(asked: AskedRelief): KeptRelief | undefined {
    const key = keyOf(asked);
    const kept = this.kept.get(key);
    if (kept) {
      kept.turn = this.turns;
      return kept.relief;
    }
    this.missed += 1;
    if (this.baking?.key !== key) {
      // Asked for again, it is the latest wish again.
      this.wishes.delete(key);
      this.wishes.set(key, asked);
      this.forgetOldestWish();
    }
    const standIn = this.latest.get(asked.family);
    return standIn === undefined ? undefined : this.kept.get(standIn)?.relief;
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
    this.baking ??= this.nextBaking();
    if (!this.baking) return false;
    const { done, value } = this.baking.work.next();
    if (done) {
      this.keep(this.baking, value);
      this.baking = undefined;
    }
    return this.waiting > 0;
  }

  /** Says that another design or view is painted from now on: what it does not ask for may be deleted. */
  turn(): void {
    this.turns += 1;
    this.deleteSurplus();
  }

  private nextBaking(): Baking | undefined {
    const next = Array.from(this.wishes.entries()).at(-1);
    if (!next) return undefined;
    const [key, asked] = next;
    this.wishes.delete(key);
    return { key, asked, work: bakeRelief(asked.order()) };
  }

  private forgetOldestWish(): void {
    if (this.wishes.size <= MOST_WAITING) return;
    for (const key of this.wishes.keys()) {
      this.wishes.delete(key);
      return;
    }
  }

  private keep({ key, asked }: Baking, baked: BakedRelief | undefined): void {
    const relief = baked && { ...this.imagesOf(baked), measure: asked.measure };
    const samples = baked ? (baked.pixels.length + (baked.shadow?.darkness.length ?? 0)) / 4 : 0;
    this.kept.set(key, { relief, family: asked.family, samples, turn: this.turns });
    this.latest.set(asked.family, key);
    this.samples += samples;
    this.samplesBaked += samples;
    this.baked += 1;
    this.deleteSurplus();
  }

  private imagesOf({ grid, pixels, shadow }: BakedRelief): Omit<KeptRelief, 'measure'> {
    return {
      image: this.imageOf(grid, pixels, this.kit.ColorType.RGBA_8888, 4),
      grid,
      shadow: shadow && { image: this.shadowImage(shadow), grid: shadow.grid },
    };
  }

  private shadowImage({ grid, darkness }: Shadow): Image {
    return this.imageOf(grid, darkness, this.kit.ColorType.Alpha_8, 1);
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

  /** Deletes what was not asked for lately, the oldest first, until the rest is few enough. */
  private deleteSurplus(): void {
    for (const [key, { relief, family, samples, turn }] of this.kept) {
      if (this.samples <= this.mostSamples) return;
      if (turn >= this.turns - 1) continue;
      relief?.image.delete();
      relief?.shadow?.image.delete();
      this.samples -= samples;
      this.kept.delete(key);
      if (this.latest.get(family) === key) this.latest.delete(family);
    }
  }

  delete(): void {
    for (const { relief } of this.kept.values()) {
      relief?.image.delete();
      relief?.shadow?.image.delete();
    }
    this.kept.clear();
    this.latest.clear();
    this.wishes.clear();
    this.baking = undefined;
    this.samples = 0;
  }
}
