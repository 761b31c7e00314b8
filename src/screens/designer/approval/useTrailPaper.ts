import { useState } from 'react';
import type { ExportedFile } from '../../../../workers/exporter/contract';
import type { StoneAddress } from '../../../api/stones';
import { fetchTrailPaper } from '../../../api/trailPaper';

/** Fetches the paper of who did what with an approval, for keeping. */
export function useTrailPaper(address: StoneAddress | undefined, onThere: (file: ExportedFile) => void) {
  const [state, setState] = useState<'fetching' | 'failed'>();
  const fetch = async () => {
    if (!address) return;
    setState('fetching');
    try {
      onThere({ name: `sten-${address.id}.pdf`, blob: await fetchTrailPaper(address) });
      setState(undefined);
    } catch {
      setState('failed');
    }
  };
  return { fetch, isFetching: state === 'fetching', hasFailed: state === 'failed' };
}
