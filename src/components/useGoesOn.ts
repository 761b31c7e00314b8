import { useEffect, useState } from 'react';

/** How long after one waiting has ended another still goes on from it, in ms: a page may be drawn between two. */
const BETWEEN = 100;

/** Whether index.html showed a waiting stone from the beginning (styles/waiting.css), until the program took its place. */
const isFirst = typeof document !== 'undefined' && document.documentElement.dataset.stone !== undefined;

/** The waiting that is on the screen, whichever part of the page shows it. Times in ms since the page was opened. */
const shown = isFirst
  ? // There from the first picture on, and not by and by: whatever follows it is there as well.
    { begun: -10_000, alive: 0, ended: Number.POSITIVE_INFINITY }
  : { begun: 0, alive: 0, ended: Number.NEGATIVE_INFINITY };

/**
 * How long ago the waiting began that somebody sees, in ms. One screen may take over the waiting from another: what appears by and by
 * would else disappear in between, and appear again.
 */
export function useGoesOn(): number {
  const [since] = useState(() => {
    const now = performance.now();
    if (shown.alive === 0 && now - shown.ended > BETWEEN) shown.begun = now;
    return now - shown.begun;
  });
  useEffect(() => {
    shown.alive += 1;
    return () => {
      shown.alive -= 1;
      shown.ended = performance.now();
    };
  }, []);
  return since;
}
