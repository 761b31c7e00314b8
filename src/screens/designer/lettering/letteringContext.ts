import { withinWorkplace } from '../workplaceContext';

/** What the business of whoever is logged in keeps of its lettering. */
export const LetteringContext = withinWorkplace('lettering');
