import { expect } from 'vitest';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../../startServer';

/** What the server has acknowledged of a stone, and the unanswered write. */
interface Entry {
  readonly id: number;
  /** The last acknowledged name and version. */
  name: string;
  version: number;
  /** The name of a write without an answer. */
  tried: string | undefined;
  ordered: boolean;
  triedOrder: boolean;
}

const listed = z.object({
  results: z.array(
    z.object({ id: z.number(), version: z.number(), designName: z.string(), status: z.string() }),
  ),
});

/** Everything that was acknowledged, to be compared with what is found after a kill. */
export class Ledger {
  readonly #entries = new Map<number, Entry>();
  /** How many writes were acknowledged: creations, updates, orders. */
  writes = 0;
  orders = 0;
  #session: string | undefined;

  made(stone: { id: number; designName: string; version: number }): void {
    const { id, designName: name, version } = stone;
    this.#entries.set(id, { id, name, version, tried: undefined, ordered: false, triedOrder: false });
    this.writes += 1;
  }

  trying(id: number, name: string): void {
    const entry = this.#entries.get(id);
    if (entry) entry.tried = name;
  }

  written(stone: { id: number; designName: string; version: number }): void {
    const entry = this.#entries.get(stone.id);
    if (!entry) throw new Error('a stone was written that was never made');
    Object.assign(entry, { name: stone.designName, version: stone.version, tried: undefined });
    this.writes += 1;
  }

  tryingOrder(id: number): void {
    const entry = this.#entries.get(id);
    if (entry) entry.triedOrder = true;
  }

  wasOrdered(id: number): void {
    const entry = this.#entries.get(id);
    if (entry) entry.ordered = true;
    this.writes += 1;
    this.orders += 1;
  }

  /** Reads every stone from a server, and checks that everything acknowledged is there. */
  async hold(url: string): Promise<void> {
    this.#session ??= await login(url);
    const answer = await fetch(`${url}/api/stones`, { headers: { AuthCookie: this.#session } });
    // The session was acknowledged too.
    expect(answer.status).toBe(200);
    const found = new Map(listed.parse(await answer.json()).results.map((each) => [each.id, each]));
    const lost = [...this.#entries.values()].filter((entry) => !isKept(entry, found.get(entry.id)));
    expect(lost.map((entry) => ({ acknowledged: entry, found: found.get(entry.id) }))).toEqual([]);
  }
}

/** A write under way at the kill may be stored or not; every earlier one must be stored, and nothing else. */
function isKept(
  entry: Entry,
  found: { version: number; designName: string; status: string } | undefined,
): boolean {
  if (!found) return false;
  // An order makes a new version, and so does its delivery.
  const version = found.version - ['draft', 'ordered', 'sentToMason'].indexOf(found.status);
  const asAcknowledged = version === entry.version && found.designName === entry.name;
  const asTried =
    entry.tried !== undefined && version === entry.version + 1 && found.designName === entry.tried;
  const status = entry.ordered
    ? ['ordered', 'sentToMason']
    : entry.triedOrder
      ? ['draft', 'ordered', 'sentToMason']
      : ['draft'];
  return (asAcknowledged || asTried) && status.includes(found.status);
}

async function login(url: string): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}
