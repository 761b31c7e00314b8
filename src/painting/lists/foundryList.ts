import type { Translate } from '../pdf/writtenTexts';
import type { CastOrnament } from '../sheet/castOrnaments';
import type { LetterGroup } from '../sheet/letterList';
import { type Cell, mmCell, wordCell } from './spreadsheet';

/** What is ordered of a foundry. */
export interface Castings {
  readonly letters: readonly LetterGroup[];
  readonly ornaments: readonly CastOrnament[];
  /** An element in words. */
  readonly wordsOf: (element: number) => string;
}

/** The rows of a foundry's list, its head first: each letter by family, style, height and finish, then the ornaments. */
export function foundryList({ letters, ornaments, wordsOf }: Castings, translate: Translate): Cell[][] {
  const head = ['kind', 'name', 'style', 'height', 'width', 'finish', 'letter', 'count'] as const;
  return [
    head.map((column) => translate(`foundry.${column}`)),
    ...letters.flatMap(({ family, cursive, height, colour, letters: counted }) =>
      counted.map(({ character, count }) => [
        translate('foundry.ofLetter'),
        wordCell(family),
        translate(cursive ? 'foundry.italic' : 'foundry.upright'),
        mmCell(height),
        '',
        translate(`colours.${colour}`),
        wordCell(character),
        count,
      ]),
    ),
    ...ornaments.map(({ element, mirrored, width, height, colour, count }) => [
      translate('foundry.ofOrnament'),
      wordCell(wordsOf(element)),
      mirrored ? translate('foundry.mirrored') : '',
      mmCell(height),
      mmCell(width),
      translate(`colours.${colour}`),
      '',
      count,
    ]),
  ];
}
