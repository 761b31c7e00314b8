import { useEffect } from 'react';
import { z } from 'zod';
import type { Page } from './page';

/** What an entry of the browser's history notes: the step that was read there; none on the first page. */
const place = z.object({ step: z.string().optional() }).catch({});

/**
 * Makes every step a place in the browser's history, so that the way back leads to what was read before and not off the page, where
 * somebody on a phone looks for what they have ticked.
 *
 * @returns what goes to a step.
 */
export function useStepPlaces(send: Page['send']): (step: string | undefined) => void {
  useEffect(() => {
    const onBack = ({ state }: PopStateEvent) => send({ type: 'go', step: place.parse(state).step });
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [send]);
  return (step) => {
    window.history.pushState({ step }, '');
    window.scrollTo({ top: 0 });
    send({ type: 'go', step });
  };
}
