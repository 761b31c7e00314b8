import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { App } from '../http/app';
import type { Database } from '../store/database';
import { storeGauges } from './storeGauges';

/** In seconds; saving a stone takes 2 ms, an upload whose background is removed a second or two. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The server's metrics. */
export interface Measures {
  /** All metrics in Prometheus's text format. */
  read(): Promise<{ readonly mediaType: string; readonly text: string }>;
}

/**
 * Counts and times every request by its route pattern, so that no address, number or token becomes a label; also
 * measures the process and its store.
 */
export function measure(app: App, database: Database): Measures {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const askStore = storeGauges(register, database);
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request’s first byte to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: reply.statusCode });
    durations.observe(labels, reply.elapsedTime / 1000);
  });
  return {
    read: async () => {
      await askStore();
      return { mediaType: register.contentType, text: await register.metrics() };
    },
  };
}
