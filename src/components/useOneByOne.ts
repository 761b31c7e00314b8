import { startTransition, useEffect, useState } from 'react';

/**
 * How many parts of something are drawn: the first at once, and one more whenever those before are on the page. Each is put
 * there in a turn of its own, so that a key or a press between two of them does not wait for all. For what lies further down,
 * so that nothing moves when it comes.
 *
 * @param parts how many there are in all.
 */
export function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, parts]);
  return drawn;
}
