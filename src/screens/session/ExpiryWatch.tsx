import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { onTheWayTo } from './afterLogin';
import { SessionContext } from './sessionContext';

/**
 * Leads to /session-expired as soon as the server says that the login no longer holds (specification section 8), and
 * remembers where that was: what was being edited there is offered again after the login.
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
    if (hasExpired) navigate(onTheWayTo('/session-expired', place.current));
  }, [hasExpired, navigate]);
  return null;
}
