import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from './app';
import { WORTHWHILE } from './conditionalRequests';

/**
 * Compresses the answers of calls; catalogue lists are compressed already (`sharedText.ts`), and so are the app's files
 * on disk. Brotli at quality 4 keeps up with the network.
 */
export async function compression(app: App): Promise<void> {
  await app.register(compress, {
    threshold: WORTHWHILE,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
