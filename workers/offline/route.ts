import type { StoneKind } from '../../src/stone/stone';

/**
 * How a request is answered: `page` by the app's one page whatever the address, `file` from the cache, since its name
 * identifies its content, `catalogue` by the server where it answers soon. All others go to the server unchanged.
 */
export type Route = 'page' | 'file' | 'catalogue';

/** The first path segments of the app's own addresses; the same as in App.tsx. */
export const PAGES: readonly string[] = [
  '',
  'login',
  'credits',
  'privacy',
  'imprint',
  'own-data',
  'confirm',
  'letters',
  'approve',
  'proposal',
  'choose',
  'variants',
  'forgot',
  'reset',
  'session-expired',
  'home',
  'account',
  'designs',
  'mason',
  'opret-sten',
  'stone-design',
  'designer',
];

// Repeated here: the schema they come from would bring its library along.
const KINDS: Record<StoneKind, true> = { coffin: true, lawn: true, urn: true, reference: true };
const KIND = Object.keys(KINDS).join('|');

/** Answers that are the same for everybody: none is about a stone, a case, a login or an upload. */
const CATALOGUE = new RegExp(
  `^/(?:catalogue/tiles/[\\w./-]+|api/(?:churchyards|prepareStandardStone|prepareStone/\\d+/(?:${KIND})|` +
    `(?:stoneTypes|vignets|backgrounds|attachments|fonts)/(?:${KIND}|all)))$`,
);

function isPage(path: string): boolean {
  const [, first = '', second = ''] = path.split('/');
  return PAGES.includes(first === 'de' || first === 'no' ? second : first);
}

/** The parts of a request that decide its route. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * The route of a request; undefined where the service worker leaves it alone. Only what is named here is ever cached,
 * so that an address that carries a token never is.
 *
 * @param origin the app's own origin.
 */
export function routeOf({ method, mode, url }: Asked, origin: string): Route | undefined {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return undefined;
  if (mode === 'navigate') return isPage(asked.pathname) ? 'page' : undefined;
  if (asked.search !== '') return undefined;
  if (/^\/assets\/[\w.-]+$/.test(asked.pathname) || asked.pathname === '/icon.svg') return 'file';
  return CATALOGUE.test(asked.pathname) ? 'catalogue' : undefined;
}
