import { handled } from '../handling';
import { type ParagraphChange, paragraph } from '../paragraph/fields';
import type { LaidLine } from '../paragraph/layParagraph';
import { groupAround } from '../paragraph/paragraphs';
import type { Parm } from '../parm';
import { type Carrying, changeElement } from './element';
import { withFields } from './fields';
import { linesPlaced } from './origins';

/** Changes how the lines of a paragraph stand to each other; nothing where the element is none of a paragraph's. */
export function changeParagraph<S extends Carrying>(stone: S, element: number, fields: ParagraphChange): S {
  const first = groupAround(stone.Parms, element).find((index) => {
    const line = stone.Parms[index];
    return line?.type === 'text' && line.paragraph !== undefined;
  });
  return changeElement(stone, first ?? -1, (line) => {
    if (line.type !== 'text' || !line.paragraph) return line;
    const before = line.paragraph;
    const changed = withFields<ParagraphChange>(before, fields);
    return changed === before ? line : { ...line, paragraph: paragraph.parse(changed) };
  });
}

/** Puts lines in the place of others (`linesPlaced`); all of them belong together as those did. */
export function setLines<S extends Carrying>(
  stone: S,
  elements: readonly number[],
  lines: readonly LaidLine[],
): S {
  const added = lines
    .filter(({ from }) => from === undefined)
    .map(({ line }) => handled(line, { key: undefined }));
  const byIndex = new Map(
    lines.flatMap(({ from, line }) =>
      from === undefined ? [] : [[from, handled(line, { key: stone.Parms[from]?.key })] as const],
    ),
  );
  const all = stone.Parms.map((_element, index) => index);
  const Parms = linesPlaced(all, elements, lines).flatMap((from): Parm[] => {
    const element = from === undefined ? added.shift() : (byIndex.get(from) ?? stone.Parms[from]);
    return element ? [element] : [];
  });
  return { ...stone, Parms };
}
