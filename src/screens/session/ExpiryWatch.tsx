import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { onTheWayTo } from './afterLogin';
import { SessionContext } from './sessionContext';

/** A stone that is had by a link, which holds without a login. */
const BY_LINK = /^\/designer\/\d+\/[^/?]/;

/**
 * Leads to /session-expired as soon as the server says that the login no longer holds (specification section 8), and
 * remembers where that was: what was being edited there is offered again after the login. Whoever is at somebody's link
 * stays, and goes on by the link's right; the designer says so.
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
