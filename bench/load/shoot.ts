import autocannon from 'autocannon';

/** How many connections ask at the same time. */
export const CONNECTIONS = 16;

/** A request that one of the connections repeats. */
export interface Shot {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** How often the servers have answered a method with 200, by their own count. */
export type Counted = (method: Shot['method']) => Promise<number>;

/** The result of a run of requests. */
export interface Volley {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Repeats requests for some seconds. Each connection has its own request, and its own node: they take turns.
 *
 * @param counted the servers' own count: it shows whether the load generator asked for what it should.
 * @throws Error where anything but 200 was answered, since what fails fast must not count as fast, or where the counts
 *   do not match.
 */
export async function shoot(
  urls: readonly string[],
  shots: readonly [Shot, ...Shot[]],
  seconds: number,
  counted: Counted,
): Promise<Volley> {
  const { method } = shots[0];
  const before = await counted(method);
  let next = 0;
  const result = await autocannon({
    // The types allow one address only; several are assigned to connections in turn.
    url: [...urls] as unknown as string,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const shot = shots[next % shots.length];
      next += 1;
      // Not `setRequest`, which applies to the first request only (autocannon 9).
      if (shot) client.setRequests([shot as autocannon.Request]);
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const answered = (await counted(method)) - before;
  // Requests under way when the time was up are answered nevertheless.
  if (Math.abs(answered - result['2xx']) > 2 * CONNECTIONS)
    throw new Error(`the servers answered ${answered} times, and not ${result['2xx']}`);
  const { p50, p99 } = result.latency;
  return { perSecond: answered / result.duration, p50, p99 };
}
