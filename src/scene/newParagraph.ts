import { capHeightOf } from '../stone/capHeight';
import { newText } from '../stone/defaults';
import type { Edit } from '../stone/edits/edit';
import { toTenth } from '../stone/numbers';
import type { TextParm } from '../stone/parm';
import type { Design } from '../stone/stone';
import { breadthOf } from '../stone/templates/breadths';
import { LEADING, newLine, type Room } from './newLine';

/**
 * The edit that adds a paragraph where there is room for its longest line: its lines one below the other about the same
 * middle, in the size of a verse.
 *
 * @param texts its lines, one at least.
 */
export function newParagraph(design: Design, room: Room, texts: readonly string[]): Edit {
  const [longest = ''] = [...texts].sort(
    (one, other) => breadthOf(other, '', 1, 0) - breadthOf(one, '', 1, 0),
  );
  const placed = newLine(design, room, longest, texts.length);
  const line: Partial<TextParm> = placed.kind === 'addText' ? placed.given : {};
  const { position = { x: room.measures.width / 2, y: 0, rotation: 0 } } = line;
  const { subTextSpacing: _, ...given } = line;
  const leading = toTenth(capHeightOf(line) * LEADING);
  const count = design.Parms.length;
  return {
    kind: 'together',
    edits: [
      ...texts.map((subText, index): Edit => {
        const y = position.y + index * leading;
        const { subTextSpacing } = newText(subText);
        return {
          kind: 'addText',
          subText,
          given: { ...given, subTextSpacing, position: { ...position, y } },
        };
      }),
      {
        kind: 'group',
        elements: texts.map((_text, index) => count + index),
        paragraph: { align: 'centre', leading },
      },
    ],
  };
}
