import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * Reads a font file of the catalogue from its npm package. For Node: server, command line and tests.
 *
 * @param file the catalogue's `file` or `italic`, e.g. `@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf`.
 * @throws where the package is not installed or lacks the file.
 */
export async function fileBytes(file: string): Promise<ArrayBuffer> {
  const bytes = await readFile(resolve(file));
  return Uint8Array.from(bytes).buffer;
}
