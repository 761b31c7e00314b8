import Fastify, { type FastifyError } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from './http/app';
import { appFiles, type FileFolders, isNavigation, sendApp } from './http/appFiles';
import { compression } from './http/compression';
import { identify } from './http/identify';
import { type LogStream, logging } from './http/logging';
import { openApi, openApiDocument } from './http/openApi';
import { readJson } from './http/readJson';
import { Refusal } from './http/refusal';
import { refuse } from './http/refuse';
import { securityHeaders } from './http/securityHeaders';
import { ROUTES } from './routes/routes';
import type { Services } from './services';

/** The largest body taken: a design with its preview. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** What the server is built from, besides what it works with. */
export interface ServerOptions {
  readonly folders: FileFolders;
  readonly log: LogStream;
  readonly logLevel?: string;
}

/** Who asks is settled before a body is read: nobody without an AuthCookie gets to send one. */
function knowTheCaller(app: App, { database }: Services): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    request.caller = { kind: 'unknown' };
    if (!request.url.startsWith('/api/')) return;
    // Answers hold tokens and names of the dead: no cache keeps them.
    reply.header('cache-control', 'no-store');
    const { url, config } = request.routeOptions;
    // An address that is no call is simply not there, whoever asks.
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
 * Builds the server: the calls of the specification, the built app and its pictures, the OpenAPI document. It listens
 * nowhere yet; tests put requests into it directly.
 */
export async function buildServer(services: Services, options: ServerOptions): Promise<App> {
  const fastify = Fastify({
    logger: logging(options.log, options.logLevel ?? 'info'),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    // A proxy on this machine may say for whom it asks; nobody else may.
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  fastify.setValidatorCompiler(validatorCompiler);
  fastify.setSerializerCompiler(serializerCompiler);
  const app: App = fastify.withTypeProvider();
  securityHeaders(app);
  knowTheCaller(app, services);
  readJson(app);
  answerTheRest(app);
  await compression(app);
  await openApi(app);
  await appFiles(app, options.folders);
  openApiDocument(app);
  for (const route of ROUTES) route(app, services);
  return app;
}
