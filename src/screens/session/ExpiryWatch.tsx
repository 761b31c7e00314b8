import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { SessionContext } from './sessionContext';

/** Leads to /session-expired as soon as the server says that the login no longer holds (specification section 8). */
export function ExpiryWatch() {
  const hasExpired = SessionContext.useSelector((state) => state.matches('expired'));
  const [, navigate] = useLocation();
  useEffect(() => {
    if (hasExpired) navigate('/session-expired');
  }, [hasExpired, navigate]);
  return null;
}
