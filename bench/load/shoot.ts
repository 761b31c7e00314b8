import autocannon from 'autocannon';

/** Who asks at the same time. */
export const CONNECTIONS = 16;

/** A request that one of the connections repeats. */
export interface Shot {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** How often those who are asked have answered requests of a method with 200, by their own counting. */
export type Counted = (method: Shot['method']) => Promise<number>;

/** What a run of requests came to. */
export interface Volley {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Repeats requests for some seconds. Each connection has its own request, and its own node: they take turns.
 *
 * @param counted what the servers count themselves: a sender that asks for something else is not believed.
 * @throws Error where anything but 200 was answered, since what fails fast must not count as fast, or where the servers
 *   did not answer what was to be asked.
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
    // The types know one address only; with several, connections are dealt out in turn.
    url: [...urls] as unknown as string,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const shot = shots[next % shots.length];
      next += 1;
      // Not `setRequest`, which holds for the first request alone (autocannon 9).
      if (shot) client.setRequests([shot as autocannon.Request]);
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const answered = (await counted(method)) - before;
  // What was under way when the time was up is answered all the same.
  if (Math.abs(answered - result['2xx']) > 2 * CONNECTIONS)
    throw new Error(`the servers answered ${answered} times, and not ${result['2xx']}`);
  const { p50, p99 } = result.latency;
  return { perSecond: answered / result.duration, p50, p99 };
}
