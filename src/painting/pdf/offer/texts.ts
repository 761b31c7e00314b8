import type { ColourName } from '../../../stone/colours';
import type { Mm } from '../../../stone/numbers';

/** Everything written on an offer, in the reader's language. */
export interface OfferTexts {
  /** What the product is called, beside its mark. */
  brand(): string;
  heading(): string;
  /** What the sheet of the single elements is called. */
  partsHeading(): string;
  number(given: { id: number }): string;
  /** A stone's name, its size in mm and its material. */
  stone(given: { name: string; width: Mm; height: Mm; thickness: Mm; material: string }): string;
  /** That natural stone varies. */
  note(): string;
  page(given: { page: number; pages: number }): string;
  date(date: Date): string;
  font(given: { family: string; cursive: boolean }): string;
  capHeight(given: { height: Mm }): string;
  lineWidth(given: { width: Mm }): string;
  place(given: { x: Mm; y: Mm; rotation: number }): string;
  size(given: { width: Mm; height: Mm }): string;
  engraved(): string;
  /** Engraved letters, and the colour they are painted with, in one line. */
  engravedIn(given: { colour: ColourName }): string;
  paint(given: { colour: ColourName }): string;
  mounted(given: { colour: ColourName }): string;
  /** An upload, which has no name. */
  ownVignet(): string;
  /** Something the catalogue does not hold any more. */
  unknown(given: { id: number }): string;
  emptyLine(): string;
}
