import type { RuleSource } from '../../../../stone/catalogue/churchyard';

/** Where a rule was read: its title, which leads there where it stands on the web. */
export function RuleSourceLine({ source: { title, url } }: { readonly source: RuleSource }) {
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    <span>{title}</span>
  );
}
