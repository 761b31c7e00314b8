import type { Painter } from '../../src/painting/canvaskit/painter';
import { missingReliefs } from '../../src/painting/canvaskit/paintScene';
import type { BakedRelief } from '../../src/painting/relief/bakeRelief';
import type { AskedRelief } from '../../src/painting/relief/orders';
import type { Scene } from '../../src/scene/scene';
import type { ReliefPool } from '../reliefs/pool';
import type { Baker, BakeScene } from './baker';

/** What was baked is painted at most once in so many ms: two frames. */
const PAINTED_EVERY = 32;

/** Nothing that was baked is painted until so many ms after a selected element last moved. */
const REST = 60;

/** The stage's side of the baking. */
interface BakingFor {
  /** The reliefs that its pictures lack, the most urgent first. */
  missing(): Iterable<AskedRelief>;
  /** Reliefs have come: what now lacks none is to be painted. */
  ready(): void;
  /** There are no workers: what is missing is to be requested again of who bakes instead. */
  failed(): void;
}

/**
 * Has reliefs baked in workers, so that the stage's own thread bakes none. A relief is handed out only when a worker is
 * free, so that what nobody needs any more is never begun.
 */
export class PooledBaker implements Baker {
  /** Those under way, by their key. */
  private readonly away = new Map<string, Promise<void>>();
  /** What pictures beside the stage's own lack. */
  private readonly alsoMissing = new Map<string, AskedRelief>();
  private readonly afterBaking = new Set<() => void>();
  private painting: ReturnType<typeof setTimeout> | undefined;
  private postponedAt = Number.NEGATIVE_INFINITY;
  /** Whether a worker ever answered: one relief may end workers, but not the first of all. */
  private isTried = false;
  /** Whether the workers do not even start, so that this thread has to bake. */
  private isBroken = false;

  /**
   * @param here bakes where the workers do not start.
   */
  constructor(
    private readonly painter: Painter,
    private readonly pool: ReliefPool,
    private readonly stage: BakingFor,
    private readonly here: { readonly baker: Baker; readonly bakeScene: BakeScene },
  ) {}

  get waiting(): number {
    if (this.isBroken) return this.here.baker.waiting;
    const keys = new Set(this.away.keys());
    for (const { key } of this.wanted()) keys.add(key);
    return keys.size + (this.painting === undefined ? 0 : 1);
  }

  bakeAtOnce(): boolean {
    if (this.isBroken) return this.here.baker.bakeAtOnce();
    this.start();
    return false;
  }

  start(): void {
    if (this.isBroken) {
      this.here.baker.start();
      return;
    }
    // What a picture lacks it says itself; nothing is queued here.
    this.painter.reliefs.dropWaiting();
    while (this.pool.isFree) {
      const asked = this.next();
      if (!asked) break;
      this.away.set(asked.key, this.bake(asked));
    }
    if (this.afterBaking.size > 0 && this.waiting === 0) this.goOn();
  }

  postpone(): void {
    this.postponedAt = performance.now();
    this.here.baker.postpone();
  }

  async whenBaked(): Promise<void> {
    this.start();
    if (!this.isBroken && this.waiting > 0)
      await new Promise<void>((resolve) => this.afterBaking.add(resolve));
    if (this.isBroken) await this.here.baker.whenBaked();
  }

  readonly bakeScene: BakeScene = async (scene: Scene, pxPerMm: number) => {
    this.painter.reliefs.nextScene();
    let missing = this.lackedBy(scene, pxPerMm);
    while (missing.length > 0 && !this.isBroken) {
      for (const asked of missing) this.alsoMissing.set(asked.key, asked);
      this.start();
      while (this.away.size > 0 && missing.some(({ key }) => this.alsoMissing.has(key))) {
        await Promise.race(this.away.values());
      }
      missing = this.lackedBy(scene, pxPerMm);
    }
    if (this.isBroken) await this.here.bakeScene(scene, pxPerMm);
  };

  private lackedBy(scene: Scene, pxPerMm: number): readonly AskedRelief[] {
    return missingReliefs(scene, this.painter, pxPerMm);
  }

  private *wanted(): Generator<AskedRelief> {
    yield* this.stage.missing();
    yield* this.alsoMissing.values();
  }

  private next(): AskedRelief | undefined {
    for (const asked of this.wanted()) {
      if (!this.away.has(asked.key)) return asked;
    }
    return undefined;
  }

  private async bake(asked: AskedRelief): Promise<void> {
    const baked = await this.tryToBake(asked);
    this.away.delete(asked.key);
    this.alsoMissing.delete(asked.key);
    if (this.isBroken) return;
    this.painter.reliefs.keep(asked, baked);
    this.paintSoon();
    this.start();
  }

  /** The relief; undefined also where workers ended over it, so that the shape stays flat. */
  private async tryToBake({ order }: AskedRelief): Promise<BakedRelief | undefined> {
    try {
      const baked = await this.pool.bake(order());
      this.isTried = true;
      return baked;
    } catch {
      if (!this.isTried) this.giveUp();
      return undefined;
    }
  }

  /** From now on this thread bakes: else the stone would stay flat for ever. */
  private giveUp(): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.alsoMissing.clear();
    clearTimeout(this.painting);
    this.painting = undefined;
    this.goOn();
    this.stage.failed();
  }

  private goOn(): void {
    for (const goOn of this.afterBaking) goOn();
    this.afterBaking.clear();
  }

  private paintSoon(): void {
    this.painting ??= setTimeout(() => this.paint(), Math.max(PAINTED_EVERY, this.rest()));
  }

  private rest(): number {
    return this.postponedAt + REST - performance.now();
  }

  private paint(): void {
    this.painting = undefined;
    if (this.rest() > 0) {
      this.paintSoon();
      return;
    }
    this.stage.ready();
    if (this.waiting === 0) this.goOn();
  }
}
