import { withinWorkplace } from '../workplaceContext';

/** The machine that takes a family's stone over, for its buttons and popups. */
export const TakingOverContext = withinWorkplace('takingOver');
