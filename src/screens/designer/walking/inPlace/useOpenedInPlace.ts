import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { PopupsContext } from '../../popups/popupsContext';
import { IN_PLACE } from './links';

/** Opens the stone where it is to stand, if the address asks for it: a code that a phone has read does. */
export function useOpenedInPlace(): void {
  const popups = PopupsContext.useActorRef();
  const isAsked = new URLSearchParams(useSearch()).has(IN_PLACE);
  useEffect(() => {
    if (isAsked) popups.send({ type: 'open', popup: 'in place' });
  }, [popups, isAsked]);
}
