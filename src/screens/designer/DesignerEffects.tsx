import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isPrivileged } from '../../api/identity';
import { rememberStone } from '../../api/knownStones';
import { usePageTitle } from '../../components/usePageTitle';
import { SessionContext } from '../session/sessionContext';
import { DesignerContext } from './designerContext';
import { LetteringContext } from './lettering/letteringContext';
import { StoneContext } from './menu/stoneContext';
import { useLeaveWarning } from './useLeaveWarning';

/** Tells the workplace about logins, remembers a visitor's stones in this browser, follows a stone's new address, and warns before changes are left. */
export function DesignerEffects() {
  useLogin();
  useLettering();
  useRemembering();
  useTitle();
  useFollowing();
  useLeaveWarning();
  return null;
}

function useLogin(): void {
  const actor = DesignerContext.useActorRef();
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  useEffect(() => {
    if (isUser) actor.send({ type: 'session.loggedIn', isPrivileged: isPrivileged() });
  }, [actor, isUser]);
}

/** What a business keeps of its lettering is asked for anew for each login. */
function useLettering(): void {
  const actor = LetteringContext.useActorRef();
  const token = SessionContext.useSelector(({ context }) => context.user?.token);
  useEffect(() => {
    actor.send({ type: token === undefined ? 'session.loggedOut' : 'session.loggedIn' });
  }, [actor, token]);
}

/** A user finds the stones in the own list; a visitor's are only reachable by their links. */
function useRemembering(): void {
  const saved = DesignerContext.useSelector(({ context }) => context.saved);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const isUser = SessionContext.useSelector(({ context }) => context.user !== undefined);
  const { id, token } = saved?.address ?? {};
  const designName = saved?.design.designName ?? '';
  const readonlyToken = saved?.readonlyToken;
  useEffect(() => {
    if (isUser || readOnly || id === undefined || !token) return;
    rememberStone({ id, token, designName, readonlyToken });
  }, [isUser, readOnly, id, token, designName, readonlyToken]);
}

/** The tab is called by the stone that is open in it. */
function useTitle(): void {
  usePageTitle(DesignerContext.useSelector(({ context }) => context.saved?.design.designName ?? ''));
}

function useFollowing(): void {
  const actor = StoneContext.useActorRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const subscriptions = [
      actor.on('duplicated', ({ address: { id, token } }) =>
        navigate(`/designer/${id}${token ? `/${token}` : ''}`),
      ),
      actor.on('deleted', () => navigate('/', { replace: true })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate]);
}
