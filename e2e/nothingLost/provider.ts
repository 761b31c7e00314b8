import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, runServerBriefly } from '../../tests/server/runServer';
import { written } from './witness';

const PASSWORD = 'e2e-password';

/** A stone as the server holds it. */
export interface HeldStone {
  readonly design: string;
  readonly version: number;
}

/** A real server that is killed and restarted over the same folder, at the same address. */
export class Provider {
  readonly #folder = mkdtempSync(join(tmpdir(), 'gravestone-nothing-lost-'));
  #server: RunningServer | undefined;
  #url = '';
  /** The login the test itself uses to look at stones. */
  #token = '';

  get url(): string {
    return this.#url;
  }

  get isRunning(): boolean {
    return this.#server !== undefined;
  }

  async start(): Promise<void> {
    if (this.#server) return;
    this.#server = await runServerBriefly({
      DATA_DIR: this.#folder,
      DEMO_PASSWORD: PASSWORD,
      ...(this.#url && { PORT: new URL(this.#url).port }),
    });
    this.#url = this.#server.url;
    this.#token ||= (await this.logIn('admin')).token;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const ending = this.#server;
    this.#server = undefined;
    await ending?.end(signal);
  }

  /** A login, as the browser stores it. */
  async logIn(username: string): Promise<{ token: string; BusinessId: number }> {
    const response = await fetch(`${this.#url}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const answer = (await response.json()) as { token: string; auth: { user: { BusinessId: number } } };
    return { token: answer.token, BusinessId: answer.auth.user.BusinessId };
  }

  /** Ends a login, as expiry does. */
  async endLogin(token: string): Promise<void> {
    await fetch(`${this.#url}/api/logout`, { method: 'POST', headers: { AuthCookie: token } });
  }

  async stone(id: number): Promise<HeldStone> {
    const response = await fetch(`${this.#url}/api/stone/${id}`, { headers: { AuthCookie: this.#token } });
    const stone = (await response.json()) as { version: number };
    if (!response.ok) throw new Error(`stone ${id}: ${JSON.stringify(stone)}`);
    return { design: written(stone), version: stone.version };
  }

  /** How many stones there are. */
  async count(): Promise<number> {
    const response = await fetch(`${this.#url}/api/stones`, { headers: { AuthCookie: this.#token } });
    return ((await response.json()) as { results: unknown[] }).results.length;
  }
}
