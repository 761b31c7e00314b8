import { useEffect, useState } from 'react';

/** How long something must stay as it is before it is announced, in ms: longer than a pause in typing. */
const REST = 2000;

/** What was last left alone for a while; empty before anything has changed since it was first seen. */
export function useRested(words: string): string {
  const [first] = useState(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid((before) => (before || words !== first ? words : '')), REST);
    return () => clearTimeout(timer);
  }, [words, first]);
  return said;
}
