import { withinWorkplace } from '../workplaceContext';

/** The export's machine, for requesting files and showing progress. */
export const ExportContext = withinWorkplace('export');
