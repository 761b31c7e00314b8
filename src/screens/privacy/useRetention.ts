import { useEffect, useState } from 'react';
import { fetchRetention } from '../../api/retention';
import type { Retention } from '../../stone/wire/retention';

/** For how long this server keeps each kind of data; undefined until it has answered, and where it cannot be asked. */
export function useRetention(): Retention | undefined {
  const [retention, setRetention] = useState<Retention>();
  useEffect(() => {
    const given = new AbortController();
    // What is said of it stands without the times then.
    fetchRetention(given.signal).then(setRetention, () => undefined);
    return () => given.abort();
  }, []);
  return retention;
}
