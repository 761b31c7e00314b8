import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The settings that a version writes its store with, and today's reads it with. Letters go to a port where nobody
 * listens, so that they wait; links in them do not depend on where the server listens.
 */
export const SETTINGS = {
  PUBLIC_URL: 'https://sten.example.com',
  MAIL_FROM: 'sten@example.com',
  PROVIDER_NAME: 'Sten & Skrift ApS',
  PROVIDER_EMAIL: 'post@example.com',
  DEMO_PASSWORD: 'sten-og-skrift',
  TZ: 'UTC',
} as const;
export const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9?ignoreTLS=true' } as const;

type Variables = Record<string, string>;

const environment = (variables: Variables) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...SETTINGS,
  ...variables,
});

/** A server of another version, started from its sources. */
export interface RunningCheckout {
  readonly url: string;
  stop(): Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => {
        printed += String(data);
        const found = /^Gravestone designer: (\S+)$/m.exec(printed)?.[1];
        if (found) resolve(found);
      });
    child.once('close', () => reject(new Error(`the server ended:\n${printed}`)));
  });
}

/** A version of the program in a folder of its own, with its packages installed. */
export class Checkout {
  constructor(
    readonly folder: string,
    readonly dataDir: string,
  ) {}

  /** Starts its server. */
  async start(variables: Variables): Promise<RunningCheckout> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: this.folder,
      env: environment({ PORT: '0', DATA_DIR: this.dataDir, ...variables }),
    });
    const url = await addressOf(child);
    return {
      url,
      stop: async () => {
        const closed = once(child, 'close');
        child.kill('SIGTERM');
        await closed;
      },
    };
  }

  /** Runs a command of `server/commands`, and returns what it printed. */
  run(words: readonly string[], input = '', variables: Variables = {}): string {
    const [name, ...rest] = words;
    const given = ['--import', 'tsx', `server/commands/${name}.ts`, ...rest];
    const env = environment({ DATA_DIR: this.dataDir, ...NO_MAIL_SERVER, ...variables });
    const { status, stdout, stderr } = spawnSync(process.execPath, given, {
      cwd: this.folder,
      encoding: 'utf8',
      input,
      env,
    });
    if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}${stdout}`);
    return stdout;
  }

  /** Whether this version has a migration, and with it what came by that. */
  hasMigration(name: string): boolean {
    return existsSync(join(this.folder, 'server/store/migrations', name));
  }

  /** The commit that is checked out. */
  commit(): string {
    const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: this.folder, encoding: 'utf8' });
    return stdout.trim();
  }
}
