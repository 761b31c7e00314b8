import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { loginOnTheWayTo } from './afterLogin';
import { SessionContext } from './sessionContext';

interface GuardedProps {
  readonly children: ReactNode;
  /** Whether the guard is active: a stone reached by its token is open to its holder. */
  readonly only?: boolean;
}

/** A screen for logged-in users; others are led to the login, and back here afterwards. */
export function Guarded({ children, only = true }: GuardedProps) {
  const isLoggedIn = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const [path] = useLocation();
  const search = useSearch();
  if (isLoggedIn || !only) return children;
  return <Redirect to={loginOnTheWayTo(search ? `${path}?${search}` : path)} replace />;
}
