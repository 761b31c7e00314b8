import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from './app';
import { WORTHWHILE } from './conditionalRequests';

/**
 * Compresses what the calls answer; lists of the catalogue are compressed already (`sharedText.ts`), and the app's own files
 * lie so beside themselves. Brotli's fourth quality keeps up with the network.
 */
export async function compression(app: App): Promise<void> {
  await app.register(compress, {
    threshold: WORTHWHILE,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
