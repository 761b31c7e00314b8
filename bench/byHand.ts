const BEGIN = '<!-- by hand -->';

/**
 * The chapters at the end of a page that no run of the bench writes, with the mark before them and an empty line before that;
 * empty where it has none.
 */
export function byHandIn(page: string): string {
  const at = page.indexOf(BEGIN);
  return at < 0 ? '' : `\n${page.slice(at)}`;
}
