import type { Parm, TextParm } from '../parm';
import type { Paragraph } from './fields';

/** A line of a paragraph, with its index in the design. */
export interface ParagraphLine {
  readonly element: number;
  readonly line: TextParm;
}

/** Lines that are a paragraph, in their order. */
export interface WholeParagraph {
  readonly group: number;
  readonly paragraph: Paragraph;
  readonly lines: readonly [ParagraphLine, ...ParagraphLine[]];
}

/** The elements that belong together with one, itself among them; only itself where it belongs to none. */
export function groupAround(elements: readonly Parm[], element: number): readonly number[] {
  const group = elements[element]?.group;
  if (group === undefined) return elements[element] ? [element] : [];
  return elements.flatMap((one, index) => (one.group === group ? [index] : []));
}

/** The paragraphs of a design, in the order of their first lines. */
export function paragraphsOf(elements: readonly Parm[]): readonly WholeParagraph[] {
  const byGroup = new Map<number, ParagraphLine[]>();
  for (const [element, line] of elements.entries()) {
    if (line.type !== 'text' || line.group === undefined) continue;
    const lines = byGroup.get(line.group) ?? [];
    lines.push({ element, line });
    byGroup.set(line.group, lines);
  }
  return [...byGroup].flatMap(([group, [first, ...others]]) => {
    const { paragraph } = first?.line ?? {};
    return first && paragraph ? [{ group, paragraph, lines: [first, ...others] }] : [];
  });
}

/** The elements that stand where one stands: the lines of its paragraph, or itself. */
export function movedWith(elements: readonly Parm[], element: number): readonly number[] {
  const whole = paragraphsOf(elements).find(({ lines }) => lines.some((line) => line.element === element));
  return whole?.lines.map((line) => line.element) ?? [element];
}

/** The paragraph that just these elements are; undefined where they are none, or only a part of one. */
export function paragraphOf(
  elements: readonly Parm[],
  selected: readonly number[],
): WholeParagraph | undefined {
  return paragraphsOf(elements).find(
    ({ lines }) =>
      lines.length === selected.length && lines.every(({ element }) => selected.includes(element)),
  );
}

/** A number for elements that are to belong together, which none of the design has. */
export function newGroup(elements: readonly Parm[]): number {
  return Math.max(0, ...elements.map(({ group = 0 }) => group)) + 1;
}

/** The text of a paragraph as it was written: without the breaks that were made for its width. */
export function textOf({ lines }: WholeParagraph): string {
  return lines
    .map(({ line }, index) => {
      if (index === lines.length - 1) return line.subText;
      return `${line.subText}${line.wraps ? ' ' : '\n'}`;
    })
    .join('');
}
