import { readdirSync, readFileSync } from 'node:fs';

/** A process's parent and its memory in MB, as Linux tells them (proc(5)); undefined where it has gone. */
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

/** The processes below one, and those below them. */
export function pidsBelow(parent: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => told(pid) ?? []);
  const below = (of: number): number[] =>
    all.filter((each) => each.parent === of).flatMap(({ pid }) => [pid, ...below(pid)]);
  return below(parent);
}

/** The memory of this process's children and theirs, together, in MB; what several of them share counts for each. */
export function childrensMemory(): number {
  return pidsBelow(process.pid).reduce((sum, pid) => sum + (told(`${pid}`)?.megabytes ?? 0), 0);
}

/** What a process holds, in MB; of what several share each holds its part. 0 where it has gone. */
function ownPart(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** The memory of a process and of each one below it, in MB, by its program: what several share is counted once. */
export function familyMemory(parent: number): { readonly pid: number; readonly megabytes: number }[] {
  return [parent, ...pidsBelow(parent)].map((pid) => ({ pid, megabytes: ownPart(pid) }));
}
