import { type Foundry, foundry } from '../src/stone/catalogue/foundry';
import written from './foundry.json';

/**
 * What letters are cast. The families and heights of the group “bronze” are those of the font catalogue. That Garamond and
 * a formal script are cast from 16 and 27 mm on is what a public designer of gravestones has; of the heights, and for the
 * other families which is nearest, a judgement of ours. The characters are the letters of western Europe (ISO 8859-1),
 * figures, and the marks that names and dates need, a judgement as well: a foundry is asked before more is promised.
 */
export const FOUNDRY: Foundry = foundry.parse(written);
