import { type CSSProperties, useEffect, useRef, useState } from 'react';

interface OwnLettersProps {
  readonly text: string;
  /** How it is written, once it is seen. */
  readonly style: CSSProperties;
}

/** A text in letters of its own, which the browser fetches when the text comes into view and not before. */
export function OwnLetters({ text, style }: OwnLettersProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      watch.disconnect();
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={place} style={isSeen ? style : undefined}>
      {text}
    </span>
  );
}
