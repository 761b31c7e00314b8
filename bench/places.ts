import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { build } from 'vite';
import { projectRoot } from '../server/system/projectRoot';
import { type BenchScene, SIZES } from './scene';

const root = projectRoot();

/** The renderers this one is compared with. */
export const PEERS = ['canvas2d', 'konva', 'fabric'] as const;

/** Builds the app in production mode, with its bench page. */
export function buildApp(): void {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const args = [join(vite, 'bin/vite.js'), 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the app could not be built');
}

/** Builds the peers' pages, one bundle each, and puts the scenes beside them. */
export async function buildPeers(folder: string, scenes: readonly BenchScene[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: Object.fromEntries(PEERS.map((peer) => [peer, join(root, `bench/peers/${peer}.html`)])),
      },
    },
  });
  await mkdir(join(folder, 'scenes'), { recursive: true });
  for (const [index, scene] of scenes.entries()) {
    await writeFile(join(folder, `scenes/${SIZES[index]?.lines}.json`), JSON.stringify(scene));
  }
}

/** Serves the peers' pages as the app's server does: files with a hash in their name are cached for ever. */
export async function servePeers(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = Fastify();
  await server.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => server.close() };
}
