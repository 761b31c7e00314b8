import { useEffect, useEffectEvent } from 'react';

/**
 * Looks anew at what others may have changed, as long as the page is looked at itself: regularly, when it is seen again, and when
 * the network is back.
 *
 * @param every the time between two looks, in ms.
 */
export function useLooks(look: () => void, every: number): void {
  const lookIfSeen = useEffectEvent(() => {
    if (!document.hidden) look();
  });
  useEffect(() => {
    const again = () => lookIfSeen();
    const timer = setInterval(again, every);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [every]);
}
