/** A rule of a style sheet: what it counts for, under which conditions, and what it says. */
export interface Rule {
  readonly selector: string;
  /** The at-rules around it, the outermost first. */
  readonly conditions: readonly string[];
  /** `property: value`, one for each. */
  readonly declarations: readonly string[];
}

const words = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The rules of a style sheet, in their order; comments say nothing. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: { selector: string; conditions: string[]; declarations: string[] }[] = [];
  const open: { prelude: string; declarations: string[] }[] = [];
  let from = 0;
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const before = words(text.slice(from, index));
    from = index + 1;
    if (mark === '{') {
      open.push({ prelude: before, declarations: [] });
      continue;
    }
    if (before !== '') open.at(-1)?.declarations.push(before);
    if (mark === ';') continue;
    const closed = open.pop();
    if (!closed) throw new Error('a brace too many');
    const conditions = open.map(({ prelude }) => prelude);
    if (closed.declarations.length > 0)
      rules.push({ selector: closed.prelude, conditions, declarations: closed.declarations });
  }
  if (open.length > 0) throw new Error('a brace too few');
  return rules;
}
