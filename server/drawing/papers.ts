import type { DrawPapers } from '../jobs/deliverLetters';
import type { Database } from '../store/database';
import { drawableOf, type ReadPicture } from './drawable';
import type { DrawingThread } from './drawingThread';

/**
 * The papers that a mason is sent with a stone: the offer, and the stone at true size.
 *
 * @param catalogueFolder the folder that holds the catalogue's `tiles`.
 */
export function masonPapers(
  database: Database,
  thread: DrawingThread,
  read: ReadPicture,
  catalogueFolder: string,
): readonly DrawPapers[] {
  const paper =
    (kind: 'offer' | 'sheet'): DrawPapers =>
    async (design, stoneId, locale) => {
      const drawable = await drawableOf(database, design, read);
      const drawn = await thread.draw({ kind, locale, stoneId, catalogueFolder, ...drawable });
      if (!('pdf' in drawn)) throw new Error('no paper was drawn');
      return [{ filename: `${stoneId}-${kind}.pdf`, contentType: 'application/pdf', content: drawn.pdf }];
    };
  return [paper('offer'), paper('sheet')];
}
