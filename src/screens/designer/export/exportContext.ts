import { createActorContext } from '@xstate/react';
import { exportMachine } from '../../../machines/export/exportMachine';

/** The export's machine, for requesting files and showing progress. */
export const ExportContext = createActorContext(exportMachine);
