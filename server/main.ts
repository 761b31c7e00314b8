import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Design } from '../src/stone/stone';
import { giveCopies } from './backup/giveCopies';
import { buildServer } from './buildServer';
import { sceneChecks } from './drawing/checks';
import { keptModels } from './drawing/keptModels';
import { keptPicture } from './drawing/keptPicture';
import { readSettings, type Settings } from './environment';
import type { App } from './http/app';
import { gatherLines } from './http/logging';
import { accessNotes } from './jobs/accessNotes';
import { startReminders } from './jobs/approvalReminders';
import { startMailQueue } from './jobs/mailQueue';
import { masonPapers, papersByPart } from './jobs/masonPapers';
import { keepRetention } from './jobs/privacy/removeExpired';
import type { Rounds } from './jobs/rounds';
import { startSealRounds } from './jobs/sealRounds';
import { startWebhookQueue } from './jobs/webhooks/webhookQueue';
import { openMailer, senderOf } from './mail/mailer';
import { openStore } from './openStore';
import { makeSureOfSeals } from './orders/makeSureOfSeals';
import { importedTiles } from './pictures/importedTiles';
import { openPools } from './pools';
import { sealStone } from './seal/sealStone';
import { stopOnSignals } from './stopOnSignals';
import { catalogueLists } from './store/catalogueLists';
import { keepTidy } from './store/housekeeping';
import { keepHeapSmall } from './system/heapGrowth';
import { loggedError } from './system/loggedError';
import { projectRoot } from './system/projectRoot';
import { StartFailure } from './system/startFailure';
import { systemCode } from './system/systemCode';

const tell = (line: string) => process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  if (error instanceof StartFailure) console.error(error.message);
  else console.error(loggedError(error));
  process.exit(1);
}

async function listen(app: App, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (systemCode(error) === 'EADDRINUSE')
      throw new StartFailure(`port ${port} on ${host} is in use: set PORT`);
    throw new StartFailure(`cannot listen on ${host}, port ${port} (${systemCode(error) ?? String(error)})`);
  }
  const { address, family, port: chosen } = app.server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`;
}

/** Starts the server with the environment's settings, and prints its address. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  keepHeapSmall();
  const root = projectRoot();
  const store = await openStore({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    s3: settings.s3,
    migrations: join(root, 'server/store/migrations'),
    catalogue: await catalogueLists(join(root, 'catalogue')),
    demoPassword: settings.demoPassword,
    // Nothing more may be acknowledged; the process supervisor restarts it.
    whenBroken: (error) => fail(new StartFailure(`stopped: the database cannot write (${error.message})`)),
  });
  // Printed before listening: it is not stored, and the next start makes up no other.
  if (store.inventedPassword) tell(`Demo users: admin and bedemand, password ${store.inventedPassword}`);
  try {
    let rounds: readonly Rounds[] = [];
    // What no letter that waits begins.
    let alone: readonly Rounds[] = [];
    const pools = openPools(import.meta.url, settings.memoryMegabytes);
    const read = keptPicture(store.pictures);
    // The log exists only once the app is built, from these.
    let log: FastifyBaseLogger | undefined;
    // More often the design's error, such as a missing stone type, than the server's.
    const notChecked = (error: unknown) => log?.warn({ err: error }, 'a stone could not be checked');
    const tiles = importedTiles(store.fileStores.tiles, (error) =>
      log?.error({ err: error }, 'the imported tiles could not be listed'),
    );
    const accesses = accessNotes(store.database, (error) =>
      log?.error({ err: error }, 'noting who read and changed what'),
    );
    const catalogueFolder = join(root, 'catalogue');
    const drawing = [store.database, pools.letterWork, read, catalogueFolder, tiles] as const;
    const { database } = store;
    // Tiles as they are this moment: the kept list of them may be that of the catalogue before.
    const imported = store.fileStores.tiles.read;
    const sealing = { database, work: pools.letterWork, read, catalogueFolder, imported };
    const sure = makeSureOfSeals(sealing, (error, what) => log?.error({ err: error }, what));
    const services = {
      ...store,
      ...pools,
      checks: sceneChecks(store.database, pools.checkWork, read, notChecked),
      workshopPapers: papersByPart(...drawing),
      models: keptModels({ ...sealing, imported: tiles, work: pools.modelWork }),
      seal: (design: Design, caller: string) => sealStone(design, { ...sealing, caller }),
      makeSureOfSeals: sure,
      accesses,
      post: {
        waiting: () => {
          for (const each of rounds) each.now();
        },
      },
    };
    const app = await buildServer(services, {
      folders: { app: join(root, 'dist/app'), tiles: join(root, 'catalogue/tiles') },
      log: gatherLines(process.stdout),
      publicUrl: settings.publicUrl,
      provider: settings.provider,
      retention: settings.retention,
      corsOrigins: settings.corsOrigins,
      trustedProxies: settings.trustedProxies,
      metricsToken: settings.metricsToken,
    });
    log = app.log;
    if (store.copying)
      await giveCopies({
        database: store.copying,
        dataDir: settings.dataDir,
        disk: store.disk,
        failed: (error) => app.log.error({ err: error }, 'copying the database for a backup'),
      });
    const stopTidying = keepTidy(store.database, store.fileStores, settings.retention, (error) =>
      app.log.error({ err: error }, 'tidying up'),
    );
    const stopRemoving = keepRetention(
      { database: store.database, fileStores: store.fileStores, letters: store.letters, log: app.log },
      settings.retention,
      (removed) => app.log.info(removed, 'removed what its time was over for'),
      (error) => app.log.error({ err: error }, 'removing what its time is over for'),
    );
    stopOnSignals({
      log: app.log,
      finish: [
        () => app.close(),
        () => Promise.all([...rounds, ...alone].map((each) => each.stop())),
        async () => stopTidying(),
        async () => stopRemoving(),
      ],
      close: async () => {
        await pools.close();
        await store.database.close();
      },
    });
    const address = await listen(app, settings);
    const publicUrl = settings.publicUrl ?? address;
    const failed = (error: unknown, what: string) => app.log.error({ err: error }, what);
    const letters = startMailQueue({
      database: store.database,
      mailer: openMailer({ ...settings, publicUrl }),
      papers: masonPapers(...drawing),
      checks: sceneChecks(store.database, pools.letterWork, read, notChecked),
      makeSureOfSeals: sure,
      providerEmail: settings.provider.email ?? senderOf({ ...settings, publicUrl }),
      publicUrl,
      failed,
    });
    const networks = settings.webhookNetworks;
    const reminders = startReminders(store.database, () => letters.now(), failed);
    rounds = [
      letters,
      reminders,
      startWebhookQueue({ database: store.database, publicUrl, networks, failed }),
    ];
    alone = [startSealRounds(sealing, () => letters.now(), failed)];
    tell(`Gravestone designer: ${address}`);
    if (settings.publicUrl) tell(`Reached from outside at ${settings.publicUrl}`);
  } catch (error) {
    await store.database.close();
    throw error;
  }
}

start().catch(fail);
