import type { ColourName } from '../../stone/colours';
import type { EtchingLooks } from '../../stone/etching/parm';
import type { MedallionLooks } from '../../stone/medallion/parm';
import type { Mm } from '../../stone/numbers';

/** All text on paper, in the reader's language; lengths are given in mm. */
export interface PaperTexts {
  tile(given: { row: number; column: number; page: number; pages: number }): string;
  /** Beside the control line. */
  control(given: { length: Mm }): string;
  /** The note that the page must be printed in true size. */
  trueSize(): string;
  templateTitle(): string;
  /** The explanation of the crosses within mounted letters. */
  pins(): string;
  /** In a space that is kept free. */
  reserved(): string;
  /** How large that space is, and how far its left and its upper edge are from those of the stone. */
  reservedSize(given: { width: Mm; height: Mm }): string;
  reservedPlace(given: { left: Mm; top: Mm }): string;
  /** In the outline of a medallion: its name, from its size, shape and tone. */
  medallion(given: Omit<MedallionLooks, 'picture'>): string;
  /** In the outline of an etching: its name, from its size, shape and dots. */
  etching(given: Pick<EtchingLooks, 'shape' | 'width' | 'height' | 'dpi' | 'inverted'>): string;
  /** The names of the layers: what is cut or mounted, what guides it, and the control lines. */
  layerCut(): string;
  layerGuides(): string;
  layerControl(): string;
  letterListTitle(): string;
  letterGroup(given: { family: string; cursive: boolean; height: Mm; colour: ColourName }): string;
  /** How many letters there are. */
  letterTotal(given: { count: number }): string;
  /** One character of the list and its count. */
  letterCount(given: { character: string; count: number }): string;
}
