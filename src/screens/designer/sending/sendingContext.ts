import { withinWorkplace } from '../workplaceContext';

/** The machine that sends the stone, for its button and popups. */
export const SendingContext = withinWorkplace('sending');
