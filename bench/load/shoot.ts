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
 * @throws Error where anything but 200 was answered: what fails fast must not count as fast.
 */
export async function shoot(
  urls: readonly string[],
  shots: readonly Shot[],
  seconds: number,
): Promise<Volley> {
  let next = 0;
  const result = await autocannon({
    // The types know one address only; with several, connections are dealt out in turn.
    url: [...urls] as unknown as string,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      const shot = shots[next % shots.length];
      next += 1;
      if (shot) client.setRequest(shot as autocannon.Request);
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  const { p50, p99 } = result.latency;
  return { perSecond: result.requests.average, p50, p99 };
}
