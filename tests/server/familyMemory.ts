import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A process's parent and its memory in MB, from Linux (proc(5)); undefined where it has ended. */
function told(
  pid: string,
): { readonly pid: number; readonly parent: number; readonly megabytes: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const number = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid: Number(pid), parent: number('PPid'), megabytes: number('VmRSS') / 1024 };
  } catch {
    return undefined;
  }
}

/** The descendants of a process. */
export function pidsBelow(parent: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => told(pid) ?? []);
  const below = (of: number): number[] =>
    all.filter((each) => each.parent === of).flatMap(({ pid }) => [pid, ...below(pid)]);
  return below(parent);
}

/** The memory of this process's descendants, together, in MB; shared memory counts for each. */
export function childrensMemory(): number {
  return pidsBelow(process.pid).reduce((sum, pid) => sum + (told(`${pid}`)?.megabytes ?? 0), 0);
}

/** A process's memory, in MB, with its share of shared memory. 0 where it has ended. */
function ownPart(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The name of the file that a Node process runs, without its ending; empty where it has ended. */
function programOf(pid: number): string {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(words.findLast((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? '').replace(/\..*/, '');
  } catch {
    return '';
  }
}

/** A process of a family. */
export interface Member {
  readonly pid: number;
  readonly program: string;
  readonly megabytes: number;
}

/** The memory of a process and its descendants, in MB: shared memory is counted once. */
export function familyMemory(parent: number): Member[] {
  return [parent, ...pidsBelow(parent)].map((pid) => ({
    pid,
    program: programOf(pid),
    megabytes: ownPart(pid),
  }));
}
