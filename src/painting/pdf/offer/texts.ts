import type { ColourName } from '../../../stone/colours';
import type { Curve } from '../../../stone/curve';
import type { EtchingLooks } from '../../../stone/etching/parm';
import type { SaidMake } from '../../../stone/make/madeTexts';
import type { MedallionLooks } from '../../../stone/medallion/parm';
import type { Mm } from '../../../stone/numbers';

/** Everything written on an offer, in the reader's language. */
export interface OfferTexts {
  /** The product's name, beside its mark. */
  brand(): string;
  heading(): string;
  /** The title of the sheet with the single elements. */
  partsHeading(): string;
  number(given: { id: number }): string;
  /** A stone's name, its size in mm and its material. */
  stone(given: { name: string; width: Mm; height: Mm; thickness: Mm; material: string }): string;
  /** What is ordered of the stone besides its face, thing by thing. */
  made(given: SaidMake): readonly string[];
  /** The note that natural stone varies. */
  note(): string;
  page(given: { page: number; pages: number }): string;
  date(date: Date): string;
  font(given: { family: string; cursive: boolean }): string;
  capHeight(given: { height: Mm }): string;
  /** How wide a line is, along what it follows. */
  lineWidth(given: { width: Mm; curve: Curve | undefined }): string;
  place(given: { x: Mm; y: Mm; rotation: number }): string;
  size(given: { width: Mm; height: Mm }): string;
  engraved(): string;
  /** Engraved letters, and the colour they are painted with, in one line. */
  engravedIn(given: { colour: ColourName }): string;
  paint(given: { colour: ColourName }): string;
  mounted(given: { colour: ColourName }): string;
  /** An upload, which has no name. */
  ownVignet(): string;
  /** A QR code, by what it says. */
  qrCode(given: { content: string }): string;
  /** A medallion, by its size, shape and tone. */
  medallion(given: MedallionLooks): string;
  /** An etching, by its size, shape and dots. */
  etching(given: Pick<EtchingLooks, 'shape' | 'width' | 'height' | 'dpi' | 'inverted'>): string;
  /** Something no longer in the catalogue. */
  unknown(given: { id: number }): string;
  emptyLine(): string;
}
