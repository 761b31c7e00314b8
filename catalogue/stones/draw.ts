/** Draws the stone types: writes `catalogue/stone-types.json`. Run with `npx tsx catalogue/stones/draw.ts`. */
import { writeCatalogue } from '../writeCatalogue';
import { chosenStones } from './chosen';

await writeCatalogue('stone-types.json', chosenStones);
