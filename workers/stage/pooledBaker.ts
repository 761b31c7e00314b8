import type { Painter } from '../../src/painting/canvaskit/painter';
import { missingReliefs } from '../../src/painting/canvaskit/paintScene';
import { underLight } from '../../src/painting/canvaskit/underLight';
import type { BakedRelief } from '../../src/painting/relief/bakeRelief';
import type { AskedRelief } from '../../src/painting/relief/orders';
import { LateWorker, type ReliefPool } from '../reliefs/pool';
import type { Baker, BakeScene } from './baker';

/** What was baked is painted at most once in so many ms: two frames. */
const PAINTED_EVERY = 32;

/** No element is begun to be painted when a turn has taken so many ms: half of what it may, since one takes some itself. */
const TURN = 4;

/** Nothing that was baked is painted until so many ms after a selected element last moved. */
const REST = 60;

/** A first picture waits so many ms at most for reliefs that are kept from an earlier start. */
const FIRST_PICTURE = 1_000;

/** How often workers may be late one after the other before no more are opened. */
const MOST_LATE = 2;

/** The stage's side of the baking. */
interface BakingFor {
  /** The reliefs that its pictures lack, the most urgent first. */
  missing(): Iterable<AskedRelief>;
  /** Reliefs have come: the first element that now lacks none is to be painted. Returns whether there was one. */
  ready(): boolean;
  /** There are no workers: what is missing is to be requested again of who bakes instead. */
  failed(): void;
  /** Whether anything may be kept from an earlier start. */
  readonly mayHaveKept: Promise<boolean>;
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
  /** What is kept of them from earlier starts is being read. */
  private reading: Promise<void> | undefined;
  /** Those that were not found there, and are not baked yet. */
  private readonly notKept = new Set<string>();
  private painting: ReturnType<typeof setTimeout> | undefined;
  private postponedAt = Number.NEGATIVE_INFINITY;
  /** Whether a worker ever answered: one relief may end workers, but not the first of all. */
  private isTried = false;
  /** Whether the workers do not even start, so that this thread has to bake. */
  private isBroken = false;
  /** Whether none has started yet, so that this thread bakes until one does. */
  private isLate = false;
  private lates = 0;

  /**
   * @param here bakes where the workers do not start.
   */
  constructor(
    private readonly painter: Painter,
    private readonly pool: ReliefPool,
    private readonly stage: BakingFor,
    private readonly here: { readonly baker: Baker; readonly bakeScene: BakeScene },
  ) {
    pool.lateIsOver = () => {
      this.isLate = false;
      this.start();
    };
  }

  private get isHere(): boolean {
    return this.isBroken || this.isLate;
  }

  get waiting(): number {
    if (this.isHere) return this.here.baker.waiting;
    const keys = new Set(this.away.keys());
    for (const { key } of this.wanted()) keys.add(key);
    return keys.size + (this.painting === undefined ? 0 : 1);
  }

  bakeAtOnce(): boolean {
    if (this.isHere) return this.here.baker.bakeAtOnce();
    this.start();
    return false;
  }

