import { createActorContext } from '@xstate/react';
import { designsMachine } from '../../machines/designs/designsMachine';

/** The list of cases and designs and what is being done about it. */
export const DesignsContext = createActorContext(designsMachine);
