import type { StoneKind } from '../../src/stone/stone';

/**
 * How something is answered: `page` by the app's one page whatever the address, `file` by what is kept, since its name
 * says what is in it, `catalogue` by the server where it answers soon. All else goes to the server as if nobody stood
 * between.
 */
export type Route = 'page' | 'file' | 'catalogue';

/** The first words of the app's own addresses; App.tsx names the same. */
export const PAGES: readonly string[] = [
  '',
  'login',
  'credits',
  'privacy',
  'confirm',
  'forgot',
  'reset',
  'session-expired',
  'home',
  'account',
  'designs',
  'opret-sten',
  'stone-design',
  'designer',
];

// Named here once more: the schema they come from would bring its library along.
const KINDS: Record<StoneKind, true> = { coffin: true, lawn: true, urn: true, reference: true };
const KIND = Object.keys(KINDS).join('|');

/** What the server says to everybody alike: nothing of a stone, a case, a login or an upload is among it. */
const CATALOGUE = new RegExp(
  `^/(?:catalogue/tiles/[\\w./-]+|api/(?:churchyards|prepareStandardStone|prepareStone/\\d+/(?:${KIND})|` +
    `(?:stoneTypes|vignets|backgrounds|attachments|fonts)/(?:${KIND}|all)))$`,
);

function isPage(path: string): boolean {
  const [, first = '', second = ''] = path.split('/');
  return PAGES.includes(first === 'de' || first === 'no' ? second : first);
}

/** What of a request decides its route. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * The route of a request; undefined for what is none of the service worker's business. Only what is named here is ever
 * kept, so that an address that carries a token cannot be.
 *
 * @param origin where the app itself comes from.
 */
export function routeOf({ method, mode, url }: Asked, origin: string): Route | undefined {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return undefined;
  if (mode === 'navigate') return isPage(asked.pathname) ? 'page' : undefined;
  if (asked.search !== '') return undefined;
  if (/^\/assets\/[\w.-]+$/.test(asked.pathname) || asked.pathname === '/icon.svg') return 'file';
  return CATALOGUE.test(asked.pathname) ? 'catalogue' : undefined;
}
