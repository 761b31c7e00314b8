import { withinWorkplace } from '../workplaceContext';

/** The machine that renews a stone's links, for its button and popups. */
export const RenewingContext = withinWorkplace('renewing');
