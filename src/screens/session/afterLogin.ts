/** The query that remembers where somebody was going when the login came between. */
const FROM = 'from';

/** The address of the login that leads back to a path of this app afterwards. */
export function loginOnTheWayTo(path: string): string {
  return onTheWayTo('/login', path);
}

/** The address of a page of the login that remembers a path of this app. */
export function onTheWayTo(page: '/login' | '/session-expired', path: string): string {
  return path === '/home' ? page : `${page}?${new URLSearchParams({ [FROM]: path })}`;
}

/** Where a login leads: to where somebody was going, if that is a path of this app, else home. */
export function afterLogin(search: URLSearchParams): string {
  const from = search.get(FROM) ?? '';
  return /^\/(?![/\\])/.test(from) ? from : '/home';
}
