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

/** The memory of this process's children and theirs, together, in MB. */
export function childrensMemory(): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => told(pid) ?? []);
  const below = (parent: number): number =>
    all
      .filter((each) => each.parent === parent)
      .reduce((sum, { pid, megabytes }) => sum + megabytes + below(pid), 0);
  return below(process.pid);
}
