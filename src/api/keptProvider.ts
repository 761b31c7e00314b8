import { type Provider, provider } from '../stone/wire/provider';

const KEY = 'gravestone.provider';

/** Who ran the service when this browser last asked; undefined where it never did, or cannot be read. */
export function keptProvider(): Provider | undefined {
  try {
    return provider.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Remembers it for the next start, which then shows the right colours from the first picture on. */
export function keepProvider(now: Provider): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Only convenience is lost.
  }
}
