import type { ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { loginOnTheWayTo } from './afterLogin';
import { SessionContext } from './sessionContext';

interface GuardedProps {
  readonly children: ReactNode;
  /** Whether the guard stands at all: a stone reached by its token is open to whoever holds it. */
  readonly only?: boolean;
}

/** A screen for those who are logged in; anybody else is led to the login, and back here afterwards. */
export function Guarded({ children, only = true }: GuardedProps) {
  const isLoggedIn = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const [path] = useLocation();
  const search = useSearch();
  if (isLoggedIn || !only) return children;
  return <Redirect to={loginOnTheWayTo(search ? `${path}?${search}` : path)} replace />;
}
