import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../fileStores/fileStore';
import { importedTiles } from '../pictures/importedTiles';
import { tileType } from '../pictures/tileName';
import type { App } from './app';
import { REVALIDATE, sendTagged } from './conditionalRequests';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The folders of the built app and the catalogue's pictures. */
export interface FileFolders {
  /** dist/app; without it the server answers only calls. */
  readonly app: string;
  /** catalogue/tiles */
  readonly tiles: string;
}

/**
 * The tiles of an imported catalogue, or else those that come with the program. An import may replace a picture under
 * the same name, so browsers revalidate.
 */
async function tiles(app: App, folder: string, files: FileStore): Promise<void> {
  const imported = importedTiles(files, (error) =>
    app.log.error({ err: error }, 'the imported tiles could not be listed'),
  );
  const prefix = '/catalogue/tiles/';
  app.addHook('onRequest', async (request, reply) => {
    const name = request.url.slice(prefix.length).split('?')[0] ?? '';
    const mediaType = request.method === 'GET' ? tileType(name) : undefined;
    const bytes = mediaType && (await imported(name));
    if (!mediaType || !bytes) return;
    return sendTagged(request, reply, bytes, mediaType);
  });
  await app.register(fastifyStatic, {
    cacheControl: false,
    schemaHide: true,
    root: folder,
    prefix,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', REVALIDATE),
  });
}

/** Serves the built app and the stone materials. Names under assets/ contain a hash of their content. */
export async function appFiles(app: App, folders: FileFolders, imported: FileStore): Promise<void> {
  // In its own Fastify context, so that its hook sees only these addresses.
  await app.register(async (room: App) => tiles(room, folders.tiles, imported));
  if (!existsSync(join(folders.app, 'index.html'))) return;
  const assets = join(folders.app, 'assets', '/');
  await app.register(fastifyStatic, {
    cacheControl: false,
    schemaHide: true,
    root: folders.app,
    // `x.br` or `x.gz` is sent instead of x where the browser accepts it: the WebAssembly is large.
    preCompressed: true,
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.startsWith(assets) ? FOR_EVER : REVALIDATE),
  });
}

/** Whether a request navigates to one of the app's own routes, which only the app knows. */
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
