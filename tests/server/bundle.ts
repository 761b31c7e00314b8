import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../server/system/projectRoot';

const root = projectRoot();

/** Below node_modules, a bundle finds the packages that it leaves out. */
const CACHE = join(root, 'node_modules/.cache/gravestone-designer');

/** The variable that names the folder for all child processes. */
const SHARED = 'GRAVESTONE_TEST_BUNDLE';

const folder = () => process.env[SHARED] ?? join(CACHE, `bundle-${process.pid}`);

/**
 * The folder of the production bundle of the server, `main.js`, and of the commands, made when first needed: it starts
 * in a fraction of the time that tsx takes.
 */
export function bundle(): string {
  const shared = folder();
  if (existsSync(shared)) return shared;
  const own = join(CACHE, `making-${process.pid}`);
  execFileSync(process.execPath, [join(root, 'server/bundle.mjs'), join(own, 'main.js'), '--commands']);
  try {
    renameSync(own, shared);
  } catch {
    // Another test file was faster.
    rmSync(own, { recursive: true, force: true });
  }
  return shared;
}

/** The bundled server, as `openPools` expects it. */
export const bundledServer = () => pathToFileURL(join(bundle(), 'main.js'));

/** Deletes the bundle after the last test, unless others share it. */
export const removeBundle = async () => {
  if (process.env[SHARED] === undefined) await rm(folder(), { recursive: true, force: true });
};

/** Makes all test files of a run share one bundle: the unit tests' global setup. */
export default function shareBundle(): () => Promise<void> {
  const shared = join(CACHE, `bundle-${process.pid}`);
  process.env[SHARED] = shared;
  return () => rm(shared, { recursive: true, force: true });
}
