import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

/**
 * The version of the code that bakes reliefs: a digest of all of it as it is bundled, materials and light included, so that
 * whatever changes a relief also changes the version, and a comment does not. Computed by the build.
 *
 * @param plugins for a test that changes the code.
 */
export async function bakingVersion(plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../../src/painting/relief/bakeWhole.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins,
  });
  return createHash('sha256')
    .update(outputFiles[0]?.text ?? '')
    .digest('hex')
    .slice(0, 16);
}
