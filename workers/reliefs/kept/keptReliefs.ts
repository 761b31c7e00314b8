import type { BakedRelief } from '../../../src/painting/relief/bakeRelief';
import type { ReliefOrder } from '../../../src/painting/relief/reliefOrder';
import { openReliefs, type ReliefDatabase } from './database';
import { keyName, orderKey } from './orderKey';
import { packed, type Recalled, sealed, unpacked } from './packed';
import { writeReliefs } from './writeReliefs';

/** How many bytes are kept at most, and no more than this part of what the browser grants: drafts come first. */
const MOST_BYTES = 64e6;
const PART_OF_ROOM = 0.05;

/** What was baked is written when nothing was baked for so many ms, or where so many bytes wait. */
const IDLE = 300;
const MOST_WAITING = 16e6;

interface Waiting {
  readonly order: ReliefOrder;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** How many bytes may be kept. */
async function room(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate?.()) ?? {};
  return Math.min(MOST_BYTES, quota * PART_OF_ROOM);
}

/**
 * Keeps baked reliefs in the browser from one start to the next. Where it stores nothing (a private window, a full disk, no
 * https) none is ever found, and nobody is told.
 */
export class KeptReliefs {
  private opening: Promise<ReliefDatabase> | undefined;
  private waiting: Waiting[] = [];
  private readonly used = new Set<string>();
  private writing: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param version of the code that bakes: what another version baked is not found.
   */
  constructor(private readonly version: string) {
    this.database().catch(() => undefined);
  }

  private database(): Promise<ReliefDatabase> {
    const forget = () => {
      this.opening = undefined;
    };
    this.opening ??= openReliefs(forget);
    return this.opening;
  }

  /** What is kept of several reliefs, read all at once; undefined for each that is not. */
  async find(orders: readonly ReliefOrder[]): Promise<readonly (Recalled | undefined)[]> {
    try {
      const keys = await Promise.all(orders.map((order) => orderKey(order, this.version)));
      const { store } = (await this.database()).transaction('reliefs');
      const found = await Promise.all(keys.map((key) => store.get(keyName(key))));
      const recalled = await Promise.all(keys.map((key, at) => unpacked(found[at], key)));
      for (const [at, key] of keys.entries()) if (recalled[at]) this.used.add(keyName(key));
      if (this.used.size > 0) this.writeLater();
      return recalled;
    } catch {
      this.opening = undefined;
      return orders.map(() => undefined);
    }
  }

  /** Copies a relief that was just baked, to be written when there is time. */
  add(order: ReliefOrder, baked: BakedRelief | undefined): void {
    this.waiting.push({ order, bytes: packed(baked) });
    this.writeLater();
  }

  private writeLater(): void {
    clearTimeout(this.writing);
    const held = this.waiting.reduce((sum, { bytes }) => sum + bytes.length, 0);
    this.writing = setTimeout(() => this.write().catch(() => undefined), held < MOST_WAITING ? IDLE : 0);
  }

  private async write(): Promise<void> {
    const waiting = this.waiting;
    const used = [...this.used];
    this.waiting = [];
    this.used.clear();
    const entries = await Promise.all(
      waiting.map(async ({ order, bytes }) => {
        const key = await orderKey(order, this.version);
        return { name: keyName(key), bytes: await sealed(bytes, key) };
      }),
    );
    await writeReliefs(await this.database(), entries, used, await room(), Date.now());
  }
}
