/** Draws the attachments: writes `catalogue/attachments.json`. Run with `npx tsx catalogue/attachments/draw.ts`. */
import { writeCatalogue } from '../writeCatalogue';
import { chosenAttachments } from './chosen';

await writeCatalogue('attachments.json', chosenAttachments());