  start(): void {
    if (this.isHere) {
      this.here.baker.start();
      return;
    }
    // What a picture lacks it says itself; nothing is queued here.
    this.painter.reliefs.dropWaiting();
    this.reading ??= this.readKept();
    if (this.reading) return;
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

  get restsFor(): number {
    return this.postponedAt + REST - performance.now();
  }

  /** What the first picture lacks is kept, perhaps: it is worth a moment's waiting, since else it is seen flat first. */
  async recall(): Promise<void> {
    if (!(await this.stage.mayHaveKept)) return;
    this.start();
    const enough = new Promise<void>((resolve) => setTimeout(resolve, FIRST_PICTURE));
    await Promise.race([this.reading, enough]);
  }

  async whenBaked(): Promise<void> {
    this.start();
    if (!this.isHere && this.waiting > 0) await new Promise<void>((resolve) => this.afterBaking.add(resolve));
    if (this.isHere) await this.here.baker.whenBaked();
  }

  readonly bakeScene: BakeScene = async (scene, pxPerMm, light) => {
    this.painter.reliefs.nextScene();
    const lit = underLight(this.painter, light);
    let missing = missingReliefs(scene, lit, pxPerMm);
    while (missing.length > 0 && !this.isHere) {
      for (const asked of missing) this.alsoMissing.set(asked.key, asked);
      this.start();
      while (this.underWay.length > 0 && missing.some(({ key }) => this.alsoMissing.has(key))) {
        await Promise.race(this.underWay);
      }
      missing = missingReliefs(scene, lit, pxPerMm);
    }
    if (this.isHere) await this.here.bakeScene(scene, pxPerMm, light);
  };

  private get underWay(): readonly Promise<void>[] {
    return [...this.away.values(), ...(this.reading ? [this.reading] : [])];
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

  /** Reads all at once what was not looked for yet; undefined where there is nothing to look for. */
  private readKept(): Promise<void> | undefined {
    const unknown = new Map<string, AskedRelief>();
    for (const asked of this.wanted()) {
      if (!this.away.has(asked.key) && !this.notKept.has(asked.key)) unknown.set(asked.key, asked);
    }
    return unknown.size > 0 ? this.takeKept([...unknown.values()]) : undefined;
  }

  private async takeKept(all: readonly AskedRelief[]): Promise<void> {
    const found = await this.pool.recall(all.map(({ order }) => order()));
    this.reading = undefined;
    for (const [at, asked] of all.entries()) {
      const recalled = found[at];
      if (!recalled) {
        this.notKept.add(asked.key);
        continue;
      }
      this.alsoMissing.delete(asked.key);
      if (!this.painter.reliefs.has(asked.key)) this.painter.reliefs.recall(asked, recalled.baked);
    }
    if (this.isHere) return;
    if (found.some((recalled) => recalled)) this.paintSoon();
    this.start();
  }

  private async bake(asked: AskedRelief): Promise<void> {
    const tried = await this.tryToBake(asked);
    this.away.delete(asked.key);
    if (tried === 'later') {
      this.late();
      return;
    }
    this.alsoMissing.delete(asked.key);
    this.notKept.delete(asked.key);
    if (this.isHere) return;
    this.painter.reliefs.keep(asked, tried);
    this.paintSoon();
    this.start();
  }

  /** The relief; undefined also where workers ended over it, so that the shape stays flat. */
  private async tryToBake({ order }: AskedRelief): Promise<BakedRelief | undefined | 'later'> {
    try {
      const baked = await this.pool.bake(order());
      this.isTried = true;
      this.lates = 0;
      return baked;
    } catch (error) {
      if (error instanceof LateWorker) return 'later';
      if (!this.isTried) this.giveUp();
      return undefined;
    }
  }

  /** A worker has not started yet: others bake its relief, this thread where there is no other. */
  private late(): void {
    if (this.isHere) return;
    if (this.pool.hasStarted) {
      this.start();
      return;
    }
    this.lates += 1;
    if (this.lates > MOST_LATE) {
      this.giveUp();
      return;
    }
    this.isLate = true;
    this.leaveToThisThread();
  }

  /** From now on this thread bakes: else the stone would stay flat for ever. */
  private giveUp(): void {
    if (this.isBroken) return;
    this.isBroken = true;
    this.leaveToThisThread();
  }

  private leaveToThisThread(): void {
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
    this.painting ??= setTimeout(() => this.paint(), Math.max(PAINTED_EVERY, this.restsFor));
  }

  private paint(): void {
    this.painting = undefined;
    if (this.restsFor > 0) {
      this.paintSoon();
      return;
    }
    const begun = performance.now();
    let isPainted = true;
    while (isPainted && performance.now() - begun < TURN) isPainted = this.stage.ready();
    // A keystroke that has come meanwhile goes first.
    if (isPainted) this.painting = setTimeout(() => this.paint());
    if (this.waiting === 0) this.goOn();
  }
}
