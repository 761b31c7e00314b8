/** How often a server has answered a method and route with a status. */
export interface ServerCount {
  /** As in the server's metrics: `PUT /api/stone/:id`. */
  readonly call: string;
  readonly status: number;
  readonly count: number;
}

const LINE = /^http_requests_total\{method="([^"]*)",route="([^"]*)",status="(\d+)"\} (\d+)$/gm;

/** A server's own counts since its start. */
export async function serverCounts(url: string, token: string): Promise<ServerCount[]> {
  const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`the server does not tell its numbers: ${answer.status}`);
  return [...(await answer.text()).matchAll(LINE)].map(([, method, route, status, count]) => ({
    call: `${method} ${route}`,
    status: Number(status),
    count: Number(count),
  }));
}

/** The number of answers by status, as text. */
export function byStatus(counts: Iterable<{ readonly status: number; readonly count: number }>): string {
  const sums = new Map<number, number>();
  for (const { status, count } of counts) sums.set(status, (sums.get(status) ?? 0) + count);
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
