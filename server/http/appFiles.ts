import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MONTH = 'public, max-age=2592000';
/** Kept, but asked after each time. */
const ASKED_AFTER = 'no-cache';

/** Where the built app and the catalogue's pictures lie. */
export interface FileFolders {
  /** dist/app; without it the server answers calls only. */
  readonly app: string;
  /** catalogue/tiles */
  readonly tiles: string;
}

/** Serves the built app and the stone materials. Names under assets/ hold a hash of their content. */
export async function appFiles(app: App, folders: FileFolders): Promise<void> {
  const common = { cacheControl: false, schemaHide: true } as const;
  if (existsSync(folders.tiles)) {
    await app.register(fastifyStatic, {
      ...common,
      root: folders.tiles,
      prefix: '/catalogue/tiles/',
      decorateReply: false,
      setHeaders: (reply) => reply.header('cache-control', FOR_A_MONTH),
    });
  }
  if (!existsSync(join(folders.app, 'index.html'))) return;
  const assets = join(folders.app, 'assets', '/');
  await app.register(fastifyStatic, {
    ...common,
    root: folders.app,
    // A neighbour `x.br` or `x.gz` goes out instead of x where the browser takes it: the WebAssembly is large.
    preCompressed: true,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.startsWith(assets) ? FOR_EVER : ASKED_AFTER),
  });
}

/** Whether a browser navigates to one of the app's own routes, which only the app knows. */
export function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = request.url.split('?')[0] ?? '';
  const elsewhere = /^\/(api|catalogue|assets)(\/|$)/.test(path);
  return (
    (method === 'GET' || method === 'HEAD') && !elsewhere && (headers.accept ?? '').includes('text/html')
  );
}

/** Answers a navigation with the app. */
export function sendApp(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
