import Fastify, { type FastifyError } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { NamedProvider } from '../src/stone/wire/provider';
import type { Retention } from '../src/stone/wire/retention';
import { Refusal } from './domain/refusal';
import { retentionOf } from './domain/retention';
import type { App } from './http/app';
import { appFiles, type FileFolders, isNavigation, sendApp } from './http/appFiles';
import { answerClientError, requireHost } from './http/clientErrors';
import { compression } from './http/compression';
import { crossOrigin } from './http/crossOrigin';
import { declareDiskFull } from './http/declareDiskFull';
import { closeConnectionsWhenDraining } from './http/draining';
import { endHalfSent } from './http/halfSent';
import { identify } from './http/identify';
import { limitCalls } from './http/limitCalls';
import { type LogStream, logging } from './http/logging';
import { noteAccesses } from './http/noteAccesses';
import { openApi, openApiDocument } from './http/openApi';
import { limitSlowReaders, PATIENCE, type Patience } from './http/patience';
import { readJson } from './http/readJson';
import { refuse } from './http/refuse';
import { requestId, tellRequestId } from './http/requestId';
import { securityHeaders } from './http/securityHeaders';
import { measure } from './monitoring/metrics';
import { masonOrderPage } from './routes/mason/order';
import { metricsPage } from './routes/metrics';
import { ownPasskeys } from './routes/passkey/ownPasskeys';
import { passkeyLogin } from './routes/passkey/passkeyLogin';
import { retentionCall } from './routes/privacy/retention';
import { providerCall } from './routes/provider';
import { ROUTES } from './routes/routes';
import { lettersToRead } from './routes/send/letter';
import { sharedStone } from './routes/sharing/sharedStone';
import { workshopCalls } from './routes/workshop/workshop';
import type { Services } from './services';

/** The largest body taken: a design with its preview. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** What the server is built from, besides what it works with. */
export interface ServerOptions {
  readonly folders: FileFolders;
  readonly log: LogStream;
  readonly logLevel?: string;
  /** The public address of the server; undefined for the one of the request. */
  readonly publicUrl?: string | undefined;
  /** Who runs the service; not shown where left out. */
  readonly provider?: NamedProvider;
  /** How long data is kept, where the settings say something else than the defaults. */
  readonly retention?: Retention;
  /** Other origins whose pages may call; none where left out. */
  readonly corsOrigins?: readonly string[];
  /** Proxies on other machines whose forwarded client address is trusted; none where left out. */
  readonly trustedProxies?: readonly string[];
  /** The token for reading /metrics; where it is undefined, any caller on this machine may. */
  readonly metricsToken?: string | undefined;
  /** Timeouts. */
  readonly patience?: Patience;
}

/** The caller is identified before a body is read: without an AuthCookie nobody can send one. */
function knowTheCaller(app: App, { database }: Services): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    request.caller = { kind: 'unknown' };
    if (!request.url.startsWith('/api/')) return;
    // Answers hold tokens and names of the dead, so no cache keeps them. The catalogue sets its own header.
    reply.header('cache-control', 'no-store');
    const { url, config } = request.routeOptions;
    // An address that is no call is answered with 404, whoever asks.
    if (config.open || !url?.startsWith('/api/')) return;
    request.caller = await identify(database, request);
  });
}

function answerTheRest(app: App): void {
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request) && app.hasReplyDecorator('sendFile')) return sendApp(reply);
    return refuse(new Refusal('notFound'), request, reply);
  });
}

/**
 * Builds the server: the calls of the specification, the built app and its pictures, the OpenAPI document. It does not
 * listen yet; tests inject requests directly.
 */
export async function buildServer(services: Services, options: ServerOptions): Promise<App> {
  const patience = options.patience ?? PATIENCE;
  const fastify = Fastify({
    logger: logging(options.log, options.logLevel ?? 'info'),
    bodyLimit: BODY_LIMIT,
    genReqId: requestId,
    requestIdHeader: false,
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    // Only a proxy on this machine, or one that is named, may tell the client's address.
    trustProxy: ['loopback', ...(options.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError(patience),
    http: {
      // Refused below instead, with a sentence.
      requireHostHeader: false,
      connectionsCheckingInterval: patience.look,
      // Node uses the longer of the two for the request.
      headersTimeout: patience.request,
    },
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  const app: App = fastify.withTypeProvider();
  const measures = measure(app, services.database);
  closeConnectionsWhenDraining(app);
  endHalfSent(app, patience);
  limitSlowReaders(app, patience);
  tellRequestId(app);
  requireHost(app);
  securityHeaders(app, options.publicUrl);
  crossOrigin(app, options.corsOrigins ?? []);
  knowTheCaller(app, services);
  limitCalls(app, services.database);
  declareDiskFull(app);
  noteAccesses(app, services.accesses);
  readJson(app);
  answerTheRest(app);
  await compression(app);
  await openApi(app);
  await appFiles(app, options.folders, services.fileStores.tiles);
  openApiDocument(app);
  for (const route of ROUTES) route(app, services);
  ownPasskeys(app, services, options.publicUrl);
  passkeyLogin(app, services, options.publicUrl);
  lettersToRead(app, services, options.publicUrl);
  workshopCalls(app, services, options.publicUrl);
  masonOrderPage(app, services, options.publicUrl);
  providerCall(app, services, options.provider ?? { name: null, email: null });
  retentionCall(app, options.retention ?? retentionOf({}));
  metricsPage(app, measures, options.metricsToken);
  await sharedStone(app, services, { appFolder: options.folders.app, publicUrl: options.publicUrl });
  return app;
}
