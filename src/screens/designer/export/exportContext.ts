import { createActorContext } from '@xstate/react';
import { exportMachine } from '../../../machines/export/exportMachine';

/** The export's machine, for whatever orders a file or shows how that goes. */
export const ExportContext = createActorContext(exportMachine);
