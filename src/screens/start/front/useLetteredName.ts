import { useEffect, useState } from 'react';
import type { LetteredName } from './nameOnStone';

interface Lettering {
  /** The last name that was set; undefined where none is written. */
  readonly lettered: LetteredName | undefined;
  /** Whether the letters could not be fetched. */
  readonly hasFailed: boolean;
}

const NOTHING: Lettering = { lettered: undefined, hasFailed: false };

/**
 * A name in the letters of the start page's stone. What sets it is fetched with the first character: few who only pass by
 * write one.
 *
 * @param name without blanks around it; empty for none.
 */
export function useLetteredName(name: string): Lettering {
  const [lettering, setLettering] = useState(NOTHING);
  useEffect(() => {
    if (name === '') return setLettering(NOTHING);
    let isOld = false;
    const tell = (now: Lettering) => {
      if (!isOld) setLettering(now);
    };
    import('./nameOnStone')
      .then(({ nameOnStone }) => nameOnStone(name))
      .then(
        (lettered) => tell({ lettered, hasFailed: false }),
        () => tell({ lettered: undefined, hasFailed: true }),
      );
    return () => {
      isOld = true;
    };
  }, [name]);
  return lettering;
}
