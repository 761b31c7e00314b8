import { type CSSProperties, useEffect, useRef, useState } from 'react';

interface OwnLettersProps {
  readonly text: string;
  /** Its font, once it is in view. */
  readonly style: CSSProperties;
}

/** A text in its own font, which the browser fetches only when the text comes into view. */
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
