import type { RuleSource } from '../../../../stone/catalogue/churchyard';

/** The source of a rule: its title, linked if it is on the web. */
export function RuleSourceLine({ source: { title, url } }: { readonly source: RuleSource }) {
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  ) : (
    <span>{title}</span>
  );
}
