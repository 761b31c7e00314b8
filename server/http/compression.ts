import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { App } from './app';

/** Below this a packet holds the answer as it is, in bytes. */
const WORTHWHILE = 2048;

/**
 * Compresses what the calls answer: the list of vignettes is a megabyte of outlines and travels as two fifths of it.
 * The app's own files lie compressed beside themselves already. Brotli's fourth quality keeps up with the network.
 */
export async function compression(app: App): Promise<void> {
  await app.register(compress, {
    threshold: WORTHWHILE,
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
