import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { projectRoot } from '../../server/system/projectRoot';
import { largeDesign } from './design';
import { CONNECTIONS, type Counted, type Shot } from './shoot';

/** Servers under load, and what is asked of them. */
export interface Subject {
  readonly name: string;
  readonly urls: readonly string[];
  readonly reading: readonly [Shot, ...Shot[]];
  readonly saving: readonly [Shot, ...Shot[]];
  readonly counted: Counted;
  stop(): Promise<void>;
}

const bareCounts = z.object({ GET: z.number(), PUT: z.number() });

/** How often nodes have answered about a stone, by their metrics. */
const answeredBy =
  (urls: readonly string[]): Counted =>
  async (method) => {
    const line = new RegExp(
      `^http_requests_total\\{method="${method}",route="/api/stone/:id",status="200"\\} (\\d+)$`,
      'm',
    );
    const counts = await Promise.all(
      urls.map(async (url) => Number(line.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };

const JSON_TYPE = { 'content-type': 'application/json' };

/** The bare route, in its own process like the others. */
export async function bareRoute(): Promise<Subject> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/load/bareServer.ts'], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(() => {
    throw new Error('the bare route did not start');
  });
  const [printed] = await Promise.race([once(child.stdout, 'data'), ended]);
  ended.catch(() => undefined);
  const url = String(printed).trim();
  return {
    name: 'bare Fastify route, no store',
    urls: [url],
    counted: async (method) => bareCounts.parse(await (await fetch(`${url}/answered`)).json())[method],
    reading: [{ method: 'GET', path: '/' }],
    saving: [{ method: 'PUT', path: '/', headers: JSON_TYPE, body: largeDesign('Bar') }],
    stop: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
    },
  };
}

const made = z.object({ id: z.number(), token: z.string() });

/** Our server, on one or several nodes: a stone for each connection, as each family edits its own. */
export async function stones(
  name: string,
  urls: readonly string[],
  stop: () => Promise<void>,
): Promise<Subject> {
  const reading: Shot[] = [];
  const saving: Shot[] = [];
  for (let number = 1; number <= CONNECTIONS; number += 1) {
    const body = largeDesign(`Sten ${number}`);
    const headers = { AuthCookie: 'public', ...JSON_TYPE };
    const answer = await fetch(`${urls[0]}/api/stone/`, { method: 'POST', headers, body });
    const { id, token } = made.parse(await answer.json());
    const path = `/api/stone/${id}`;
    const shot = { path, headers: { AuthCookie: token } };
    // Once before the run: the first reading waits for the stone's checks.
    for (const url of urls) await (await fetch(`${url}${path}`, { headers: shot.headers })).text();
    reading.push({ method: 'GET', ...shot });
    saving.push({ method: 'PUT', path, headers: { AuthCookie: token, ...JSON_TYPE }, body });
  }
  const [read, save] = [reading[0], saving[0]];
  if (!read || !save) throw new Error('there is nobody to ask');
  return {
    name,
    urls,
    reading: [read, ...reading.slice(1)],
    saving: [save, ...saving.slice(1)],
    counted: answeredBy(urls),
    stop,
  };
}
