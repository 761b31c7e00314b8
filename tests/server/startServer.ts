import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, type ServerOptions } from '../../server/buildServer';
import { keptModels } from '../../server/drawing/keptModels';
import { keptPicture } from '../../server/drawing/keptPicture';
import type { S3Settings } from '../../server/fileStores/s3Store';
import type { App } from '../../server/http/app';
import { type AccessNotes, accessNotes } from '../../server/jobs/accessNotes';
import { papersByPart } from '../../server/jobs/masonPapers';
import { openStore, type Store } from '../../server/openStore';
import { makeSureOfSeals } from '../../server/orders/makeSureOfSeals';
import { openPools } from '../../server/pools';
import { sealStone } from '../../server/seal/sealStone';
import type { Services } from '../../server/services';
import type { CatalogueLists } from '../../server/store/loadCatalogue';
import { projectRoot } from '../../server/system/projectRoot';
import { bundledServer } from './bundle';
import { putEmptyDatabase } from './emptyDatabase';
import { ownDatabase } from './ownDatabase';
import { SAMPLE_CATALOGUE } from './sampleCatalogue';

/** The options of a call. */
export interface CallOptions {
  /** The AuthCookie; `public` where left out, none where null. */
  readonly as?: string | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The answer to a call. */
export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The body as JSON; each test checks its form by its expectations. */
  readonly json: Record<string, unknown>;
}

/** A real server with its own database. */
export interface TestServer {
  readonly app: App;
  readonly store: Store;
  readonly dataDir: string;
  /** Accesses that are not written yet. */
  readonly accesses: AccessNotes;
  /** The server's log, line by line. */
  readonly lines: string[];
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  /** Logs a demo user in and returns the token. */
  login(username: string): Promise<string>;
  /** Stops the server; its data folder is kept for another start only with `keepData`. */
  stop(keep?: 'keepData'): Promise<void>;
}

export const DEMO_PASSWORD = 'sten-og-skrift';

function readJson(text: string, type: unknown): Record<string, unknown> {
  return String(type).startsWith('application/json') ? JSON.parse(text) : {};
}

/** Starts a server; with a `dataDir` on the data of an earlier one. */
export async function startServer(
  given: {
    dataDir?: string;
    /** The address of a PostgreSQL of its own. */
    cluster?: string;
    appFolder?: string;
    catalogue?: CatalogueLists;
    services?: Partial<Services>;
    options?: Partial<ServerOptions>;
    s3?: S3Settings;
  } = {},
): Promise<TestServer> {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'gravestone-')));
  const postgres = await ownDatabase(dataDir, given.cluster);
  if (given.dataDir === undefined && !postgres) await putEmptyDatabase(dataDir);
  const root = projectRoot();
  const store = await openStore({
    dataDir,
    databaseUrl: postgres?.url,
    s3: given.s3,
    migrations: join(root, 'server/store/migrations'),
    catalogue: given.catalogue ?? SAMPLE_CATALOGUE,
    demoPassword: DEMO_PASSWORD,
  });
  const lines: string[] = [];
  const pools = openPools(bundledServer());
  const post = { waiting: () => undefined };
  // Checks run in a separate process; tests of warnings start one.
  const checks = { known: () => undefined, find: async () => undefined, later: () => undefined };
  const accesses = accessNotes(store.database, (error) => lines.push(String(error)));
  const papers = papersByPart(
    store.database,
    pools.letterWork,
    keptPicture(store.pictures),
    join(root, 'catalogue'),
    store.fileStores.tiles.read,
  );
  const sealing = {
    database: store.database,
    work: pools.letterWork,
    read: keptPicture(store.pictures),
    catalogueFolder: join(root, 'catalogue'),
    imported: store.fileStores.tiles.read,
  };
  const services: Services = {
    ...{ ...store, ...pools, checks, post, accesses, workshopPapers: papers },
    models: keptModels({ ...sealing, work: pools.modelWork }),
    seal: (design, caller) => sealStone(design, { ...sealing, caller }),
    makeSureOfSeals: makeSureOfSeals(sealing, (error, what) => lines.push(`${what}: ${error}`)),
    ...given.services,
  };
  const app = await buildServer(services, {
    folders: { app: given.appFolder ?? join(dataDir, 'no-app'), tiles: join(root, 'catalogue/tiles') },
    log: { write: (line) => lines.push(line) },
    logLevel: 'trace',
    ...given.options,
  });
  const call: TestServer['call'] = async (method, path, { as = 'public', body, headers = {} } = {}) => {
    const sent =
      body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const auth = as === null ? {} : { AuthCookie: as };
    const reply = await app.inject({ method, url: path, headers: { ...type, ...auth, ...headers }, ...sent });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      bytes: reply.rawPayload,
      json: readJson(reply.body, reply.headers['content-type']),
    };
  };
  return {
    app,
    store,
    dataDir,
    accesses,
    lines,
    call,
    login: async (username) => {
      const { json } = await call('POST', '/api/login', {
        as: null,
        body: { username, password: DEMO_PASSWORD },
      });
      return String(json.token);
    },
    stop: async (keep) => {
      await app.close();
      await pools.close();
      await store.database.close();
      if (keep === 'keepData') return;
      // A process that is ending may still write a file.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
      await postgres?.drop();
    },
  };
}
