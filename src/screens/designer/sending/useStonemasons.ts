import { useEffect, useState } from 'react';
import { fetchStonemasons } from '../../../api/stonemasons';
import type { Stonemason } from '../../../stone/catalogue/stonemason';

/** The list is the same for every popup of a page, and asked for when the first needs it. */
let fetched: Promise<readonly Stonemason[]> | undefined;

function stonemasons(): Promise<readonly Stonemason[]> {
  fetched ??= fetchStonemasons().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

/** The stonemasons a stone can be sent to; none while they are fetched, or where that fails (specification section 8). */
export function useStonemasons(): readonly Stonemason[] {
  const [list, setList] = useState<readonly Stonemason[]>([]);
  useEffect(() => {
    let isWanted = true;
    stonemasons().then(
      (found) => isWanted && setList(found),
      (error: unknown) => console.error('the stonemasons could not be fetched', error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return list;
}
