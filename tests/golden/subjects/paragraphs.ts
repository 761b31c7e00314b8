import { ParagraphLayout, widthsFrom } from '../../../src/scene/layParagraphs';
import { applyEdit } from '../../../src/stone/edits/applyEdit';
import { PARAGRAPH_ALIGNMENTS, type ParagraphAlignment } from '../../../src/stone/paragraph/fields';
import { sources } from '../../scene/drawnStone';
import { type Golden, onPlate } from '../golden';

const VERSE = ['Så langt som øjet rækker', 'er himlen stadig blå', 'og alt det gode lever'];

/** As it stands once it was edited: its lines in their places. */
function laid(golden: Golden): Golden {
  const edit = new ParagraphLayout(widthsFrom(sources)).edit(golden.design);
  return edit ? { ...golden, design: applyEdit(golden.design, edit) } : golden;
}

/** The lines of one paragraph, about the middle of a quarter of the plate. */
const verse = (align: ParagraphAlignment, group: number) => {
  const x = 100 + (group % 2) * 200;
  const y = 24 + Math.floor(group / 2) * 70;
  return VERSE.map((subText, row) => ({
    type: 'text',
    subText,
    fontFamily: 'EB Garamond',
    fontSize: '9',
    group: group + 1,
    position: { x, y: y + row * 17, rotation: 0 },
    ...(row === 0 && { paragraph: { align, leading: 17 } }),
  }));
};

/** A sign that the family lacks, as the catalogue's drawing at cap height, beside one that it has. */
const SIGNS = [
  { subText: 'Anna ⚭ Bo', fontFamily: 'Cinzel', signs: { '⚭': 580 } },
  { subText: '★ 1941 † 2026', fontFamily: 'Great Vibes', signs: { '★': 873 } },
  { subText: 'Elsket ♥ savnet', fontFamily: 'EB Garamond', signs: { '♥': 582 }, cursive: true },
].map((given, row) => ({
  type: 'text',
  fontSize: '13',
  position: { x: 120, y: 28 + row * 32, rotation: 0 },
  ...given,
}));

/** Verses of several lines in each alignment, and signs that are drawn between letters. */
export const PARAGRAPHS: readonly Golden[] = [
  laid(onPlate('paragraphs/aligned', { width: 400, height: 150 }, PARAGRAPH_ALIGNMENTS.flatMap(verse))),
  onPlate('paragraphs/signs', { width: 240, height: 112 }, SIGNS),
];
