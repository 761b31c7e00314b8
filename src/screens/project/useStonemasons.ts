import { useEffect, useState } from 'react';
import { fetchStonemasons } from '../../api/stonemasons';
import type { Stonemason } from '../../stone/catalogue/stonemason';

/** The stonemasons a stone can be sent to, as far as they are known. */
export interface StonemasonsOnOffer {
  readonly list: readonly Stonemason[];
  /** Whether there is no list because it could not be fetched. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The list as it was fetched last: a form that opens once more shows it at once, and has it fetched anew. */
let known: readonly Stonemason[] = [];

/** The stonemasons of a form, fetched when it opens; only here, so that each form says the same where that fails. */
export function useStonemasons(): StonemasonsOnOffer {
  const [list, setList] = useState(known);
  const [state, setState] = useState<'fetching' | 'fetched' | 'failed'>('fetching');
  useEffect(() => {
    if (state !== 'fetching') return undefined;
    const giveUp = new AbortController();
    fetchStonemasons(giveUp.signal).then(
      (found) => {
        known = found;
        setList(found);
        setState('fetched');
      },
      () => {
        if (!giveUp.signal.aborted) setState('failed');
      },
    );
    return () => giveUp.abort();
  }, [state]);
  return { list, hasFailed: state === 'failed' && list.length === 0, retry: () => setState('fetching') };
}
