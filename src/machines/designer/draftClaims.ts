import { lockOf } from '../../api/drafts';

function claim(key: string): () => void {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(lockOf(key), { mode: 'shared' }, () => over).catch(() => undefined);
  return release;
}

/** Says to other tabs, as long as this one lives, that somebody is working on drafts. */
export class DraftClaims {
  readonly #releases = new Map<string, () => void>();

  /** Claims these, and gives up all others. */
  hold(keys: readonly string[]): void {
    for (const [key, release] of this.#releases) {
      if (keys.includes(key)) continue;
      release();
      this.#releases.delete(key);
    }
    for (const key of keys) if (!this.#releases.has(key)) this.#releases.set(key, claim(key));
  }
}
