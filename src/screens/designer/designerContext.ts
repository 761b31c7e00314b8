import { withinWorkplace } from './workplaceContext';

/** The designer's machine, for every part of its screen to read and to send events to. */
export const DesignerContext = withinWorkplace('designer');
