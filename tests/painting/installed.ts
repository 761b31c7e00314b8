import { execFileSync, spawnSync } from 'node:child_process';

/** Debian's Python, whatever other one comes first on this machine: Debian's packages are for this one. */
export const PYTHON = '/usr/bin/python3';

function install(...packages: readonly string[]): void {
  const quietly = { stdio: 'ignore' } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quietly);
}

/** Sees to it that a program of another's is there: Debian's package is installed where it is missing. */
export function needProgram(program: 'gs' | 'hp2xx' | 'tiffinfo', debianPackage: string): void {
  if (spawnSync(program, ['-v']).error) install(debianPackage);
}

/** The same for what Python reads by. */
export function needPythonModules(...modules: readonly ('ezdxf' | 'svgelements')[]): void {
  if (spawnSync(PYTHON, ['-c', `import ${modules.join(', ')}`]).status !== 0)
    install(...modules.map((module) => `python3-${module}`));
}
