import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '../../../src/stone/wire/order';
import { type WorkshopOrder, type WorkshopPart, workshopPart } from '../../../src/stone/wire/workshop';
import type { Enclosure } from '../../mail/writeLetter';
import { PaperUndrawn, sayingMissing } from '../enclosePapers';
import { nameOfOrder, type OrderFile, writeOrderFolder } from './orderFolder';
import type { OrderSource } from './orderSource';

/** How often a paper is tried that cannot be drawn; then the order is laid without, since its link shows the stone. */
const TRIES = 3;

/** What has become of an order. */
export type OrderOutcome =
  | {
      readonly kind: 'laid';
      /** The name of its folder. */
      readonly name: string;
      readonly files: number;
      /** What could not be drawn, such as `1042 dxf`. */
      readonly missing: readonly string[];
    }
  /** It lay there already, and was only recorded now. */
  | { readonly kind: 'there'; readonly name: string }
  | { readonly kind: 'withdrawn' };

/** How orders are laid. */
export interface Laying {
  readonly source: OrderSource;
  readonly folder: string;
  /** Whether it is laid anew, beside what lies there. */
  readonly isAgain: boolean;
  /** How long to wait before a paper is tried again, ms. */
  readonly pauseMs: number;
}

/** `1042-2026-11-26`: the number and the day (UTC) on which it was sent, and no name. */
const nameOf = ({ number, orderedAt }: WorkshopOrder) => `${number}-${orderedAt.slice(0, 10)}`;

async function drawn(
  { source, pauseMs }: Laying,
  id: string,
  [stoneId, part]: readonly [number, WorkshopPart],
  order: Order,
): Promise<readonly Enclosure[] | undefined> {
  for (let tried = 1; ; tried += 1)
    try {
      return await source.files(id, stoneId, part, order);
    } catch (error) {
      if (!(error instanceof PaperUndrawn)) throw error;
      if (tried === TRIES) return undefined;
      await pause(pauseMs);
    }
}

/** Every file of an order, `order.json` first, and what could not be drawn, which is said in that. */
async function filesOf(laying: Laying, id: string, given: Order) {
  const files: OrderFile[] = [];
  const missing: string[] = [];
  let order = given;
  for (const { id: stoneId, missingPapers } of given.stones) {
    if (missingPapers) continue;
    const before = files.length;
    const undrawn: WorkshopPart[] = [];
    for (const part of workshopPart.options) {
      const papers = await drawn(laying, id, [stoneId, part], given);
      if (papers) files.push(...papers.map(({ filename, content }) => ({ name: filename, bytes: content })));
      else undrawn.push(part);
    }
    if (undrawn.length === 0) continue;
    missing.push(...undrawn.map((part) => `${stoneId} ${part}`));
    const isBare = files.length === before;
    order = sayingMissing(order, stoneId, isBare ? 'noPapers_undrawn' : 'somePapers_undrawn');
  }
  const written = { name: 'order.json', bytes: Buffer.from(JSON.stringify(order, null, 2)) };
  return { files: [written, ...files], missing };
}

/**
 * Lays an order into a folder of its own and records that it was fetched, once all of it is on the disk. A process that is
 * killed has recorded nothing yet, and the next one lays it whole; or it finds it laid, and only records it.
 */
export async function layOrder(laying: Laying, asked: WorkshopOrder): Promise<OrderOutcome> {
  const { source, folder, isAgain } = laying;
  const [{ id, number }, name] = [asked, nameOf(asked)];
  const there = isAgain ? undefined : await nameOfOrder(folder, name, id);
  if (there !== undefined) {
    await source.fetched(id);
    return { kind: 'there', name: there };
  }
  const order = await source.order(id);
  if (!order) return { kind: 'withdrawn' };
  const { files, missing } = await filesOf(laying, id, order);
  const taken = await writeOrderFolder(folder, name, { order: id, number }, files);
  await source.fetched(id);
  return { kind: 'laid', name: taken, files: files.length, missing };
}
