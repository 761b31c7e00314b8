import type { Box } from '../../geometry/box';
import type { Mm } from '../../stone/numbers';
import type { CutSheet } from './cutSheet';
import type { Ticket } from './ticket';

/** How far below all that is drawn it begins, how high it is written and how far apart, and how long its line is, in mm. */
const BELOW: Mm = 10;
const HEIGHT: Mm = 4;
const APART: Mm = 8;
const CHECK: Mm = 100;

/** How broad a letter is taken to be, in heights: fonts of CAD programs are no broader. */
const BROAD = 1;

/** A ticket below a box in stone mm, from its left on: a level line of 100 mm, and under it what is said. */
export function ticketBelow(drawn: Box, said: readonly string[]): Ticket {
  const [left, top] = [Math.floor(drawn.left), Math.ceil(drawn.bottom) + BELOW];
  const texts = [`${CHECK} mm`, ...said];
  const lines = texts.map((text, index) => ({ text, at: [left, top + (index + 1) * APART] as const }));
  const longest = Math.max(CHECK, ...texts.map(({ length }) => length * HEIGHT * BROAD));
  return {
    lines,
    height: HEIGHT,
    box: { left, top, right: left + longest, bottom: top + texts.length * APART },
    check: [
      [left, top],
      [left + CHECK, top],
    ],
  };
}

/** A sheet with a ticket below all that is drawn. */
export function withTicket(sheet: CutSheet, said: readonly string[]): CutSheet {
  return { ...sheet, ticket: ticketBelow(sheet.drawn, said) };
}
