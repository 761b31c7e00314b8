import { cpus, totalmem } from 'node:os';
import type { Volley } from './shoot';

/** One line of the table. */
export interface Line {
  readonly name: string;
  readonly reading: Volley;
  readonly saving: Volley;
}

const HEAD = `|  | read a stone, requests/s | p50, ms | p99, ms | save 20 KB, requests/s | p50, ms | p99, ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |`;

const cells = ({ perSecond, p50, p99 }: Volley) => `${Math.round(perSecond)} | ${p50} | ${p99}`;

/** The figures as a markdown table, with the machine and the day they were taken on. */
export function loadTable(lines: readonly Line[], seconds: number, connections: number): string {
  const cores = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${gigabytes} GB, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  const rows = lines.map(({ name, reading, saving }) => `| ${name} | ${cells(reading)} | ${cells(saving)} |`);
  return `\`npm run load\`, ${day}, ${machine}; ${connections} connections, ${seconds} s each, the sender on the same machine.

${[HEAD, ...rows].join('\n')}
`;
}
