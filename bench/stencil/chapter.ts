const HEADING = '## The edge of a rubber stencil';

/** The chapter of `run.ts` at the end of a page, with the empty line before it; empty where it has none. */
export function stencilIn(page: string): string {
  const at = page.indexOf(HEADING);
  return at < 0 ? '' : `\n${page.slice(at)}`;
}
