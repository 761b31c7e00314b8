import { Fragment } from 'react';

/** An e-mail address that goes on in a new line before its `@`, its dots and its dashes, and not within a word. */
export function Address({ written }: { readonly written: string }) {
  return written.split(/(?=[@.+_-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand twice, and none moves
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
