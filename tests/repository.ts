import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Every file of the repository, also one that is not committed yet: paths from the root. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Every folder and file of the repository, without a slash at its end. */
const places = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
);

const asPattern = (place: string) =>
  new RegExp(
    `^${place
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, options: string) => `(${options.replaceAll(',', '|')})`)
      .replace(/<[^>]*>|\*/g, '[^/]+')}$`,
  );

/** Whether a file or folder is there: `<…>` and `*` stand for any name, and a folder may end with a slash. */
export function isThere(place: string): boolean {
  const bare = place.replace(/\/$/, '');
  if (!/[<*{]/.test(bare)) return places.has(bare);
  const pattern = asPattern(bare);
  return [...places].some((each) => pattern.test(each));
}

/** `server/bombs` is short for a test's file, or for a folder of tests. */
export const isTest = (place: string) => isThere(`tests/${place}.test.ts`) || isThere(`tests/${place}`);
