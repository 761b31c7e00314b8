/** Draws the ornaments: writes `catalogue/vignets.json`. Run with `npx tsx catalogue/ornaments/draw.ts`. */
import { writeCatalogue } from '../writeCatalogue';
import { chosenOrnaments } from './chosen';

await writeCatalogue('vignets.json', chosenOrnaments());
