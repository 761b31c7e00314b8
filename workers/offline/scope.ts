/**
 * What a service worker sees of its surroundings (Service Workers, sections 4.1 and 4.4), as far as it is used here:
 * TypeScript's library for it conflicts with that of pages.
 */
interface LastingEvent extends Event {
  /** Keeps the worker alive until this is done. */
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page or of one of its workers. */
export interface Fetching extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Scope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

/** The service worker itself. */
export const scope = globalThis as unknown as Scope;
