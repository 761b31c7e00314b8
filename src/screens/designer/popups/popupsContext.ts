import { withinWorkplace } from '../workplaceContext';

/** Which popup of the designer is open, for the buttons that open one and for the popups themselves. */
export const PopupsContext = withinWorkplace('popups');
