import { execFileSync, spawnSync } from 'node:child_process';

/** Sees to it that a program of another's is there: Debian's package is installed where it is missing. */
export function needProgram(program: 'gs' | 'tiffinfo', debianPackage: string): void {
  if (!spawnSync(program, ['-v']).error) return;
  const quietly = { stdio: 'ignore' } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], quietly);
}
