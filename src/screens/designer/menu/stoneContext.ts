import { withinWorkplace } from '../workplaceContext';

/** The machine that duplicates and deletes the stone, for its menu items and popups. */
export const StoneContext = withinWorkplace('stone');
