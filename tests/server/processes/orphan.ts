import { samplePool } from './samplePool';

// Starts an endless task in a process, prints its id, and waits to be killed.
const pool = samplePool();
const limits = { wallMs: 60_000, processorMs: 60_000 };
const { pid } = await pool.run('who', () => null, { caller: 'a', ...limits });
pool.run('spin', () => null, { caller: 'a', ...limits }).catch(() => undefined);
process.stdout.write(`${pid}\n`);
