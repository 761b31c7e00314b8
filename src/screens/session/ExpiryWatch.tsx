import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { onTheWayTo } from './afterLogin';
import { SessionContext } from './sessionContext';

/** A stone reached by a link, which works without a login. */
const BY_LINK = /^\/designer\/\d+\/[^/?]/;

/**
 * Leads to /session-expired as soon as the server says that the login no longer holds (specification section 8), and
 * remembers the page: what was being edited there is offered again after the login. Users of a link
 * stay, and continue with the link's right; the designer says so.
 */
export function ExpiryWatch() {
  const hasExpired = SessionContext.useSelector((state) => state.matches('expired'));
  const [path, navigate] = useLocation();
  const search = useSearch();
  const place = useRef('');
  useEffect(() => {
    if (!hasExpired) place.current = search ? `${path}?${search}` : path;
  }, [hasExpired, path, search]);
  useEffect(() => {
    if (hasExpired && !BY_LINK.test(place.current)) navigate(onTheWayTo('/session-expired', place.current));
  }, [hasExpired, navigate]);
  return null;
}
