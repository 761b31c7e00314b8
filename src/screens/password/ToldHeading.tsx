import { type ReactNode, useEffect, useRef } from 'react';

/** The result of a form, in its place: it gets the focus, since the button that was pressed is gone. */
export function ToldHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
